import type { Text } from "../language/words.ts";

/** Whom one meets where a bot plays: somebody of their own in every seat, the same one in every game and replay. */
export const OPPONENTS = ["bertram", "ludmila", "osric", "radka", "tibor"] as const;

export type Opponent = (typeof OPPONENTS)[number];

export function opponentAt(seat: number): Opponent {
  return OPPONENTS[seat % OPPONENTS.length] ?? "bertram";
}

/** What the bot in this seat is called. */
export function opponentName(seat: number, text: Text): string {
  return text("opponent.name", { who: opponentAt(seat) });
}
