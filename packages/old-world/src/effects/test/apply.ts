import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../../box.ts";
import type { Effects } from "../../data/index.ts";
import type { Position, Seated } from "../../fight/test/table.ts";
import type { State } from "../../state.ts";
import { storyNamed, table } from "../../tale/test/table.ts";
import { type Done, rest } from "../../test/act.ts";

/** A table at which these effects are about to apply to a seat, outside any story. */
export function tableWith(
  effects: Effects,
  player: Seated = {},
  position: Partial<Omit<Position, "players">> & {
    readonly others?: readonly Seated[];
    readonly seat?: Seat;
  } = {},
): State {
  const option = { cost: [], effects };
  const { seat = 0, ...others } = position;
  const state = table(player, {
    ...others,
    stories: [{ id: "X", deck: "city", options: [option, { cost: [], effects: [] }], certainty: "designed" }],
  });
  const { options } = at(boxOf(state).stories, storyNamed(state, "X"));
  state.agenda.push({ do: "effects", list: at(options, 0).effects, at: 0, seat });
  return state;
}

/** The same, after they have applied as far as the first question. */
export function applied(...given: Parameters<typeof tableWith>): State & { readonly done: Done } {
  const state = tableWith(...given);
  return Object.assign(state, { done: rest(state) });
}
