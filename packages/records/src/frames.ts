import { at, type Choice, type Event, type Finality, type Game, type Told } from "@medallion/kernel";
import { applyAt, endingOf } from "./apply.ts";
import { readByGame, within } from "./blame.ts";
import type { Ending } from "./ending.ts";
import { type Entry, type Placed, takenBack } from "./entry.ts";
import type { Holder } from "./holder.ts";
import type { GameRecord } from "./record.ts";
import { segmentStart, sittingBefore } from "./replay.ts";
import { type Sitting, sittingAfter } from "./sitting.ts";

/** A game after one entry. The state is the frame's own: keep the frames and step forwards and backwards. */
export interface Frame<S, E extends Event = Event> {
  /** How many entries, counted through all segments, led here. */
  readonly position: number;
  readonly segment: number;
  /** Absent where a segment begins. */
  readonly entry: Entry | undefined;
  readonly state: S;
  readonly told: readonly Told<E>[];
  readonly finality: Finality;
  readonly seats: readonly Holder[];
  readonly paused: boolean;
  readonly ending: Ending | undefined;
}

/**
 * One frame for the beginning of each segment and one for each entry, takebacks included. A segment of
 * another version of the rules is not run: of it there is one frame, with all that was told of it and the
 * checkpoint where the next one begins.
 */
export function* frames<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
): Generator<Frame<S, E>, void, undefined> {
  let position = 0;
  for (const [index, segment] of record.segments.entries()) {
    if (segment.rulesVersion === game.rulesVersion) yield* segmentFrames(game, record, index, position);
    position += segment.history.length;
    if (segment.rulesVersion !== game.rulesVersion) yield* still(game, record, index, position);
  }
}

function* still<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
  index: number,
  position: number,
): Generator<Frame<S, E>, void, undefined> {
  const next = record.segments[index + 1];
  if (next === undefined) return;
  const place = ["segments", index + 1, "start"];
  const state = readByGame(place, () => game.parseState(next.start, next.rulesVersion));
  // Events of other rules are taken as they were written; a viewer shows what it still can.
  const told = (at(record.segments, index).told ?? []) as readonly Told<E>[];
  const where = { position, segment: index, entry: undefined };
  yield { ...frameOf(game, state, sittingBefore(record, index + 1), where), told };
}

/** The frames of one segment, which must be of the game's version of the rules. */
export function* segmentFrames<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
  index: number,
  before: number,
): Generator<Frame<S, E>, void, undefined> {
  const begun = sittingBefore(record, index);
  const heard: Told<E>[] = [];
  let state = segmentStart(game, record, index, (told) => heard.push(told));
  let sitting = begun;
  yield {
    ...frameOf(game, state, sitting, { position: before, segment: index, entry: undefined }),
    told: heard,
  };

  let line: (Placed & { readonly state: S })[] = [];
  for (const [place, entry] of at(record.segments, index).history.entries()) {
    const where = { position: before + place + 1, segment: index, entry };
    if (entry.kind === "takeback") {
      const kept = within(["segments", index], () => takenBack(line, entry, place));
      state = game.copy(at(line, entry.to).state);
      line = kept.map((placed, order) =>
        order < entry.to ? placed : { ...placed, state: game.copy(state) },
      );
      sitting = line.reduce((sat, placed) => sittingAfter(sat, placed.entry), begun);
      yield frameOf(game, state, sitting, where);
    } else {
      const told: Told<E>[] = [];
      line.push({ entry, place, state: game.copy(state) });
      const finality = applyAt(game, state, sitting, { entry, place }, index, (event) => told.push(event));
      sitting = sittingAfter(sitting, entry);
      yield { ...frameOf(game, state, sitting, where), told, finality };
    }
  }
}

function frameOf<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  state: S,
  sitting: Sitting,
  where: Pick<Frame<S, E>, "position" | "segment" | "entry">,
): Frame<S, E> {
  const { seats, paused } = sitting;
  const ending = endingOf(game, state, sitting);
  return { ...where, state: game.copy(state), told: [], finality: "open", seats, paused, ending };
}
