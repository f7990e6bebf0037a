import { placesById, remembered } from "@medallion/fittings";
import { type Numbered, numberEffects } from "./box-effects.ts";
import {
  type ActionCard,
  ATTRIBUTES,
  COLOURS,
  COMPONENTS,
  type EventCard,
  type ExplorationCard,
  type FightCard,
  type Monster,
  type Potion,
  SCHOOLS,
  TERRAIN_SYMBOLS,
} from "./data/index.ts";

/** Components that a scenario declares, added after the printed ones; an event replaces that of its number. */
export interface Declared {
  readonly cards?: readonly ActionCard[];
  readonly potions?: readonly Potion[];
  readonly monsters?: readonly Monster[];
  readonly fightCards?: readonly FightCard[];
  readonly explorationCards?: readonly ExplorationCard[];
  readonly eventCards?: readonly EventCard[];
}

/** A printed cost, or any. */
export type Cost = 0 | 1 | 2 | "any";

/** The wild symbol among `TERRAIN_SYMBOLS`. */
export const WILD = 3;

/** All components as tables by small integers, so that rules look things up without searching. */
export interface Box extends Numbered {
  /** The pool, then the starting decks, then declared cards; a card is its place in this list. */
  readonly cards: readonly ActionCard[];
  readonly cardOf: ReadonlyMap<string, number>;
  /** By card: places of its colour in `COLOURS` and of its terrain in `TERRAIN_SYMBOLS`, and its printed cost. */
  readonly colours: readonly number[];
  readonly terrains: readonly number[];
  readonly costs: readonly number[];
  /** By card: the first card that is printed alike, so that equal cards of a hand are one choice. */
  readonly alike: readonly number[];
  /** The common action deck, and by school its starting deck. */
  readonly common: readonly number[];
  readonly starting: readonly (readonly number[])[];

  readonly potions: readonly Potion[];
  readonly potionOf: ReadonlyMap<string, number>;
  readonly monsters: readonly Monster[];
  readonly monsterOf: ReadonlyMap<string, number>;
  readonly fightCards: readonly FightCard[];
  readonly fightCardOf: ReadonlyMap<string, number>;
  readonly storyOf: ReadonlyMap<string, number>;
  /** By event number: its story. */
  readonly events: readonly number[];
}

function printOf({ family, colour, cost, terrain, base, extensions }: ActionCard): string {
  return JSON.stringify([family, colour, cost, terrain, base, extensions]);
}

function alikeOf(cards: readonly ActionCard[]): readonly number[] {
  const first = new Map<string, number>();
  return cards.map((card, index) => {
    const print = printOf(card);
    const known = first.get(print) ?? index;
    first.set(print, known);
    return known;
  });
}

function makeBox(declared: Declared): Box {
  const { actionCards, startingCards } = COMPONENTS;
  const cards = [...actionCards, ...startingCards, ...(declared.cards ?? [])];
  const potions = [...COMPONENTS.potions, ...(declared.potions ?? [])];
  const monsters = [...COMPONENTS.monsters, ...(declared.monsters ?? [])];
  const fightCards = [...COMPONENTS.fightCards, ...(declared.fightCards ?? [])];
  const stories = [
    ...COMPONENTS.explorationCards,
    ...COMPONENTS.eventCards,
    ...(declared.explorationCards ?? []),
    ...(declared.eventCards ?? []),
  ];
  const events: number[] = [];
  for (const [index, story] of stories.entries()) if ("number" in story) events[story.number] = index;
  return {
    cards,
    cardOf: placesById(cards),
    colours: cards.map(({ colour }) => COLOURS.indexOf(colour)),
    terrains: cards.map(({ terrain }) => TERRAIN_SYMBOLS.indexOf(terrain)),
    costs: cards.map(({ cost }) => cost),
    alike: alikeOf(cards),
    common: actionCards.map((_, card) => card),
    starting: SCHOOLS.map((school) =>
      startingCards.flatMap((card, place) => (card.school === school ? [actionCards.length + place] : [])),
    ),
    potions,
    potionOf: placesById(potions),
    monsters,
    monsterOf: placesById(monsters),
    fightCards,
    fightCardOf: placesById(fightCards),
    storyOf: placesById(stories),
    events,
    ...numberEffects({ potions, monsters, fightCards, stories }),
  };
}

/** The printed components. */
export const BOX: Box = makeBox({});

const declaredBox = remembered(makeBox);

/** The components of a game, or of a view of it. */
export function boxOf({ declared }: { readonly declared?: Declared }): Box {
  return declared === undefined ? BOX : declaredBox(declared);
}

/** The trophy of a monster, an attribute or a school by its place in `Box.trophies`. */
export function monsterTrophy(monster: number): number {
  return monster;
}

export function attributeTrophy(box: Box, attribute: number): number {
  return box.monsters.length + attribute;
}

export function schoolTrophy(box: Box, school: number): number {
  return box.monsters.length + ATTRIBUTES.length + school;
}
