import { type Composition, scene } from "../story/picture/composition.ts";
import { StoryPicture } from "../story/picture/story-picture.tsx";
import styles from "./lesson-picture.module.css";

/** What one meets in each lesson, composed as pictures of stories are. */
const SCENES: Readonly<Record<string, Composition>> = {
  turn: scene("road", "day", ["house", "back-left"], ["horse", "right"], ["witcher", "near-left"]),
  fight: scene("wood", "dusk", ["wolf", "right", "turned"], ["witcher", "near-left"]),
  stories: scene("room", "night", ["elder", "left"], ["candles", "back-right"], ["book", "near-right"]),
  growing: scene("mountain", "dawn", ["gate", "back"], ["witcher", "left"], ["swords", "near-right"]),
};

export default function LessonPicture({ lesson }: { readonly lesson: string }) {
  const composition = SCENES[lesson];
  return <div className={styles.picture}>{composition && <StoryPicture composition={composition} />}</div>;
}
