import { storyTitle } from "@medallion/old-world/pages";
import type { Sentence } from "../../../lessons/lesson.ts";
import DrawnStory from "../story/picture/drawn-story.tsx";
import styles from "./plate.module.css";
import { BookPlate } from "./plate.tsx";

interface StoryFigureProps {
  readonly story: string;
  /** With `{story}` for its title. */
  readonly caption: Sentence;
}

/** The picture of a story. */
export function StoryFigure({ story, caption }: StoryFigureProps) {
  return (
    <BookPlate caption={caption} values={{ story: storyTitle(story) }}>
      <div className={styles.story}>
        <DrawnStory story={story} />
      </div>
    </BookPlate>
  );
}
