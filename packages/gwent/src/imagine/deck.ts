import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { CardRow, Faction } from "../cards/row.ts";
import { copiesIn } from "../decks/card-set.ts";
import type { CardLookup } from "../decks/deck.ts";
import { poolOf } from "../decks/deck.ts";
import {
  FEWEST_UNITS,
  isSpecial,
  MOST_MEDICS,
  MOST_SPECIALS,
  MOST_SPIES,
  MOST_STRENGTH,
} from "../decks/validate.ts";
import type { Rules } from "../options.ts";
import { mix } from "./mix.ts";

/** Exchanges after which a deck that is still too strong stays so. */
const MOST_TRIES = 500;

/**
 * Cards by id that make a legal deck of this faction and size together with those already seen in it. Where none
 * can be (an arranged position), the limits give way and the size is kept.
 */
export function imagineDeck(
  request: {
    faction: Faction;
    size: number;
    seen: readonly string[];
    rules: Rules;
    lookup: CardLookup;
    /** Cards that may not be in it. */
    barred?: (card: CardRow) => boolean;
    /** Puts the cards that may be added in order: the first that fit are taken. By chance if absent. */
    prefer?: (cards: CardRow[]) => CardRow[];
  },
  random: Random,
): string[] {
  const { faction, size, seen, rules, lookup } = request;
  const deck = seen.flatMap((id) => lookup(id) ?? []);
  const competitive = rules.deckRules === "competitive" && size >= FEWEST_UNITS.competitive.limit;
  const barred = request.barred ?? (() => false);
  const open = mix(
    copiesLeft(faction, rules, seen).filter((card) => !barred(card)),
    random,
  );
  const left = request.prefer?.(open) ?? open;
  const limits = limitsFor(size, competitive);
  for (const card of left) if (deck.length < size && fits(deck, card, limits)) deck.push(card);
  const spare = left.filter((card) => !deck.includes(card));
  while (deck.length < size)
    deck.push(spare.pop() ?? at(poolOf(faction), random.below(poolOf(faction).length)));
  if (competitive) weaken(deck, seen.length, left, limits, random);
  return deck.map((card) => card.id);
}

interface Limits {
  readonly specials: number;
  readonly spies: number;
  readonly medics: number;
}

function limitsFor(size: number, competitive: boolean): Limits {
  const fewest = FEWEST_UNITS[competitive ? "competitive" : "standard"].limit;
  const room = size < fewest ? size : size - fewest;
  return competitive
    ? {
        specials: Math.min(MOST_SPECIALS.competitive.limit, room),
        spies: MOST_SPIES.limit,
        medics: MOST_MEDICS.limit,
      }
    : { specials: Math.min(MOST_SPECIALS.standard.limit, room), spies: size, medics: size };
}

function copiesLeft(faction: Faction, rules: Rules, seen: readonly string[]): CardRow[] {
  return poolOf(faction).flatMap((card) => {
    const used = seen.filter((id) => id === card.id).length;
    return Array<CardRow>(Math.max(0, copiesIn(card, rules.cardSet) - used)).fill(card);
  });
}

function fits(deck: readonly CardRow[], card: CardRow, limits: Limits): boolean {
  const room = (limit: number, counts: (other: CardRow) => boolean): boolean =>
    !counts(card) || deck.filter(counts).length < limit;
  return (
    room(limits.specials, isSpecial) &&
    room(limits.spies, (other) => other.abilities.includes("spy")) &&
    room(limits.medics, (other) => other.abilities.includes("medic"))
  );
}

/** GW-2.15: units nobody has seen yield to weaker ones, at random, until the strengths add up to 130 at most. */
function weaken(
  deck: CardRow[],
  seen: number,
  left: readonly CardRow[],
  limits: Limits,
  random: Random,
): void {
  const spare = [...left];
  for (const card of deck.slice(seen)) if (spare.includes(card)) spare.splice(spare.indexOf(card), 1);
  let total = deck.reduce((sum, card) => sum + card.strength, 0);
  for (let tries = 0; total > MOST_STRENGTH.limit && tries < MOST_TRIES && deck.length > seen; tries++) {
    const place = seen + ((random.below(deck.length - seen) + tries) % (deck.length - seen));
    const strong = at(deck, place);
    const rest = deck.filter((_, i) => i !== place);
    const choice = spare.findIndex(
      (card) =>
        !isSpecial(card) && !isSpecial(strong) && card.strength < strong.strength && fits(rest, card, limits),
    );
    if (choice < 0) continue;
    const weak = at(spare, choice);
    deck[place] = weak;
    spare[choice] = strong;
    total += weak.strength - strong.strength;
  }
}
