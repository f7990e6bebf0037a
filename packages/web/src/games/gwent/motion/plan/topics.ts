import type { Topic } from "../../../../drawn/film/plan/cue.ts";

/** What the table of Gwent says of what happened; what no film reveals is said when it has come to rest. */
export const TOPICS = {
  /** Whose turn it is, and what is asked. */
  turn: "turn",
  round: "round",
  gems: "gems",
  /** How the last round ended, and the rounds so far. */
  rounds: "rounds",
  /** How many cards lie in hands, decks and piles, in words; as numbers they count with the cards. */
  counts: "counts",
  /** What has become of the leaders. */
  leaders: "leaders",
  /** Who has passed, in words. */
  passed: "passed",
  /** Games won of a tournament. */
  wins: "wins",
  result: "result",
} as const satisfies Record<string, Topic>;
