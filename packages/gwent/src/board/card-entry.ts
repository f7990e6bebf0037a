import type { Message } from "@medallion/kernel";
import type { Ability, CardRow } from "../cards/row.ts";
import { copiesIn } from "../decks/card-set.ts";
import { cardName } from "../describe.ts";
import type { Rules } from "../options.ts";
import { changedRules } from "../options.ts";
import type { View } from "../view.ts";

/** The name of a card; one that a scenario declared has no text and is called by its id. */
export function nameIn(view: View, id: string): Message {
  return isDeclared(view, id) ? { key: "entry.declared", values: { id } } : cardName(id);
}

function isDeclared(view: View, id: string): boolean {
  return view.declared?.some((card) => card.id === id) ?? false;
}

/** What a card is, then each of its abilities, then whom those bring. */
export function cardLines(view: View, card: CardRow, seen: number): readonly Message[] {
  const hero = card.kind === "hero" ? [abilityLine(card, "hero")] : [];
  const abilities = card.abilities.flatMap((ability) => [
    abilityLine(card, ability),
    ...broughtBy(view, card, ability),
    ...otherwise(view, ability),
  ]);
  return [identity(view, card, seen), ...hero, ...abilities];
}

/** Kind, rows and printed strength; how many a deck may hold and how many are in sight. */
function identity(view: View, card: CardRow, seen: number): Message {
  const kind = { key: `kind.${card.token === true ? "token" : card.kind}` };
  const values = { kind, rows: rowsOf(card), strength: card.strength };
  const fights = card.kind === "unit" || card.kind === "hero";
  const printed: Message = fights ? { key: "entry.unit", values } : kind;
  const copies = copiesIn(card, view.rules.cardSet);
  const limited = card.token !== true && !isDeclared(view, card.id) && copies > 0;
  const counted: Message = limited
    ? { key: "entry.copies", values: { card: printed, count: copies } }
    : printed;
  return seen > 1 ? { key: "entry.seen", values: { card: counted, count: seen } } : counted;
}

/** The only row, or the two between which an agile unit chooses. */
function rowsOf({ rows }: CardRow): Message {
  const [one = "close", two] = rows;
  const first = { key: `row.${one}` };
  return two === undefined
    ? first
    : { key: "entry.rows", values: { one: first, two: { key: `row.${two}` } } };
}

/** A special card is called like its ability, so only a unit's abilities are named. */
function abilityLine(card: CardRow, ability: Ability | "hero"): Message {
  const about = { key: `ability.${ability}.about` };
  if (card.kind === "special" || card.kind === "weather") return about;
  return { key: "entry.ability", values: { name: { key: `ability.${ability}` }, about } };
}

function broughtBy(view: View, card: CardRow, ability: Ability): readonly Message[] {
  const { musters = [], transformsInto, avenger } = card;
  if (ability === "muster")
    return [{ key: "entry.musters", values: { cards: musters.map((id) => nameIn(view, id)) } }];
  if (ability === "berserker" && transformsInto !== undefined)
    return [{ key: "entry.transforms", values: { card: nameIn(view, transformsInto) } }];
  if (ability === "summon-avenger" && avenger !== undefined)
    return [{ key: "entry.avenger", values: { card: nameIn(view, avenger) } }];
  return [];
}

/** The rule option on which an ability depends. */
const RULE_OF: Partial<Record<Ability, keyof Rules>> = {
  medic: "medicMayDecline",
  muster: "musterFromHand",
  scorch: "scorchUnitHitsSelf",
  "scorch-close": "rowScorchCountsHeroes",
  "scorch-ranged": "rowScorchCountsHeroes",
  "scorch-siege": "rowScorchCountsHeroes",
  "summon-avenger": "avengerOnDecoy",
  "weather-fog": "weatherRaisesZero",
  "weather-frost": "weatherRaisesZero",
  "weather-rain": "weatherRaisesZero",
  "weather-storm": "weatherRaisesZero",
};

/** Where this match departs from what the ability says in a duel by the box. */
function otherwise(view: View, ability: Ability): readonly Message[] {
  // GW-14.15
  if (ability === "scorch" && view.mode === "free-for-all" && !view.rules.ffaScorchOwnSide)
    return [{ key: "entry.ownSideSpared" }];
  const rule = RULE_OF[ability];
  if (rule === undefined || !changedRules(view).includes(rule)) return [];
  return [
    { key: "entry.changed", values: { rule: { key: `rule.${rule}` }, about: { key: `rule.${rule}.about` } } },
  ];
}
