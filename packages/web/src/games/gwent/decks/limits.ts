import {
  type DeckList,
  type DeckRules,
  FEWEST_UNITS,
  MOST_MEDICS,
  MOST_SPECIALS,
  MOST_SPIES,
  MOST_STRENGTH,
} from "@medallion/gwent/decks";
import { figuresOf } from "./figures.ts";

/** One limit of deck building and how far the deck is with it. */
export interface Gauge {
  readonly of: "units" | "specials" | "spies" | "medics" | "strength";
  readonly rule: string;
  readonly count: number;
  readonly limit: number;
  readonly bound: "least" | "most";
  readonly met: boolean;
}

/** The limits that count something, in the order of their rules; the rest (leader, copies…) only ever faults. */
export function gaugesOf(deck: DeckList, rules: DeckRules): readonly Gauge[] {
  const { units, specials, spies, medics, strength } = figuresOf(deck);
  const gauges = [
    least("units", units, FEWEST_UNITS[rules]),
    most("specials", specials, MOST_SPECIALS[rules]),
  ];
  if (rules === "standard") return gauges;
  return [
    ...gauges,
    most("spies", spies, MOST_SPIES),
    most("medics", medics, MOST_MEDICS),
    most("strength", strength, MOST_STRENGTH),
  ];
}

type Limit = typeof MOST_SPIES;

function least(of: Gauge["of"], count: number, { rule, limit }: Limit): Gauge {
  return { of, rule, count, limit, bound: "least", met: count >= limit };
}

function most(of: Gauge["of"], count: number, { rule, limit }: Limit): Gauge {
  return { of, rule, count, limit, bound: "most", met: count <= limit };
}
