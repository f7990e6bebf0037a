import {
  type Choice,
  InputError,
  type Kit,
  questionOf,
  type Say,
  type Seat,
  settle,
  type Tell,
} from "@medallion/kernel";
import type { Scenario } from "./format.ts";
import { oneSpaced } from "./line.ts";
import { Mistake } from "./mistake.ts";
import type { Path, Source } from "./source.ts";

/** The game of one scenario while its script runs. */
export interface Playing {
  readonly kit: Kit;
  readonly scenario: Scenario;
  readonly source: Source;
  readonly say: Say | undefined;
  readonly state: unknown;
  readonly seatNames: readonly string[];
  /** Kinds of the events since the last choice or `settle` line. */
  readonly events: string[];
}

/** A choice somebody may take now, with all ways to write it. */
export interface Legal {
  readonly choice: Choice;
  readonly phrases: readonly string[];
}

const MOST_STEPS = 10_000;

/** The arranged position; no automatic step has run. */
export function arrange(kit: Kit, scenario: Scenario, source: Source, say: Say | undefined): Playing {
  const state = inputFrom(
    source,
    (path) => pathIn(source, path),
    () =>
      kit.stage.arrange({
        mode: scenario.mode,
        options: scenario.options,
        cards: scenario.cards,
        position: scenario.position,
        forced: scenario.random ?? [],
      }),
  );
  return { kit, scenario, source, say, state, seatNames: kit.stage.seatNames(state), events: [] };
}

/** Runs what reads a part of the scenario; what it refuses is a mistake at the line `pathOf` leads to. */
export function inputFrom<T>(source: Source, pathOf: (path: Path) => Path, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof InputError)) throw thrown;
    throw new Mistake(source.lineOf(pathOf(thrown.path)), thrown.message);
  }
}

/** A game may name what is wrong from the top of the scenario or from the top of one of its own parts. */
function pathIn(source: Source, path: Path): Path {
  const parts = [[], ["position"], ["options"], ["cards"]];
  const part = parts.find((start) => source.has([...start, ...path.slice(0, 1)]));
  return [...(part ?? []), ...path];
}

/** Lets all automatic steps run. */
export function settleAll(playing: Playing): void {
  settle(playing.kit.game, playing.state, listener(playing));
}

/** Whether no automatic step is due. Looks at a copy. */
export function rests({ kit, state }: Playing): boolean {
  return kit.game.advance(kit.game.copy(state)) === undefined;
}

/** Lets automatic steps run until that milestone is next; the milestones passed instead if it never is. */
export function settleUntil(playing: Playing, milestone: string): readonly string[] | undefined {
  const passed: string[] = [];
  const isNext = (next: string | undefined): boolean => {
    if (next !== undefined && next !== milestone && !passed.includes(next)) passed.push(next);
    return next === milestone;
  };
  return advanceUntil(playing, isNext) ? undefined : passed;
}

/** Applies a choice with its own effects, up to the next point where a scenario may look. */
export function choose(playing: Playing, seat: Seat, choice: Choice): void {
  playing.kit.game.choose(playing.state, seat, choice, listener(playing));
  advanceUntil(playing, (next) => next !== undefined);
}

/** Lets automatic steps run until the milestone that is next will do; `false` if the game rests before. */
function advanceUntil(playing: Playing, willDo: (next: string | undefined) => boolean): boolean {
  const { kit, state } = playing;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (willDo(kit.stage.milestone(state))) return true;
    if (kit.game.advance(state, listener(playing)) === undefined) return false;
  }
  throw new Error(`the game took ${MOST_STEPS} automatic steps without rest`);
}

/** The answers to the seat's open question. */
export function legalChoices({ kit, state }: Playing, seat: Seat): readonly Legal[] {
  if (questionOf(kit.game, state, seat) === undefined) return [];
  return kit.game.choices(state, seat).map((choice) => legal(kit, state, seat, choice));
}

/** All a seat may do now: answers and offers. */
export function legalFor(playing: Playing, seat: Seat): readonly Legal[] {
  const { kit, state } = playing;
  if (kit.game.outcome(state) !== undefined) return [];
  const offers = kit.game.offers(state, seat).map((choice) => legal(kit, state, seat, choice));
  return [...legalChoices(playing, seat), ...offers];
}

function legal(kit: Kit, state: unknown, seat: Seat, choice: Choice): Legal {
  return { choice, phrases: kit.stage.phrases(state, seat, choice).map(oneSpaced) };
}

function listener(playing: Playing): Tell {
  return ({ event }) => playing.events.push(event.kind);
}
