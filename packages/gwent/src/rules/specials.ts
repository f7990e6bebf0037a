import { at } from "@medallion/kernel";
import { MARDROEME, rowName } from "../cards/table.ts";
import type { From, Scribe } from "../events.ts";
import type { Card, Ref, State } from "../state.ts";
import { playerOf, sideOf, tableOf } from "../state.ts";
import { avenge, scorch } from "./battle.ts";
import {
  flagsOf,
  kindOf,
  liftFromRow,
  named,
  placed,
  takeIntoHand,
  tellPlayed,
  toAll,
  toPlayersPile,
  transform,
} from "./zones.ts";

/** How a special comes into play: from where, and what its holder called it there. */
export interface Origin {
  readonly from: From;
  readonly was?: Ref;
}

/** A weather card or Scorch, both already in the open. */
export function playSpecial(state: State, scribe: Scribe, player: number, card: Card, origin: Origin): void {
  if (scribe.tell !== undefined)
    tellPlayed(
      state,
      scribe,
      { kind: "specialPlayed", seat: player, from: origin.from, ...named(state, card) },
      origin.was,
    );
  state.holders[card] = player;
  if (at(tableOf(state).weather, kindOf(state, card)) !== 0) return playWeather(state, scribe, player, card);
  scorch(state, scribe, player, 0);
  toPlayersPile(state, card);
}

/** GW-8.6 to GW-8.8. */
function playWeather(state: State, scribe: Scribe, player: number, card: Card): void {
  const kind = kindOf(state, card);
  if (at(tableOf(state).weather, kind) === -1) {
    clearWeather(state, scribe);
    toPlayersPile(state, card);
  } else if (state.weather.some((other) => kindOf(state, other) === kind)) {
    scribe.tell?.(toAll({ kind: "weatherWasted", seat: player, ...named(state, card) }));
    toPlayersPile(state, card);
  } else {
    state.weather.push(card);
    scribe.tell?.(toAll({ kind: "weatherCame", seat: player, ...named(state, card) }));
  }
}

/** GW-8.8: all weather goes to the piles of those who played it. */
export function clearWeather(state: State, scribe: Scribe): void {
  if (state.weather.length === 0) return;
  scribe.tell?.(toAll({ kind: "weatherCleared", cards: state.weather.map((card) => named(state, card)) }));
  for (const card of state.weather) toPlayersPile(state, card);
  state.weather = [];
}

/** Rows of the own side whose slot is empty (GW-4.8, GW-9.2, GW-9.3). */
export function emptySlots(state: State, player: number): number[] {
  const { slots } = sideOf(state, player);
  return [0, 1, 2].filter((row) => at(slots, row) === 0);
}

/** A Horn or Mardroeme goes into a slot (GW-9.1, GW-9.10). */
export function fillSlot(
  state: State,
  scribe: Scribe,
  player: number,
  card: Card,
  row: number,
  origin: Origin,
): void {
  const side = playerOf(state, player).side;
  state.holders[card] = player;
  at(state.sides, side).slots[row] = card;
  if (scribe.tell !== undefined)
    tellPlayed(
      state,
      scribe,
      { kind: "slotFilled", seat: player, from: origin.from, ...placed(state, card, side, row) },
      origin.was,
    );
  if ((flagsOf(state, card) & MARDROEME) !== 0) transform(state, scribe, side, row);
}

/** GW-10.4: a leader's horn fills the slot without a card. */
export function soundHorn(state: State, scribe: Scribe, player: number, row: number): void {
  const side = playerOf(state, player).side;
  at(state.sides, side).slots[row] = -1;
  scribe.tell?.(toAll({ kind: "hornSounded", seat: player, side, row: rowName(row) }));
}

/** GW-9.6: the Decoy takes the unit's position, the unit goes to the hand of the Decoy's player. */
export function playDecoy(state: State, scribe: Scribe, player: number, decoy: Card, target: Card): void {
  const before = named(state, target);
  const { side, row, place } = liftFromRow(state, target);
  at(at(state.sides, side).rows, row).splice(place, 0, decoy);
  state.holders[decoy] = player;
  takeIntoHand(state, player, target);
  if (scribe.tell !== undefined) {
    const event = {
      kind: "unitTakenBack" as const,
      seat: player,
      decoy: named(state, decoy),
      ...before,
      side,
      row: rowName(row),
    };
    const members = at(state.sides, side).members;
    scribe.tell({ event: { ...event, hand: at(state.refs, target) }, to: members, others: event });
  }
  if (state.options.rules.avengerOnDecoy) avenge(state, scribe, target, side);
}
