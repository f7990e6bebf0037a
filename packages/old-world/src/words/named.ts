import type { Message } from "@medallion/kernel";
import {
  type Ability,
  ALL_CARDS,
  ATTRIBUTES,
  branchesOf,
  COMPONENTS,
  type Effect,
  type Effects,
  type EventCard,
  type ExplorationCard,
  type KeptKind,
  SCHOOLS,
} from "../data/index.ts";
import type { AbilityName } from "../effects/choice.ts";
import { potionTexts } from "./ability.ts";
import { symbolTexts } from "./card.ts";
import {
  attributeTrophyName,
  cardName,
  levelName,
  locationName,
  monsterName,
  monsterTrophyName,
  potionName,
  terrainName,
  witcherTrophyName,
} from "./names.ts";
import { storyTitle } from "./story.ts";

// Components by the ids that choices, events and views name them with. What a scenario declares has no texts: its id
// is its name.

type Story = ExplorationCard | EventCard;

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

const CARDS = byId(ALL_CARDS);
const POTIONS = byId(COMPONENTS.potions);
const MONSTERS = byId(COMPONENTS.monsters);
const FIGHT_CARDS = byId(COMPONENTS.fightCards);
const STORIES = byId<Story>([...COMPONENTS.explorationCards, ...COMPONENTS.eventCards]);

const declared = (id: string): Message => ({ key: "declared", values: { id } });

/** The short name of an action card. */
export function cardNamed(id: string): Message {
  const card = CARDS.get(id);
  return card === undefined ? declared(id) : cardName(card.family);
}

/** An action card with all that tells it from others of its name. */
export function cardLabelled(id: string): Message {
  const card = CARDS.get(id);
  if (card === undefined) return declared(id);
  const symbols = symbolTexts(card.base).map(shortened);
  return {
    key: "card-label",
    values: {
      card: cardName(card.family),
      colour: { key: `coloured.${card.colour}` },
      terrain: terrainName(card.terrain),
      count: symbols.length,
      symbols,
      links: card.extensions.length,
      colours: card.extensions.map(({ colour }) => ({ key: `coloured.${colour}` })),
    },
  };
}

/** Symbols that a label says in fewer words. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ["symbol.refill", "mark.refill"],
  ["symbol.takeDiscard", "mark.takeDiscard"],
]);

function shortened(symbol: Message): Message {
  return { ...symbol, key: SHORT.get(symbol.key) ?? symbol.key };
}

export const potionNamed = (id: string): Message => (POTIONS.has(id) ? potionName(id) : declared(id));
export const monsterNamed = (id: string): Message => (MONSTERS.has(id) ? monsterName(id) : declared(id));

/** A monster with how strong it is. */
export function monsterLabelled(id: string): Message {
  const monster = MONSTERS.get(id);
  if (monster === undefined) return declared(id);
  const { level, life } = monster;
  return {
    key: "monster-label",
    values: { monster: monsterName(id), level: levelName(level), count: life },
  };
}

/** What a potion does, costs and spoils, or only what it does; a declared one has no texts. */
export function potionTextsOf(id: string, free: boolean): readonly Message[] {
  const potion = POTIONS.get(id);
  if (potion === undefined) return [];
  return potionTexts(free ? { ...potion, cost: [], drawback: [] } : potion);
}

export const monsterTrophyNamed = (id: string): Message =>
  MONSTERS.has(id) ? monsterTrophyName(id) : declared(id);

/** What is read aloud when a trophy is won; a declared one has no tale. */
export function trophyTale(of: "monster" | "attribute" | "school", id: string): Message | undefined {
  return of === "monster" && !MONSTERS.has(id) ? undefined : { key: `trophy.${of}.${id}.tale` };
}

/** A monster fight card by its id, or an action card: both may lie in a deck that is looked at. */
export function deckCardLabelled(id: string): Message {
  const place = COMPONENTS.fightCards.findIndex((card) => card.id === id);
  return place < 0 ? cardLabelled(id) : { key: "fight-card", values: { number: place + 1 } };
}

/** The same by their short names. */
export function deckCardNamed(id: string): Message {
  return FIGHT_CARDS.has(id) ? deckCardLabelled(id) : cardNamed(id);
}

export const fightCardOf = (id: string) => FIGHT_CARDS.get(id);

export const placeNamed = (number: number): Message => locationName(COMPONENTS.locations[number]?.id ?? "");

export const hasStory = (id: string): boolean => STORIES.has(id);

/** All effects of a story, nested ones too. */
function effectsOf(story: Story): readonly Effect[] {
  const lists: readonly Effects[] =
    "options" in story ? story.options.map(({ effects }) => effects) : [story.effects];
  return lists.flatMap(withBranches);
}

function withBranches(effects: Effects): readonly Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...branchesOf(effect).flatMap(([inner]) => withBranches(inner)),
  ]);
}

/** What the card of a story is kept as, and the abilities it then has. */
function keepOf(id: string): { readonly kind: KeptKind; readonly abilities: readonly Ability[] } | undefined {
  const story = STORIES.get(id);
  if (story === undefined) return undefined;
  for (const effect of effectsOf(story)) if (effect.op === "keep") return effect;
  return undefined;
}

/** A card that stays with a player is named by its story. */
export function keptNamed(id: string): Message {
  return keepOf(id) === undefined ? declared(id) : { key: `story.${id}.name` };
}

/** A quest is called after the story that gave it. */
export const questNamed = (id: string): Message => (hasStory(id) ? storyTitle(id) : declared(id));

/** The number of an event card, 0 of any other one. */
export function eventNumber(id: string): number {
  const story = STORIES.get(id);
  return story !== undefined && "number" in story ? story.number : 0;
}

/** The card an ability stands on. */
export function abilitySource({ on, id }: Pick<AbilityName, "on" | "id">): Message {
  switch (on) {
    case "monster":
      return monsterNamed(id);
    case "monsterTrophy":
      return monsterTrophyNamed(id);
    case "attributeTrophy": {
      const attribute = ATTRIBUTES.find((each) => each === id);
      return attribute === undefined ? declared(id) : attributeTrophyName({ attribute });
    }
    case "schoolTrophy": {
      const school = SCHOOLS.find((each) => each === id);
      return school === undefined ? declared(id) : witcherTrophyName({ school });
    }
    case "kept":
      return keptNamed(id);
  }
}

/** The ability itself, unless a scenario declares it. */
export function abilityNamed({ on, id, ability }: AbilityName): Ability | undefined {
  return abilitiesOn(on, id)[ability];
}

function abilitiesOn(on: AbilityName["on"], id: string): readonly Ability[] {
  switch (on) {
    case "monster":
      return MONSTERS.get(id)?.abilities ?? [];
    case "monsterTrophy":
      return MONSTERS.get(id)?.trophy.abilities ?? [];
    case "attributeTrophy":
      return COMPONENTS.attributeTrophies.find(({ attribute }) => attribute === id)?.abilities ?? [];
    case "schoolTrophy":
      return COMPONENTS.witcherTrophies.find(({ school }) => school === id)?.abilities ?? [];
    case "kept":
      return keepOf(id)?.abilities ?? [];
  }
}
