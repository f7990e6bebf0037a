import type { Effects } from "./effect.ts";
import type { ActionCard, FightCard, Symbols } from "./types.ts";
import type { School } from "./vocabulary.ts";

/** The rule of each symbol of an action card. */
const SYMBOL_RULES: Readonly<Record<keyof Symbols | "returnCard", string>> = {
  damage: "OW-11.13",
  shield: "OW-11.14",
  refill: "OW-11.17",
  takeDiscard: "OW-11.15",
  returnCard: "OW-11.15",
};

/** The rules by which an action card works: of its print, of its links if it has some, of its symbols. */
export function cardRules({ base, extensions }: ActionCard): readonly string[] {
  const symbols = new Set([base, ...extensions].flatMap((side) => Object.keys(side)));
  const rules = Object.entries(SYMBOL_RULES).flatMap(([symbol, rule]) => (symbols.has(symbol) ? [rule] : []));
  return [...new Set(["OW-1.10", ...(extensions.length > 0 ? ["OW-11.7"] : []), ...rules])];
}

/** Where potions, the abilities of monsters and those of trophies are told of. */
export const POTION_RULES: readonly string[] = ["OW-11.3", "OW-11.23"];
export const MONSTER_RULES: readonly string[] = ["OW-12.3", "OW-12.5"];
export const TROPHY_RULES: readonly string[] = ["OW-15.8"];

/** The rules of the attacks on a fight card. */
export function fightCardRules({ charge, bite }: Pick<FightCard, "charge" | "bite">): readonly string[] {
  return [...new Set(["OW-12.7", ...[charge, bite].map(attackRule)])];
}

/** By the first effect of an attack: the cards print one kind of attack on each half. */
function attackRule([first]: Effects): string {
  switch (first?.op) {
    case "discardHand":
      return "OW-12.10";
    case "removeCard":
      return "OW-12.11";
    case "attribute":
      return "OW-12.12";
    default:
      return "OW-12.9";
  }
}

/** The rules of each school's Specialization. */
export const SPECIALIZATION_RULES: Readonly<Record<School, readonly string[]>> = {
  wolf: ["OW-17.1", "OW-17.8"],
  griffin: ["OW-17.1", "OW-17.10"],
  bear: ["OW-17.1", "OW-17.4"],
  cat: ["OW-17.1", "OW-17.6"],
  viper: ["OW-17.1", "OW-17.2"],
};
