import type { Sentence } from "./lesson.ts";

/** What questions of a game are about, by their kind: said once, the first time that one is asked. */
export type Hints = Readonly<Record<string, Sentence>>;
