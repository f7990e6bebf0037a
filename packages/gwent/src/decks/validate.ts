import type { Message } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import type { CardRow, UnitAbility } from "../cards/row.ts";
import { refuse } from "../refuse.ts";
import type { CardSet, DeckRules } from "./card-set.ts";
import { copiesIn } from "./card-set.ts";
import type { CardLookup, DeckList } from "./deck.ts";
import { inOrder } from "./deck.ts";
import type { Fault } from "./fault.ts";
import { inRuleOrder } from "./fault.ts";
import { shortened } from "./names.ts";

/** Which limits and which printing of the cards a deck is held against; standard and the box by default. */
export interface DeckOptions {
  readonly deckRules?: DeckRules;
  readonly cardSet?: CardSet;
}

interface Counted {
  readonly card: CardRow;
  readonly count: number;
}

interface Limit {
  readonly rule: string;
  readonly limit: number;
}

export const FEWEST_UNITS: Readonly<Record<DeckRules, Limit>> = {
  standard: { rule: "GW-2.2", limit: 22 },
  competitive: { rule: "GW-2.11", limit: 22 },
};
export const MOST_SPECIALS: Readonly<Record<DeckRules, Limit>> = {
  standard: { rule: "GW-2.3", limit: 10 },
  competitive: { rule: "GW-2.12", limit: 5 },
};
const ONE_LEADER: Readonly<Record<DeckRules, string>> = { standard: "GW-2.1", competitive: "GW-2.10" };
export const MOST_SPIES: Limit = { rule: "GW-2.13", limit: 2 };
export const MOST_MEDICS: Limit = { rule: "GW-2.14", limit: 2 };
export const MOST_STRENGTH: Limit = { rule: "GW-2.15", limit: 130 };

/**
 * Every limit the deck breaks, in ascending order of the rules; none means legal (GW-2.7).
 * A card the lookup does not know is an `InputError`.
 */
export function validateDeck(
  deck: DeckList,
  options: DeckOptions = {},
  lookup: CardLookup = cardRow,
): readonly Fault[] {
  const deckRules = options.deckRules ?? "standard";
  const cards = countedCards(deck, lookup);
  const faults = [
    ...leaderFaults(deck, cards, ONE_LEADER[deckRules], lookup),
    ...sizeFaults(cards, deckRules),
    ...cardFaults(deck, cards, options.cardSet ?? "box", lookup),
  ];
  if (deckRules === "competitive") faults.push(...competitiveFaults(cards));
  return inRuleOrder(faults);
}

/** A deck built for solo: standard limits, and no weather but Clear Weather (GW-16.18). */
export function validateSoloDeck(
  deck: DeckList,
  options: Pick<DeckOptions, "cardSet"> = {},
  lookup: CardLookup = cardRow,
): readonly Fault[] {
  const barred = countedCards(deck, lookup).filter(({ card }) => isBarredInSolo(card));
  const faults = barred.map(({ card, count }) =>
    cardFault("GW-16.18", card, { count, clear: { key: "card.clear-weather" } }),
  );
  return inRuleOrder([...validateDeck(deck, { ...options, deckRules: "standard" }, lookup), ...faults]);
}

/** Weather that the Player's deck loses in solo (GW-16.4). */
export function isBarredInSolo(card: CardRow): boolean {
  return card.kind === "weather" && !card.abilities.includes("weather-clear");
}

/** A unit of the deck: heroes count (GW-2.16), tokens do not, for they may not be in it. */
function isUnit(card: CardRow): boolean {
  return (card.kind === "unit" || card.kind === "hero") && card.token === undefined;
}

export function isSpecial(card: CardRow): boolean {
  return card.kind === "special" || card.kind === "weather";
}

function countedCards(deck: DeckList, lookup: CardLookup): readonly Counted[] {
  return Object.entries(inOrder(deck.cards)).map(([id, count]) => ({
    card: known(id, lookup, ["cards", id]),
    count,
  }));
}

function known(id: string, lookup: CardLookup, path: readonly string[]): CardRow {
  const card = lookup(id);
  if (card === undefined) throw refuse("unknown-card", { asked: shortened(id), near: "none" }, path);
  return card;
}

function leaderFaults(
  deck: DeckList,
  cards: readonly Counted[],
  oneLeader: string,
  lookup: CardLookup,
): readonly Fault[] {
  const faction = factionName(deck);
  const amongCards = cards
    .filter(({ card }) => card.kind === "leader")
    .map(({ card }) => cardFault(oneLeader, card, { problem: "several", faction }));
  if (deck.leader === undefined)
    return [{ rule: oneLeader, message: say(oneLeader, { problem: "missing", faction }) }, ...amongCards];
  const leader = known(deck.leader, lookup, ["leader"]);
  if (leader.kind === "leader" && leader.faction === deck.faction) return amongCards;
  return [cardFault("GW-2.1", leader, { problem: "foreign", faction }), ...amongCards];
}

function sizeFaults(cards: readonly Counted[], deckRules: DeckRules): readonly Fault[] {
  const units = FEWEST_UNITS[deckRules];
  const count = countOf(cards, isUnit);
  const faults = tooMany(MOST_SPECIALS[deckRules], countOf(cards, isSpecial));
  if (count >= units.limit) return faults;
  const values = { count, limit: units.limit, missing: units.limit - count };
  return [{ rule: units.rule, message: say(units.rule, values) }, ...faults];
}

function cardFaults(
  deck: DeckList,
  cards: readonly Counted[],
  cardSet: CardSet,
  lookup: CardLookup,
): readonly Fault[] {
  const faults: Fault[] = [];
  const leader = deck.leader === undefined ? undefined : known(deck.leader, lookup, ["leader"]);
  if (leader?.kind === "leader") faults.push(...copyFaults({ card: leader, count: 1 }, cardSet));
  for (const counted of cards) {
    const { card } = counted;
    if (card.kind === "leader") continue;
    if (card.token === true) {
      faults.push(cardFault("GW-2.6", card, {}));
      continue;
    }
    if (card.faction !== deck.faction && card.faction !== "neutral")
      faults.push(cardFault("GW-2.4", card, { faction: factionName(deck) }));
    faults.push(...copyFaults(counted, cardSet));
  }
  return faults;
}

function copyFaults({ card, count }: Counted, cardSet: CardSet): readonly Fault[] {
  const limit = copiesIn(card, cardSet);
  return count <= limit ? [] : [cardFault("GW-2.5", card, { count, limit, excess: count - limit })];
}

/** Heroes are counted like any unit, as spies and medics too (GW-2.16). */
function competitiveFaults(cards: readonly Counted[]): readonly Fault[] {
  const units = cards.filter(({ card }) => isUnit(card));
  const strength = units.reduce((sum, { card, count }) => sum + card.strength * count, 0);
  return [
    ...abilityFaults(units, "spy", MOST_SPIES),
    ...abilityFaults(units, "medic", MOST_MEDICS),
    ...tooMany(MOST_STRENGTH, strength),
  ];
}

function abilityFaults(units: readonly Counted[], ability: UnitAbility, limit: Limit): readonly Fault[] {
  const having = units.filter(({ card }) => card.abilities.includes(ability));
  const cards = having.map(({ card }) => cardName(card));
  return tooMany(
    limit,
    countOf(having, () => true),
    { cards },
  );
}

function tooMany({ rule, limit }: Limit, count: number, more: NonNullable<Message["values"]> = {}): Fault[] {
  if (count <= limit) return [];
  return [{ rule, message: say(rule, { count, limit, excess: count - limit, ...more }) }];
}

function countOf(cards: readonly Counted[], counts: (card: CardRow) => boolean): number {
  return cards.reduce((sum, { card, count }) => (counts(card) ? sum + count : sum), 0);
}

function cardFault(rule: string, card: CardRow, values: NonNullable<Message["values"]>): Fault {
  return { rule, card: card.id, message: say(rule, { card: cardName(card), ...values }) };
}

function say(rule: string, values: NonNullable<Message["values"]>): Message {
  return { key: `fault.${rule}`, values };
}

function cardName(card: CardRow): Message {
  return { key: `card.${card.id}` };
}

function factionName(deck: DeckList): Message {
  return { key: `faction.${deck.faction}` };
}
