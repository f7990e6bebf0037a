import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Effect } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { dropKept } from "../rules/kept.ts";
import { toAll } from "../rules/tell.ts";
import { playerOf, type State } from "../state.ts";
import { stay } from "./reading.ts";

/** The card stays face up with its owner (OW-8.14, OW-8.21). */
export function keepCard(
  state: State,
  scribe: Scribe,
  seat: Seat,
  effect: Extract<Effect, { readonly op: "keep" }>,
): void {
  const box = boxOf(state);
  const keep = box.keepOf.get(effect);
  if (keep === undefined) throw new Error("this card is not part of the box");
  const { story, kind } = at(box.keeps, keep);
  playerOf(state, seat).kept.push(keep);
  stay(state, story);
  scribe.tell?.(toAll({ kind: "cardKept", seat, story: at(box.stories, story).id, as: kind }));
}

/** OW-8.21: the kept event of this number goes back, if the seat has it. */
export function loseKept(state: State, scribe: Scribe, seat: Seat, number: number): void {
  const box = boxOf(state);
  const story = at(box.events, number);
  const keep = playerOf(state, seat).kept.find((kept) => at(box.keeps, kept).story === story);
  if (keep !== undefined) dropKept(state, scribe, seat, keep);
}
