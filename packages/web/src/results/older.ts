import { ownSeat, type PlayedGame } from "./played.ts";
import { played, type Statistics, type Tally, tallyOf } from "./statistics.ts";

/** Games of one mode of which only the results are still known. */
export interface Older extends Tally {
  readonly game: string;
  readonly mode: string;
}

/** What a server counts beyond the games that are in one's list there. */
export function olderThan(totals: readonly Older[], games: readonly PlayedGame[]): readonly Older[] {
  return totals.flatMap(({ game, mode, won, drawn, lost }) => {
    const kept = tallyOf(
      games
        .filter((one) => one.game === game && one.mode === mode)
        .flatMap((one) => ownSeat(one)?.result ?? []),
    );
    const rest = {
      won: Math.max(0, won - kept.won),
      drawn: Math.max(0, drawn - kept.drawn),
      lost: Math.max(0, lost - kept.lost),
    };
    return played(rest) === 0 ? [] : [{ game, mode, ...rest }];
  });
}

/** The same statistics with older games in the sums; of streaks, decks and records nothing is known of them. */
export function withOlder(statistics: Statistics, older: readonly Older[]): Statistics {
  const byMode = new Map(statistics.byMode.map((slice) => [slice.id, slice]));
  for (const { game, mode, ...tally } of older) {
    const id = `${game}/${mode}`;
    const known = byMode.get(id);
    byMode.set(id, { id, game, mode, tally: known === undefined ? tally : sum(known.tally, tally) });
  }
  return {
    ...statistics,
    tally: older.reduce(sum, statistics.tally),
    byMode: [...byMode.values()].toSorted((one, other) => played(other.tally) - played(one.tally)),
  };
}

function sum(one: Tally, other: Tally): Tally {
  return { won: one.won + other.won, drawn: one.drawn + other.drawn, lost: one.lost + other.lost };
}
