import type { Zone } from "../../../../drawn/index.ts";
import type { EventOf, Filming } from "./filming.ts";
import type { RoninDraft } from "./ronin-draft.ts";
import { MS } from "./timing.ts";
import { topicOf } from "./topics.ts";
import { bannerOf, refOf, zoneOf } from "./zones.ts";

interface Pace {
  readonly ms: number;
  readonly apart: number;
}

/** Known cards from one place to another, one after the other. */
function go(
  draft: RoninDraft,
  cards: readonly string[],
  route: { readonly from: Zone; readonly to: Zone; readonly way?: "arc" | "draw" | "sweep" },
  { ms, apart }: Pace,
): void {
  for (const [place, card] of cards.entries())
    draft.move({ card: refOf(card), id: card }, route, ms, draft.now + place * apart);
  if (cards.length > 0) draft.wait(ms + (cards.length - 1) * apart);
}

/** RO-4.1: the pair nobody wanted slides off. Until then all know who took what (RO-4.13). */
export function pairGoes({ draft }: Filming, { row, cards }: EventOf<"pairDiscarded">): void {
  draft.tell(topicOf.rows);
  go(
    draft,
    cards,
    { from: zoneOf.row(row), to: zoneOf.discard, way: "sweep" },
    { ms: MS.refresh, apart: MS.refreshApart },
  );
  draft.tell(topicOf.deck);
}

/** Pairs that lie below a gap step up to the first row that was filled; then new cards turn, row by row. */
export function rowsFill({ draft }: Filming, { first, rows }: EventOf<"rowsFilled">): void {
  stepUp(draft, first);
  for (const [place, cards] of rows.entries())
    for (const card of cards) {
      draft.move(
        { card: refOf(card), id: card },
        { from: zoneOf.deck, to: zoneOf.row(first + place), way: "draw" },
        MS.refresh,
      );
      draft.wait(MS.refreshApart);
    }
  draft.wait(MS.refresh);
  draft.tell(topicOf.deck);
}

function stepUp(draft: RoninDraft, first: number): void {
  const rows = [...new Set([...draft.where.values()])]
    .filter((zone) => zone.startsWith("row:"))
    .toSorted((one, other) => Number(one.slice(4)) - Number(other.slice(4)))
    .map((zone) => draft.cardsIn(zone));
  const pairs = rows.slice(0, first - 1);
  for (const [place, cards] of pairs.entries()) {
    const to = zoneOf.row(place + 1);
    for (const card of cards)
      if (draft.where.get(card) !== to)
        draft.move({ card, id: String(card).slice("card:".length) }, { from: to, to }, MS.refresh);
  }
  if (pairs.length > 0) draft.wait(MS.refreshApart);
}

/** The pile becomes the deck: nobody knows its cards any more. */
export function deckShuffles({ draft }: Filming): void {
  for (const card of draft.cardsIn(zoneOf.discard)) draft.where.delete(card);
  draft.nod(zoneOf.deck, MS.nod);
  draft.wait(MS.nod / 2);
  draft.tell(topicOf.deck);
}

/** The banner is planted, and the pair slides to its taker; what stays is a rubbing. */
export function pairIsTaken({ draft }: Filming, { seat, row, cards }: EventOf<"pairTaken">): void {
  draft.own({ kind: "plant", banner: bannerOf(seat), zone: zoneOf.row(row) }, MS.take * 2);
  draft.wait(MS.take / 2);
  go(draft, cards, { from: zoneOf.row(row), to: zoneOf.hand(seat) }, { ms: MS.take, apart: 0 });
  draft.tell(topicOf.hand(seat));
}

export function deckIsTaken({ draft }: Filming, { seat }: EventOf<"deckSpotTaken">): void {
  draft.own({ kind: "plant", banner: bannerOf(seat), zone: zoneOf.deck }, MS.take * 2);
  draft.wait(MS.take / 2);
}

/** Cards that only their owner may see come with their backs up. */
export function cardsAreDrawn({ draft }: Filming, { seat, count, cards }: EventOf<"cardsDrawn">): void {
  for (let place = 0; place < count; place++) {
    const card = cards[place];
    draft.move(
      card === undefined ? {} : { card: refOf(card), id: card },
      { from: zoneOf.deck, to: zoneOf.hand(seat), way: "draw" },
      MS.draw,
      draft.now + place * MS.drawApart,
    );
  }
  if (count > 0) draft.wait(MS.draw + (count - 1) * MS.drawApart);
  draft.tell(topicOf.deck, topicOf.hand(seat));
}

/** An Automa plants its banner; why it chose this stands in the log. */
export function automaPicks({ draft }: Filming, { seat, decision }: EventOf<"automaPicked">): void {
  const zone = decision.chosen === 0 ? zoneOf.deck : zoneOf.row(decision.chosen);
  draft.own({ kind: "plant", banner: bannerOf(seat), zone }, MS.take * 2);
  draft.wait(MS.take);
}

export function automaPlays({ draft }: Filming, { seat, cards }: EventOf<"automaPlayed">): void {
  go(draft, cards, { from: zoneOf.deck, to: zoneOf.timeline(seat) }, { ms: MS.lay, apart: MS.refreshApart });
  draft.tell(topicOf.deck, topicOf.symbols(seat));
}

export function cardsSwap({ draft }: Filming, { seat, row, give, get }: EventOf<"cardSwapped">): void {
  const [hand, place] = [zoneOf.hand(seat), zoneOf.row(row)];
  draft.move({ card: refOf(give), id: give }, { from: hand, to: place, way: "arc" }, MS.lay);
  draft.move({ card: refOf(get), id: get }, { from: place, to: hand, way: "arc" }, MS.lay);
  draft.wait(MS.lay);
}

export function cardIsDiscarded({ draft }: Filming, { seat, card }: EventOf<"cardDiscarded">): void {
  go(draft, [card], { from: zoneOf.hand(seat), to: zoneOf.discard }, { ms: MS.lay, apart: 0 });
  draft.tell(topicOf.deck, topicOf.hand(seat));
}

/** All pairs are turned at once, whoever laid them first. */
export function cardsTurn({ draft, next }: Filming, { seat, cards }: EventOf<"cardsRevealed">): void {
  for (const card of cards)
    draft.move(
      { card: refOf(card), id: card },
      { from: zoneOf.hand(seat), to: zoneOf.timeline(seat) },
      MS.reveal,
    );
  draft.tellAfter(MS.reveal, topicOf.symbols(seat), topicOf.hand(seat));
  if (next?.kind !== "cardsRevealed") draft.wait(MS.reveal);
}

export function extraCardComes({ draft }: Filming, { seat, card }: EventOf<"extraCardPlayed">): void {
  go(draft, [card], { from: zoneOf.hand(seat), to: zoneOf.timeline(seat) }, { ms: MS.lay, apart: 0 });
  draft.tell(topicOf.symbols(seat), topicOf.hand(seat));
}

export function cardsReturn({ draft }: Filming, { seat, cards }: EventOf<"cardsReturned">): void {
  go(
    draft,
    cards,
    { from: zoneOf.timeline(seat), to: zoneOf.hand(seat), way: "arc" },
    { ms: MS.lay, apart: MS.refreshApart },
  );
  draft.tell(topicOf.symbols(seat), topicOf.hand(seat));
}

/** What is not kept is swept away, of all players together. */
export function othersGo({ draft, next }: Filming, { seat, discarded }: EventOf<"cardsKept">): void {
  const start = draft.now;
  go(
    draft,
    discarded,
    { from: zoneOf.timeline(seat), to: zoneOf.discard, way: "sweep" },
    { ms: MS.sweep, apart: MS.sweepApart },
  );
  draft.tell(topicOf.deck, topicOf.symbols(seat));
  if (next?.kind === "cardsKept") draft.now = start;
  else draft.now = Math.max(draft.now, start + MS.sweep);
}

export function startingCardsCome({ draft }: Filming, { seat, cards }: EventOf<"characterTaken">): void {
  go(
    draft,
    cards,
    { from: zoneOf.deck, to: zoneOf.hand(seat), way: "draw" },
    { ms: MS.draw, apart: MS.refreshApart },
  );
  draft.tell(topicOf.hand(seat));
}
