import { type Choice, type Kit, type Question, questionOf, type Seat } from "@medallion/kernel";
import { inForce } from "./entry.ts";
import { type Frame, frames } from "./frames.ts";
import type { GameRecord } from "./record.ts";

/** A question that somebody answered in a recorded game, with what they saw of it and nothing else. */
export interface Decision {
  /** How many entries led to it. */
  readonly position: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  /** The index of the choice that was taken. */
  readonly chosen: number;
}

/**
 * The decisions of a game in their order, of one seat or of all: questions with more than one choice whose answers were
 * not taken back. Those of a part with other rules than those at hand are left out.
 */
export function* decisionsIn(
  { game }: Pick<Kit, "game">,
  record: GameRecord,
  only?: Seat,
): Generator<Decision, void, undefined> {
  const kept = new Set<number>();
  let position = 0;
  for (const { history } of record.segments) {
    for (const { place } of inForce(history)) kept.add(position + place + 1);
    position += history.length;
  }
  let before: Frame<unknown> | undefined;
  for (const frame of frames(game, record)) {
    const { entry } = frame;
    if (before !== undefined && kept.has(frame.position) && entry !== undefined)
      if ((entry.kind === "choice" || entry.kind === "fallback") && (only ?? entry.seat) === entry.seat) {
        const { state, position: at } = before;
        const question = questionOf(game, state, entry.seat);
        const choices = game.choices(state, entry.seat);
        if (question !== undefined && choices.length > 1) {
          const chosen = entry.kind === "choice" ? entry.choice : question.fallback;
          yield {
            position: at,
            seat: entry.seat,
            view: game.view(state, entry.seat),
            question,
            choices,
            chosen,
          };
        }
      }
    before = frame;
  }
}
