import { storyTitle } from "@medallion/old-world/pages";
import DrawnStory from "../story/picture/drawn-story.tsx";
import { CAPTIONS } from "./captions.ts";
import { SHOWN_STORY } from "./examples.ts";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

/** The picture of a story. */
export function StoryFigure() {
  return (
    <BookPlate caption={CAPTIONS.story} values={{ story: storyTitle(SHOWN_STORY) }}>
      <div className={styles.story}>
        <DrawnStory story={SHOWN_STORY} />
      </div>
    </BookPlate>
  );
}
