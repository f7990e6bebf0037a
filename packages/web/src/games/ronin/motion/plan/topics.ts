import type { Topic } from "../../../../drawn/index.ts";

/** What the table of Ronin says of what happened; what no film reveals is said when it has come to rest. */
export const topicOf = {
  chapter: "chapter",
  /** The step of the turn. */
  phase: "phase",
  initiative: "initiative",
  /** Who decides, and who has: no film tells it. */
  turn: "turn",
  /** What was taken from the rows in this turn. */
  rows: "rows",
  /** How many cards lie in deck and discard pile. */
  deck: "deck",
  /** The scoring of the last chapter. */
  scored: "scored",
  result: "result",
  xp: (player: number): Topic => `xp:${player}`,
  vp: (player: number): Topic => `vp:${player}`,
  /** How many cards somebody holds. */
  hand: (player: number): Topic => `hand:${player}`,
  symbols: (player: number): Topic => `symbols:${player}`,
  alliance: (board: number): Topic => `alliance:${board}`,
} as const;
