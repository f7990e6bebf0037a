import { at, type Item, type Section } from "@medallion/kernel";
import { cardsOf, type Deck } from "../decks/deck.ts";
import type { View } from "../view.ts";
import { nameIn } from "./card-entry.ts";
import { countedNames, heldItems } from "./outline-card.ts";
import { whoIs } from "./sight.ts";

const WHERE = { hand: "hand", deck: "deck", "hand or deck": "either" } as const;

/** What this viewer knows of cards that lie hidden from it, and of another's deck list that is open. */
export function knownSections(view: View, player: number): readonly Section[] {
  const { known, hand, lists = [] } = at(view.players, player);
  const seat = whoIs({ view }, player);
  const hidden = known.filter(({ where }) => hand === undefined || where !== "hand");
  const items = hidden.map(({ id, where }) => ({
    text: { key: `outline.known.${WHERE[where]}`, values: { card: nameIn(view, id) } },
  }));
  const open = player === view.seat ? [] : lists;
  return [
    ...(items.length === 0 ? [] : [{ title: { key: "outline.known", values: { seat } }, items }]),
    ...open.map((deck) => ({
      title: { key: "outline.lists", values: { seat } },
      items: listItems(view, deck),
    })),
  ];
}

function listItems(view: View, deck: Deck): readonly Item[] {
  const values = { faction: { key: `faction.${deck.faction}` }, leader: nameIn(view, deck.leader) };
  const cards = cardsOf(deck).map((id) => ({ id }));
  return [{ text: { key: "outline.list", values } }, ...heldItems(view, cards)];
}

/** The hands that the viewer sees, its own first. */
export function handSections(view: View): readonly Section[] {
  const seats = [...view.players.keys()].sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return seats.flatMap((player) => {
    const { hand, handCount } = at(view.players, player);
    if (hand === undefined) return [];
    const title =
      player === view.seat
        ? { key: "outline.handOwn", values: { count: handCount } }
        : { key: "outline.hand", values: { seat: whoIs({ view }, player), count: handCount } };
    return [{ title, items: [...heldItems(view, hand), ...asideItems(view, player)] }];
  });
}

function asideItems(view: View, player: number): readonly Item[] {
  const { aside = [] } = at(view.players, player);
  if (aside.length === 0) return [];
  return [{ text: { key: "outline.aside", values: { cards: countedNames(view, aside) } } }];
}

/** What is left in the viewer's own deck: which cards, not in which order. */
export function deckSections(view: View): readonly Section[] {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own?.deck === undefined || own.deck.length === 0) return [];
  const { deck, bottom = [] } = own;
  const known = bottom.map((id) => nameIn(view, id));
  return [
    {
      title: { key: "outline.deck", values: { count: deck.length } },
      items: [
        ...(known.length === 0 ? [] : [{ text: { key: "outline.bottom", values: { cards: known } } }]),
        ...heldItems(
          view,
          deck.map((id) => ({ id })),
        ),
      ],
    },
  ];
}
