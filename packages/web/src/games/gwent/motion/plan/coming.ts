import type { From, GwentEvent, Named, Ref } from "@medallion/gwent";
import type { Zone } from "../../../../drawn/film/plan/cue.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { APART, MS } from "./timing.ts";
import { zoneOf } from "./zones.ts";

type Event<K extends GwentEvent["kind"]> = Extract<GwentEvent, { kind: K }>;

/** The place that the event names. */
export function origin(draft: GwentDraft, from: From, seat: number): Zone {
  if (from === "hand") return zoneOf.hand(seat);
  return from === "pile" ? zoneOf.pile(draft.sideOf(seat)) : zoneOf.deck(seat);
}

/** Not every event says which card of the hand it was; then it is one of its kind that is gone. */
function fromHand(draft: GwentDraft, seat: number, id: string): Ref | undefined {
  const left = new Set(draft.after.players[seat]?.hand?.map(({ card }) => card));
  const held = draft.before.players[seat]?.hand ?? [];
  return held.find((one) => one.id === id && !left.has(one.card) && draft.where.has(one.card))?.card;
}

/** How long somebody else's card is seen large; one that lies open in the middle has been seen. */
function showsOf(
  draft: GwentDraft,
  { seat, card }: { readonly seat: number; readonly card: Ref },
  was: Ref | undefined,
): number | undefined {
  return draft.where.get(was ?? card) === zoneOf.center ? undefined : draft.shows(seat);
}

/** A unit comes to its row: straight from the hand, over the ridge as a spy, in an arc from the pile. */
export function unitComes(
  draft: GwentDraft,
  event: Event<"unitPlayed" | "unitPlaced">,
  fan: number | undefined,
): void {
  const { card, id, seat, from, side, row } = event;
  const known = "was" in event ? event.was : undefined;
  const was = known ?? (from === "hand" ? fromHand(draft, seat, id) : undefined);
  const to = zoneOf.row(side, row);
  const spy = side !== draft.sideOf(seat);
  const shows = fan === undefined ? showsOf(draft, event, was) : undefined;
  const ms = (spy ? MS.spy : from === "pile" ? MS.arc : MS.lay) + (shows ?? 0);
  const way = from === "pile" ? "arc" : "lay";
  draft.move({ card, id, was }, { from: origin(draft, from, seat), to, way, shows }, ms);
  // Those who are called come close after each other; of a great many the last come together.
  if (fan === undefined) draft.wait(ms);
  else if (fan < APART - 1) draft.wait(MS.callApart);
}

/** A special card lies open in the middle until it has acted; weather goes on to its tray by its own event. */
export function specialComes(draft: GwentDraft, event: Event<"specialPlayed">): void {
  const { card, id, was, seat, from } = event;
  const shows = showsOf(draft, event, was);
  const ms = MS.lay + (shows ?? 0);
  draft.move({ card, id, was }, { from: origin(draft, from, seat), to: zoneOf.center, shows }, ms);
  draft.wait(ms + (shows === undefined ? MS.rest : 0));
}

export function slotFills(draft: GwentDraft, event: Event<"slotFilled">): void {
  const { card, id, was, seat, from, side, row } = event;
  const shows = showsOf(draft, event, was);
  const ms = MS.lay + (shows ?? 0);
  draft.move({ card, id, was }, { from: origin(draft, from, seat), to: zoneOf.slot(side, row), shows }, ms);
  draft.wait(ms);
  draft.put({ kind: "gleam", zone: zoneOf.row(side, row) }, MS.ripple);
  draft.wait(MS.ripple);
}

/** The Decoy and the unit change places in one movement, once somebody else's Decoy has been seen. */
export function decoySwaps(draft: GwentDraft, event: Event<"unitTakenBack">): void {
  const { card, id, seat, side, row, decoy, hand } = event;
  const at = zoneOf.row(side, row);
  const was = fromHand(draft, seat, decoy.id);
  const shows = showsOf(draft, { seat, card: decoy.card }, was);
  const ms = MS.arc + (shows ?? 0);
  draft.move(
    { card: hand, was: card, id },
    { from: at, to: zoneOf.hand(seat), way: "arc" },
    MS.arc,
    draft.now + ms - MS.arc,
  );
  draft.move({ card: decoy.card, id: decoy.id, was }, { from: zoneOf.hand(seat), to: at, shows }, ms);
  draft.wait(ms);
}

/** Cards from the deck to the hand, open to those who may see them. */
export function cardsCome(
  draft: GwentDraft,
  { seat, count, cards }: { seat: number; count: number; cards: readonly Named[] },
  apart: number = MS.drawApart,
): void {
  const to = zoneOf.hand(seat);
  for (let place = 0; place < count; place++)
    draft.move(
      { card: cards[place]?.card, id: cards[place]?.id },
      { from: zoneOf.deck(seat), to, way: "draw" },
      MS.draw,
      draft.now + place * apart,
    );
  if (count > 0) draft.wait(MS.draw + (count - 1) * apart);
}

export function cardExchanges(draft: GwentDraft, { seat, away, drawn }: Event<"cardExchanged">): void {
  const [hand, deck] = [zoneOf.hand(seat), zoneOf.deck(seat)];
  // It goes where nobody follows it: whoever sees it next does not know it again.
  draft.move({ was: away.card, id: away.id }, { from: hand, to: deck, way: "draw" }, MS.draw);
  draft.wait(MS.drawApart);
  cardsCome(draft, { seat, count: drawn.length, cards: drawn });
}
