import { type Choice, heard, type Kit, questionOf, type Seat } from "@medallion/kernel";
import { isMove, type Move } from "./entry.ts";
import { type Frame, frames } from "./frames.ts";
import type { GameRecord } from "./record.ts";
import { replay } from "./replay.ts";

/** Whose eyes a replay is seen with: a seat's, a spectator's, or everybody's at once. */
export type Viewer = Seat | null | "all";

/** A frame with the choice that led to it, if the viewer may know it. */
export interface Step {
  readonly frame: Frame<unknown>;
  readonly choice: Choice | undefined;
}

/** All steps of a game, the beginning first; throws `InputError` if its rules are not the ones at hand. */
export function stepsOf(kit: Kit, record: GameRecord, viewer: Viewer): readonly Step[] {
  const steps: Step[] = [];
  for (const frame of frames(kit.game, record)) {
    const before = steps.at(-1)?.frame;
    const { entry } = frame;
    const choice =
      entry !== undefined && isMove(entry) && maySee(entry, viewer) ? chosen(kit, before, entry) : undefined;
    steps.push({ frame, choice });
  }
  // Nothing could be run: reading the last segment says why.
  if (steps.length === 0) replay(kit.game, record);
  return steps;
}

/** What another seat chose may be its secret; what all may know of it is told by the events. */
function maySee({ seat }: Move, viewer: Viewer): boolean {
  return viewer === "all" || viewer === seat;
}

function chosen({ game }: Kit, before: Frame<unknown> | undefined, move: Move): Choice | undefined {
  if (before === undefined) return undefined;
  switch (move.kind) {
    case "offer":
      return game.offers(before.state, move.seat)[move.choice];
    case "choice":
      return game.choices(before.state, move.seat)[move.choice];
    case "fallback": {
      const fallback = questionOf(game, before.state, move.seat)?.fallback;
      return fallback === undefined ? undefined : game.choices(before.state, move.seat)[fallback];
    }
  }
}

/** What the viewer heard in a frame. */
export function heardIn({ told }: Frame<unknown>, viewer: Viewer) {
  return told.flatMap((one) => {
    const event = viewer === "all" ? one.event : heard(one, viewer);
    return event === undefined ? [] : [event];
  });
}
