import { at, imaginedRandom, type Random } from "@medallion/kernel";
import { CARDS } from "./cards.ts";
import { isExchanging, type State } from "./state.ts";
import type { Slot, View } from "./view.ts";

/** A table that looks the same to the viewer: what it has not seen lies anywhere. */
export function imagine(view: View, random: Random): State {
  const seats = view.hands.length;
  const hidden = unknownTo(view);
  const handles = CARDS.map(() => -1);
  const lay = (slot: Slot): number => {
    const card = slot.card ?? at(hidden.splice(random.below(hidden.length), 1), 0);
    handles[card] = slot.handle;
    return card;
  };
  const hands = view.hands.map((hand) => hand.map(lay));
  const deck = view.deck.map(lay);
  const own = <T>(mine: T, other: T): T[] =>
    Array.from({ length: seats }, (_, seat) => (seat === view.viewer ? mine : other));
  const seen = [...view.hands.flat(), ...view.deck].flatMap((slot) =>
    slot.card === undefined ? [] : [slot.handle],
  );
  const others = isExchanging(view.agenda) ? ({ kind: "exchange", id: 1 } as const) : null;
  const open: State["open"] = own(view.open, others);
  if (view.mover !== null && view.mover.seat !== view.viewer)
    open[view.mover.seat] = { kind: view.mover.kind, id: 1 };
  return {
    options: view.options,
    random: imaginedRandom(random),
    handles,
    nextHandle: view.nextHandle,
    deck,
    hands,
    rows: view.rows.map((row) => row.slice()),
    discard: view.discard.slice(),
    seen: Array.from({ length: seats + 1 }, (_, seat) =>
      seat === (view.viewer ?? seats) ? seen.slice() : [],
    ),
    marked: own([...view.marked], []).map((list) => list.slice()),
    open,
    asked: own(view.asked, 1),
    passed: view.passed.slice(),
    shown: view.shown.slice(),
    agenda: view.agenda.slice(),
    ended: view.ended,
  };
}

function unknownTo(view: View): number[] {
  const slots = [...view.hands.flat(), ...view.deck];
  const known = new Set([...view.rows.flat(), ...view.discard, ...slots.map((slot) => slot.card)]);
  return [...CARDS.keys()].filter((card) => !known.has(card));
}
