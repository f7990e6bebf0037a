import { type PlayedGame, playedHere, type Result } from "../played.ts";

const AGAINST: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** A duel of Anna's against a bot, the later the higher its number. */
export function duel(number: number, result: Result, change: Partial<PlayedGame> = {}): PlayedGame {
  const row = {
    ...{ table: "a-table-of-trials", number, game: "gwent", mode: "standard", by: "rules" },
    finished: 1000 + number,
    seats: [
      {
        ...{ kind: "person" as const, name: "Anna", result, score: result === "win" ? 2 : 1 },
        with: { id: "nr-siege-line", name: { key: "deck.nr-siege-line" } },
      },
      { kind: "bot" as const, name: "greedy", bot: "greedy", result: AGAINST[result], score: 1 },
    ],
  };
  return { ...playedHere(row), ...change };
}

/** One game after the other with these results: `w`, `d`, `l`. */
export function duels(results: string): readonly PlayedGame[] {
  const named = { w: "win", d: "draw", l: "loss" } as const;
  return [...results].map((sign, number) => duel(number, named[sign === "w" || sign === "d" ? sign : "l"]));
}
