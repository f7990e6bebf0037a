import type { Random } from "@medallion/kernel";
import { without } from "../cards/ids.ts";
import type { CardRow, Faction } from "../cards/row.ts";
import type { CardLookup, Deck } from "../decks/deck.ts";
import { cardsOf, deckSize } from "../decks/deck.ts";
import { readyDecks } from "../decks/ready/all.ts";
import type { Rules } from "../options.ts";
import { imagineDeck } from "./deck.ts";

/** What is known of a deck. */
export interface DeckSeen {
  readonly faction: Faction;
  readonly leader: string;
  readonly size: number;
  readonly seen: readonly string[];
  readonly rules: Rules;
  readonly lookup: CardLookup;
}

/** A deck somebody may well play, by the ids of its cards, and how likely it is beside the others. */
export interface LikelyDeck {
  readonly cards: readonly string[];
  readonly weight: number;
}

/** How often somebody plays a deck of their own rather than a ready one, before anything was seen. */
const OWN = 0.25;
/** Each card of a ready deck that is seen tells so much against a deck of one's own. */
const SEEN_SO = 0.6;
/** A ready deck with another leader is somebody's own. */
const OTHER_LEADER = 0.1;

interface Model {
  readonly deck: Deck;
  readonly size: number;
  readonly cards: readonly string[];
}

const legal = new Map<string, readonly Model[]>();

/** The ready decks that are legal by these rules. */
function modelsFor({ deckRules = "standard", cardSet }: Rules): readonly Model[] {
  const name = `${deckRules} ${cardSet}`;
  const known = legal.get(name);
  if (known !== undefined) return known;
  const models = readyDecks({ deckRules, cardSet }).map(({ deck }) => ({
    deck,
    size: deckSize(deck),
    cards: cardsOf(deck),
  }));
  legal.set(name, models);
  return models;
}

/** Ready decks that hold all that was seen, with the weight that decks of one's own have beside them. */
export function readyOnes(known: DeckSeen): { readonly ready: readonly LikelyDeck[]; readonly own: number } {
  const ready = modelsFor(known.rules).flatMap(({ deck, size, cards }) => {
    if (deck.faction !== known.faction || size !== known.size || without(known.seen, cards).length > 0)
      return [];
    return [{ cards, weight: deck.leader === known.leader ? 1 : OTHER_LEADER }];
  });
  return { ready, own: OWN * SEEN_SO ** known.seen.length };
}

/**
 * A deck of one's own: what was seen, most of a ready deck of the same faction beside it, and strong cards. Decks made
 * of any legal cards would be far weaker than those that people bring.
 */
export function ownDeck(known: DeckSeen, random: Random): readonly string[] {
  const models = modelsFor(known.rules).filter(({ deck }) => deck.faction === known.faction);
  const model = models[random.below(Math.max(1, models.length))]?.cards ?? [];
  const liked = without(model, known.seen).filter(() => random.below(CHANGED_ONE_IN) > 0);
  return imagineDeck({ ...known, prefer: (cards) => inOrderOf(cards, liked) }, random);
}

/** One card in so many of a ready deck is exchanged for another. */
const CHANGED_ONE_IN = 5;

/** Those that are liked come first, of the rest the strong ones more often than the weak. */
function inOrderOf(cards: CardRow[], liked: readonly string[]): CardRow[] {
  const wanted = [...liked];
  const first: CardRow[] = [];
  const rest: CardRow[] = [];
  for (const card of cards) {
    const place = wanted.indexOf(card.id);
    if (place < 0) rest.push(card);
    else {
      wanted.splice(place, 1);
      first.push(card);
    }
  }
  // The cards come mixed: each weak one lets some of those behind it pass.
  const weak = (card: CardRow, place: number): number => place - 4 * appeal(card);
  const places = new Map(rest.map((card, place) => [card, weak(card, place)]));
  rest.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return [...first, ...rest];
}

/** About what a card is worth to those who build decks. */
function appeal({ kind, strength, abilities }: CardRow): number {
  if (kind === "special" || kind === "weather") return 6;
  const gifts = abilities.filter((ability) => ability !== "agile").length;
  return (kind === "hero" ? 2 : 0) + strength + 3 * gifts;
}

/** One deck in so many is any legal one: whatever somebody can have brought is imagined now and then. */
const ANY_ONE_IN = 10;

/** One of the likely decks. */
export function likelyDeck(known: DeckSeen, random: Random): readonly string[] {
  if (random.below(ANY_ONE_IN) === 0) return imagineDeck(known, random);
  const { ready, own } = readyOnes(known);
  const total = ready.reduce((sum, { weight }) => sum + weight, 0);
  let drawn = (random.below(FINE) / FINE) * (total + own);
  for (const { cards, weight } of ready) {
    drawn -= weight;
    if (drawn < 0) return cards;
  }
  return ownDeck(known, random);
}

const FINE = 1_000_000;
