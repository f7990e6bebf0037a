import type { Message } from "@medallion/kernel";
import { abilityRule } from "../cards/ability-rules.ts";
import type { Ability, CardRow } from "../cards/row.ts";
import { copiesIn } from "../decks/card-set.ts";
import { cardName } from "../describe.ts";
import type { Rules } from "../options.ts";
import { changedRules } from "../options.ts";
import { ruleAbout } from "../rule-options.ts";
import type { View } from "../view.ts";

/** What of a match decides how a card reads. */
type Match = Pick<View, "mode" | "rules" | "declared">;

/** The name of a card; one that a scenario declared has no text and is called by its id. */
export function nameIn(match: Pick<View, "declared"> | undefined, id: string): Message {
  return isDeclared(match, id) ? { key: "entry.declared", values: { id } } : cardName(id);
}

function isDeclared(match: Pick<View, "declared"> | undefined, id: string): boolean {
  return match?.declared?.some((card) => card.id === id) ?? false;
}

/** What a card is, then each of its abilities, then whom those bring. */
export function cardLines(view: View, card: CardRow, seen: number): readonly Message[] {
  return [identity(view, card, seen), ...abilityLines(view, card)];
}

/** The same of one card alone: what is printed on it. */
export function cardAbout(view: View, card: CardRow): readonly Message[] {
  return card.kind === "leader" ? abilityLines(view, card) : [printed(card), ...abilityLines(view, card)];
}

function abilityLines(view: View, card: CardRow): readonly Message[] {
  return abilityEntries(card, view).flatMap((entry) => [abilityLine(entry), ...entry.notes]);
}

/** One ability of a card in words. */
export interface AbilityEntry {
  readonly ability: Ability | "hero";
  /** Left out where the card itself is called like its ability. */
  readonly name?: Message;
  readonly about: Message;
  /** Whom it brings, and where the match departs from what it says in a duel by the box. */
  readonly notes: readonly Message[];
  /** The rule that tells of it. */
  readonly rule: string;
}

/** What a card can do, in a match or as it is printed in the box. */
export function abilityEntries(card: CardRow, match?: Match): readonly AbilityEntry[] {
  const hero = card.kind === "hero" ? [abilityEntry(card, "hero", [])] : [];
  if (card.kind === "leader" && isDeclared(match, card.id)) return [];
  const abilities = card.abilities.map((ability) =>
    abilityEntry(card, ability, [...broughtBy(match, card, ability), ...otherwise(match, ability)]),
  );
  return [...hero, ...abilities];
}

function abilityEntry(card: CardRow, ability: Ability | "hero", notes: readonly Message[]): AbilityEntry {
  const rule = abilityRule(card, ability);
  if (card.kind === "leader") return { ability, about: { key: `leader.${card.id}.about` }, notes, rule };
  const about = { key: `ability.${ability}.about` };
  // A special card is called like its ability, so only a unit's abilities are named.
  if (card.kind === "special" || card.kind === "weather") return { ability, about, notes, rule };
  return { ability, name: { key: `ability.${ability}` }, about, notes, rule };
}

function abilityLine({ name, about }: AbilityEntry): Message {
  return name === undefined ? about : { key: "entry.ability", values: { name, about } };
}

/** What is printed on it, how many a deck may hold and how many are in sight. */
function identity(view: View, card: CardRow, seen: number): Message {
  const copies = copiesIn(card, view.rules.cardSet);
  const limited = card.token !== true && !isDeclared(view, card.id) && copies > 0;
  const counted: Message = limited
    ? { key: "entry.copies", values: { card: printed(card), count: copies } }
    : printed(card);
  return seen > 1 ? { key: "entry.seen", values: { card: counted, count: seen } } : counted;
}

/** Kind, rows and printed strength. */
function printed(card: CardRow): Message {
  const kind = kindOf(card);
  const values = { kind, rows: rowsOf(card), strength: card.strength };
  return fights(card) ? { key: "entry.unit", values } : kind;
}

/** Where a card is played: the rows of a unit, the kind of any other. */
export const placeOf = (card: CardRow): Message => (fights(card) ? rowsOf(card) : kindOf(card));

const fights = ({ kind }: CardRow): boolean => kind === "unit" || kind === "hero";
const kindOf = ({ token, kind }: CardRow): Message => ({ key: `kind.${token === true ? "token" : kind}` });

/** The only row, or the two between which an agile unit chooses. */
function rowsOf({ rows }: CardRow): Message {
  const [one = "close", two] = rows;
  const first = { key: `row.${one}` };
  return two === undefined
    ? first
    : { key: "entry.rows", values: { one: first, two: { key: `row.${two}` } } };
}

function broughtBy(match: Match | undefined, card: CardRow, ability: Ability): readonly Message[] {
  const { musters = [], transformsInto, avenger } = card;
  if (ability === "muster")
    return [{ key: "entry.musters", values: { cards: musters.map((id) => nameIn(match, id)) } }];
  if (ability === "berserker" && transformsInto !== undefined)
    return [{ key: "entry.transforms", values: { card: nameIn(match, transformsInto) } }];
  if (ability === "summon-avenger" && avenger !== undefined)
    return [{ key: "entry.avenger", values: { card: nameIn(match, avenger) } }];
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
function otherwise(match: Match | undefined, ability: Ability): readonly Message[] {
  if (match === undefined) return [];
  // GW-14.15
  if (ability === "scorch" && match.mode === "free-for-all" && !match.rules.ffaScorchOwnSide)
    return [{ key: "entry.ownSideSpared" }];
  const rule = RULE_OF[ability];
  if (rule === undefined || !changedRules(match).includes(rule)) return [];
  return [{ key: "entry.changed", values: { rule: { key: `rule.${rule}` }, about: ruleAbout(rule) } }];
}
