import { copyRandom, type RandomState } from "@medallion/kernel";
import { CARDS } from "./cards.ts";
import type { Options, State } from "./state.ts";

/** A table with all cards in the deck and nothing to do. */
export function emptyTable(options: Options, random: RandomState): State {
  const perSeat = <T>(make: () => T): T[] => options.patrons.map(make);
  return {
    options,
    random: copyRandom(random),
    handles: [...CARDS.keys()],
    nextHandle: CARDS.length,
    deck: [...CARDS.keys()],
    hands: perSeat(() => []),
    rows: perSeat(() => []),
    discard: [],
    seen: [...perSeat(() => []), []],
    marked: perSeat(() => []),
    open: perSeat(() => null),
    asked: perSeat(() => 0),
    passed: perSeat(() => false),
    shown: perSeat(() => false),
    agenda: [],
    ended: false,
  };
}

export function setup(options: Options, random: RandomState): State {
  return { ...emptyTable(options, random), agenda: [{ kind: "deal" }] };
}
