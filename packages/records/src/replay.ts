import {
  at,
  begin,
  type Choice,
  type Event,
  type Finality,
  type Game,
  randomFrom,
  settle,
  type Tell,
} from "@medallion/kernel";
import { applyAt, checkSeat, endingOf } from "./apply.ts";
import { readByGame, within } from "./blame.ts";
import type { Ending } from "./ending.ts";
import { type Entry, inForce, type Placed, type Takeback } from "./entry.ts";
import type { Holder } from "./holder.ts";
import { firstEntries, type GameRecord } from "./record.ts";
import { refuse } from "./refuse.ts";
import { type Sitting, sittingAfter } from "./sitting.ts";

/** Where a game stands after its record was read. */
export interface Replayed<S> {
  readonly state: S;
  /** The entries of the last segment that are in force, takebacks applied; `finalities` has one for each. */
  readonly history: readonly Exclude<Entry, Takeback>[];
  readonly finalities: readonly Finality[];
  readonly seats: readonly Holder[];
  readonly paused: boolean;
  readonly ending: Ending | undefined;
}

/**
 * Plays a record again, or its first `upTo` entries counted through all segments. Only the last of these
 * segments is run; throws `InputError` if it needs another version of the rules or holds an illegal entry.
 */
export function replay<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  whole: GameRecord,
  upTo?: number,
): Replayed<S> {
  const record = upTo === undefined ? whole : firstEntries(whole, upTo);
  const index = record.segments.length - 1;
  const state = segmentStart(game, record, index);
  let sitting = sittingBefore(record, index);
  const line = segmentLine(record, index);
  const finalities: Finality[] = [];
  for (const placed of line) {
    finalities.push(applyAt(game, state, sitting, placed, index));
    sitting = sittingAfter(sitting, placed.entry);
  }
  const { seats, paused } = sitting;
  const ending = endingOf(game, state, sitting);
  return { state, history: line.map(({ entry }) => entry), finalities, seats, paused, ending };
}

/** The state a segment begins with, at rest. */
export function segmentStart<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
  index: number,
  tell?: Tell<E>,
): S {
  const segment = at(record.segments, index);
  checkVersion(game, segment.rulesVersion, ["segments", index, "rulesVersion"]);
  if (index > 0) {
    const state = readByGame(["segments", index, "start"], () =>
      game.parseState(segment.start, segment.rulesVersion),
    );
    settle(game, state, tell);
    return state;
  }
  const options = readByGame(["segments", index, "options"], () => game.parseOptions(segment.options));
  if (game.seats(options) !== record.seats.length) throw refuse("bad-shape", ["seats"]);
  return begin(game, options, randomFrom(record.seed, record.salts), tell);
}

/** Throws `InputError` unless the game has exactly this version of the rules. */
export function checkVersion(
  game: { readonly rulesVersion: number },
  needed: number,
  path: readonly (string | number)[],
): void {
  if (needed > game.rulesVersion) throw refuse("newer-rules", path, { version: needed });
  if (needed < game.rulesVersion) throw refuse("older-rules", path, { version: needed });
}

/** The sitting at the beginning of a segment: the table's own entries of all earlier ones are read, no rules run. */
export function sittingBefore(record: GameRecord, index: number): Sitting {
  let sitting: Sitting = { seats: record.seats, paused: false, ended: undefined };
  for (let earlier = 0; earlier < index; earlier++)
    for (const { entry, place } of segmentLine(record, earlier)) {
      checkSeat(entry, record.seats.length, ["segments", earlier, "history", place]);
      sitting = sittingAfter(sitting, entry);
    }
  return sitting;
}

function segmentLine(record: GameRecord, index: number): readonly Placed[] {
  return within(["segments", index], () => inForce(at(record.segments, index).history));
}
