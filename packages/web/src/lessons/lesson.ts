import type { Language, Message, Scene } from "@medallion/kernel";

/** What the coach says, in every language, in ICU message format. */
export type Sentence = Readonly<Record<Language, string>>;

/** The lessons of one game, in the order in which they are best taken. */
export interface Course {
  readonly game: string;
  /** What those are called who sit at the table besides the learner. */
  readonly others: readonly Sentence[];
  readonly lessons: readonly Lesson[];
}

/** A position, and what is done in it: the learner has the first seat, all other seats follow the script. */
export interface Script {
  readonly scene: Scene;
  readonly steps: readonly ScriptStep[];
}

/** A position and a script, and what is said to it. */
export interface Lesson extends Script {
  /** The same for ever: links and progress name it. */
  readonly id: string;
  readonly title: Sentence;
  readonly about: Sentence;
  readonly minutes: number;
  /** What the placeholders in the coach's sentences stand for. */
  readonly names: Readonly<Record<string, Message>>;
  readonly steps: readonly Step[];
  /** What the coach says when all is done. */
  readonly end: Sentence;
}

export interface Step extends ScriptStep {
  readonly say: Sentence;
  /** CSS selectors of what the coach points at on the drawn table; first of all what is to be used now. */
  readonly point?: readonly string[];
}

export interface ScriptStep {
  /**
   * The learner's choices that lead on, as scenarios write them after a seat's name; the first is the one to show to
   * whoever asks. Absent where the learner only reads and goes on.
   */
  readonly choose?: readonly [string, ...string[]];
  /** What the coach says to some of the other choices, by how they begin; the rest gets a friendly reminder. */
  readonly replies?: readonly Reply[];
  /** What the others do once the learner is done, as lines of a scenario: `B passes`. */
  readonly answer?: readonly string[];
}

export interface Reply {
  readonly to: string;
  readonly say: Sentence;
}

/** Where the learner sits. */
export const LEARNER = 0;

/** The lesson that comes after this one. */
export function lessonAfter({ lessons }: Course, lesson: Lesson): Lesson | undefined {
  return lessons[lessons.indexOf(lesson) + 1];
}
