import type { Zone } from "../../../../drawn/index.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import type { OldWorldDraft } from "./old-world-draft.ts";
import { MS } from "./timing.ts";
import { COMMON, fightZone, goneOf, POOL } from "./zones.ts";

interface Pace {
  readonly ms: number;
  readonly apart: number;
}

interface Way {
  readonly from: Zone;
  readonly to: Zone;
  readonly way?: "lay" | "arc" | "draw" | "sweep";
}

const DRAWING: Pace = { ms: MS.draw, apart: MS.drawApart };
const DISCARDING: Pace = { ms: MS.discard, apart: MS.discardApart };

/** Known cards from one place to another, one after the other. */
function go(draft: OldWorldDraft, cards: readonly string[], way: Way, { ms, apart }: Pace): void {
  for (const [place, card] of cards.entries())
    draft.move({ card, id: card }, way, ms, draft.now + place * apart);
  if (cards.length > 0) draft.wait(ms + (cards.length - 1) * apart);
}

/** So many cards; those that only their owner may see come with their backs up. */
function goClosed(
  draft: OldWorldDraft,
  { count, cards }: { readonly count: number; readonly cards: readonly string[] },
  way: Way,
): void {
  for (let place = 0; place < count; place++) {
    const card = cards[place];
    draft.move(card === undefined ? {} : { card, id: card }, way, MS.draw, draft.now + place * MS.drawApart);
  }
  if (count > 0) draft.wait(MS.draw + (count - 1) * MS.drawApart);
}

export function cardsAreDrawn(
  { draft }: OldWorldFilming,
  event: OldWorldEventOf<"cardsDrawn" | "seenCardsKept">,
): void {
  const { seat } = event;
  goClosed(draft, event, { from: zoneOf.deck(seat), to: zoneOf.hand(seat), way: "draw" });
  draft.tell(topicOf.seat(seat));
}

export function cardsAreBuried({ draft }: OldWorldFilming, event: OldWorldEventOf<"cardsBuried">): void {
  const { seat, cards } = event;
  goClosed(draft, event, { from: zoneOf.hand(seat), to: zoneOf.deck(seat) });
  for (const card of cards) draft.where.delete(card);
  draft.tell(topicOf.seat(seat));
}

const PLACES = { hand: zoneOf.hand, deck: zoneOf.deck, discard: zoneOf.discard } as const;

export function cardsAreDiscarded(
  { draft }: OldWorldFilming,
  { seat, cards, from }: OldWorldEventOf<"cardsDiscarded">,
): void {
  go(draft, cards, { from: PLACES[from](seat), to: zoneOf.discard(seat) }, DISCARDING);
  draft.tell(topicOf.seat(seat));
}

/** Out of the game: they are swept away. */
export function cardsAreRemoved(
  { draft }: OldWorldFilming,
  { seat, cards, from }: OldWorldEventOf<"cardsRemoved">,
): void {
  go(draft, cards, { from: PLACES[from](seat), to: goneOf(seat), way: "sweep" }, DISCARDING);
  for (const card of cards) draft.where.delete(card);
  draft.tell(topicOf.seat(seat));
}

/** The pile becomes the deck: nobody knows any more where its cards lie. */
export function pileBecomesDeck(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"deckReshuffled" | "lifeDeckFormed">,
): void {
  for (const card of draft.cardsIn(zoneOf.discard(seat))) draft.where.delete(card);
  draft.hint(zoneOf.deck(seat));
  draft.tell(topicOf.seat(seat));
}

export function deckNods(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"deckShuffled" | "deckSearched" | "ownDeckLooked" | "ownPutBack">,
): void {
  draft.hint(zoneOf.deck(seat));
}

export function cardComesBack(
  { draft }: OldWorldFilming,
  { seat, card, to }: OldWorldEventOf<"cardTakenBack">,
): void {
  go(draft, [card], { from: zoneOf.discard(seat), to: PLACES[to](seat), way: "arc" }, DRAWING);
  if (to === "deck") draft.where.delete(card);
  draft.tell(topicOf.seat(seat));
}

/** Cards of the common deck come to their slots; those that stay make room by themselves. */
export function poolFills(
  { draft, end }: OldWorldFilming,
  { cards }: OldWorldEventOf<"poolLaid" | "poolRefilled">,
): void {
  const pace: Pace = { ms: MS.pool, apart: MS.poolApart };
  for (const [place, card] of cards.entries())
    draft.move(
      { card, id: card },
      { from: COMMON, to: end.get(card) ?? POOL, way: "draw" },
      pace.ms,
      draft.now + place * pace.apart,
    );
  if (cards.length > 0) draft.wait(pace.ms + (cards.length - 1) * pace.apart);
  draft.tell(topicOf.pool);
}

export function poolCardIsTaken(
  { draft }: OldWorldFilming,
  { seat, card, slot, to }: OldWorldEventOf<"poolCardTaken">,
): void {
  const pace: Pace = { ms: MS.pool, apart: 0 };
  go(draft, [card], { from: zoneOf.slot(slot), to: PLACES[to](seat), way: "arc" }, pace);
  draft.tell(topicOf.pool, topicOf.seat(seat));
}

export function poolCardGoes(
  { draft }: OldWorldFilming,
  { card, slot }: OldWorldEventOf<"poolCardRemoved" | "poolCardDiscarded">,
): void {
  const pace: Pace = { ms: MS.pool, apart: 0 };
  go(draft, [card], { from: zoneOf.slot(slot), to: COMMON, way: "sweep" }, pace);
  draft.where.delete(card);
  draft.tell(topicOf.pool);
}

/** They are turned one by one until one is found; it is seen where it goes. */
export function deckIsRevealed(
  { draft, end }: OldWorldFilming,
  { seat, cards, found }: OldWorldEventOf<"deckRevealed">,
): void {
  const passed = found ? cards.slice(0, -1) : cards;
  for (const card of passed) {
    draft.move({ id: card }, { from: COMMON, to: COMMON, way: "rise" }, MS.pool);
    draft.wait(MS.poolApart);
  }
  const gained = found ? cards.at(-1) : undefined;
  if (gained === undefined) return;
  const to = end.get(gained) ?? zoneOf.discard(seat);
  draft.move({ card: gained, id: gained }, { from: COMMON, to, way: "arc", shows: MS.medalShown }, MS.medal);
  draft.wait(MS.medal);
  draft.tell(topicOf.seat(seat));
}

/** Cards come to a combo, or go from it; while the stage keeps it, only their drawings are on their way. */
function goByCombo(
  { draft, isHeld, end }: OldWorldFilming,
  cards: readonly string[],
  way: Way,
  pace: Pace,
): void {
  for (const [place, card] of cards.entries()) {
    const isSeen = isHeld && (way.way === "sweep" || end.get(card) !== way.to);
    const from = draft.where.get(card) ?? way.from;
    draft.move(
      isSeen ? { id: card } : { card, id: card },
      { ...way, from },
      pace.ms,
      draft.now + place * pace.apart,
    );
    draft.where.set(card, way.to);
  }
  if (cards.length > 0) draft.wait(pace.ms + (cards.length - 1) * pace.apart);
}

export function comboIsLaid(filming: OldWorldFilming, { seat, cards }: OldWorldEventOf<"comboPlayed">): void {
  const { draft } = filming;
  const to = fightZone.combo(seat);
  const coming = cards.map(({ card }) => card).filter((card) => draft.where.get(card) !== to);
  goByCombo(filming, coming, { from: zoneOf.hand(seat), to }, { ms: MS.combo, apart: MS.comboApart });
  draft.tells();
  draft.tell(topicOf.seat(seat));
}

export function comboIsDiscarded(
  filming: OldWorldFilming,
  { seat, cards }: OldWorldEventOf<"comboDiscarded">,
): void {
  const way: Way = { from: fightZone.combo(seat), to: zoneOf.discard(seat), way: "sweep" };
  goByCombo(filming, cards, way, DISCARDING);
  filming.draft.tell(topicOf.seat(seat));
}

export function topIsTaken({ draft }: OldWorldFilming, { seat, card }: OldWorldEventOf<"topTaken">): void {
  go(draft, [card], { from: zoneOf.discard(seat), to: zoneOf.hand(seat), way: "arc" }, DRAWING);
  draft.tell(topicOf.seat(seat));
}

export function cardReturns(
  { draft }: OldWorldFilming,
  { seat, card }: OldWorldEventOf<"cardReturned">,
): void {
  go(draft, [card], { from: fightZone.combo(seat), to: zoneOf.hand(seat), way: "arc" }, DRAWING);
  draft.tell(topicOf.seat(seat));
}
