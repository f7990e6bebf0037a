import type { Seat } from "@medallion/kernel";
import type { Sym } from "../data/index.ts";
import type { RoninEvent } from "../events.ts";

/**
 * What a card does to its player, counted from events: the level of its effect (0 if it is missed), symbols lost and
 * gained, tea passed with it, spaces moved on the left and the right track, and experience.
 */
export type Amount = "level" | `lost${Sym}` | `gained${Sym}` | "tea" | "left" | "right" | "xp";

/** In the order in which they are told. */
export const AMOUNTS: readonly Amount[] = [
  "level",
  "lostC",
  "lostM",
  "lostE",
  "lostD",
  "gainedC",
  "gainedM",
  "gainedE",
  "gainedD",
  "tea",
  "left",
  "right",
  "xp",
];

/** Only what happened is in it. */
export type Tally = Partial<Record<Amount, number>>;

/** Adds to the tally of a card what an event did to its player. */
export function count(tally: Tally, event: RoninEvent, seat: Seat): void {
  const add = (amount: Amount, more: number): void => {
    tally[amount] = (tally[amount] ?? 0) + more;
  };
  switch (event.kind) {
    case "effectMissed":
      return add("level", 0);
    case "effectResolved":
      return add("level", event.level);
    case "symbolsLost":
      for (const symbol of event.tokens) add(`lost${symbol}`, 1);
      for (const { symbol } of event.printed) add(`lost${symbol}`, 1);
      return;
    case "symbolsGained":
      if (event.seat === seat) for (const symbol of event.symbols) add(`gained${symbol}`, 1);
      return;
    case "teaPassed":
      return add("tea", 1);
    case "allianceMoved":
      // A board is named by the player whose left board it is.
      if (event.seat === seat) add("left", 1);
      else if (event.partner === seat) add("right", 1);
      return;
    case "xpGained":
      if (event.seat === seat) add("xp", event.xp);
      return;
  }
}
