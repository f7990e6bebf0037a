import type { Ability, Condition, Effects } from "./effect.ts";
import type {
  ActionCard,
  ChoiceEvent,
  ExplorationCard,
  Extension,
  ResultEvent,
  ResultKind,
  StoryOption,
  StoryOptions,
  Symbols,
} from "./types.ts";
import type {
  Certainty,
  Colour,
  ExplorationDeck,
  Limit,
  Moment,
  School,
  TerrainSymbol,
} from "./vocabulary.ts";

// How rows are written, so that a table shows what differs and nothing else.

interface Restrictions {
  /** Once per fight unless said otherwise. */
  readonly limit?: Limit;
  readonly conditions?: readonly Condition[];
  readonly cost?: Effects;
}

function ability(
  choice: "must" | "may",
  when: Moment,
  effects: Effects,
  { limit = "oncePerFight", conditions = [], cost = [] }: Restrictions,
): Ability {
  return { when, limit, choice, conditions, cost, effects };
}

export function may(when: Moment, effects: Effects, restrictions: Restrictions = {}): Ability {
  return ability("may", when, effects, restrictions);
}

export function must(when: Moment, effects: Effects, restrictions: Restrictions = {}): Ability {
  return ability("must", when, effects, restrictions);
}

type PoolRow = (
  id: string,
  certainty: Certainty,
  family: string,
  cost: 0 | 1 | 2,
  terrain: TerrainSymbol,
  base: Symbols,
  extensions?: readonly Extension[],
) => ActionCard;

/** Writes the pool cards of one colour. */
export function printer(colour: Colour): PoolRow {
  return (id, certainty, family, cost, terrain, base, extensions = []) => ({
    id,
    family,
    colour,
    cost,
    terrain,
    base,
    extensions,
    certainty,
  });
}

type StartingRow = (
  id: string,
  certainty: Certainty,
  colour: Colour,
  family: string,
  terrain: TerrainSymbol,
  base: Symbols,
  extensions?: readonly Extension[],
) => ActionCard;

/** Writes the starting deck of one school; all its cards cost 0 (OW-1.12). */
export function deck(school: School): StartingRow {
  return (id, certainty, colour, family, terrain, base, extensions = []) => ({
    id,
    family,
    colour,
    cost: 0,
    terrain,
    base,
    extensions,
    school,
    certainty,
  });
}

/** The effects of an option; one that must be paid says so. */
type Option = Effects | { readonly pay: number; readonly effects: Effects };

function optionOf(option: Option): StoryOption {
  return "pay" in option
    ? { cost: [{ op: "gold", n: -option.pay }], effects: option.effects }
    : { cost: [], effects: option };
}

const optionsOf = (a: Option, b: Option): StoryOptions => [optionOf(a), optionOf(b)];

export function explorer(
  pile: ExplorationDeck,
): (id: string, certainty: Certainty, a: Option, b: Option) => ExplorationCard {
  return (id, certainty, a, b) => ({ id, deck: pile, options: optionsOf(a, b), certainty });
}

const eventId = (number: number): string => `E${String(number).padStart(2, "0")}`;

/** An event with two options. */
export function choice(number: number, certainty: Certainty, a: Option, b: Option): ChoiceEvent {
  return { id: eventId(number), number, kind: "options", options: optionsOf(a, b), certainty };
}

/** An event that is a test, a short fight, something to keep or a plain result. */
export function result(
  number: number,
  certainty: Certainty,
  kind: ResultKind,
  effects: Effects,
): ResultEvent {
  return { id: eventId(number), number, kind, effects, certainty };
}

/** Three zones: an effect that names none lets the owner take the card from any (OW-1.9). */
export const ANYWHERE = ["hand", "deck", "discard"] as const;
