import { placesById, remembered } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import {
  type Ability,
  type ActionCard,
  type AllianceSide,
  type Bonus,
  CHARACTERS,
  type ChapterCard,
  COLOURS,
  COMPONENTS,
  type Effect,
  type PlayerBoard,
  SYMBOLS,
  type Sym,
  type Worth,
} from "./data/index.ts";

/** Components that a scenario declares: cards, sides and chapter cards are added, the others replace their like. */
export interface Declared {
  readonly cards?: readonly ActionCard[];
  readonly abilities?: readonly Ability[];
  readonly boards?: readonly PlayerBoard[];
  readonly sides?: readonly AllianceSide[];
  readonly chapters?: readonly ChapterCard[];
}

/** All components as tables by small integers, so that rules look things up without searching. */
export interface Box {
  /** Action cards, then starting cards, then declared ones; a card is its place in this list. */
  readonly cards: readonly ActionCard[];
  readonly cardOf: ReadonlyMap<string, number>;
  /** By card: the place of its colour in `COLOURS`. */
  readonly colours: readonly number[];
  /** By card: its printed symbols as places in `SYMBOLS`, -1 where there is none. */
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly passes: readonly Pass[];
  readonly effects: readonly (Effect | undefined)[];
  /** The main deck in the order of the data. */
  readonly deck: readonly number[];
  /** By character: its five starting cards. */
  readonly starting: readonly (readonly number[])[];
  /** By character and slot: `character * 4 + slot - 1`. */
  readonly abilities: readonly Ability[];
  readonly abilityOf: ReadonlyMap<string, number>;
  /** By character: the spaces of abilities 2 to 4, and what the gold marker is worth on each space. */
  readonly thresholds: readonly (readonly number[])[];
  readonly goldVp: readonly (readonly number[])[];
  /** Side A, then the B sides, then declared ones. */
  readonly sides: readonly SideTable[];
  readonly sideOf: ReadonlyMap<string, number>;
  readonly chapters: readonly ChapterTable[];
}

export const NO_PASS = 0;
export const LEFT = 1;
export const RIGHT = 2;
export type Pass = typeof NO_PASS | typeof LEFT | typeof RIGHT;

export interface SideTable {
  readonly id: string;
  readonly top: number;
  /** By space. */
  readonly bonuses: readonly (Bonus | undefined)[];
  readonly vp: readonly number[];
}

export interface ChapterTable {
  readonly id: string;
  /** By chapter: the left and the right active symbol. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly initiative: readonly number[];
}

/** The spaces of the experience track (RO-1.17). */
export const LAST_XP = 20;

const SYMBOL_INDEX: Readonly<Record<Sym, number>> = { C: 0, M: 1, E: 2, D: 3 };

export function symbolIndex(symbol: Sym): number {
  return SYMBOL_INDEX[symbol];
}

export function symbolAt(index: number): Sym {
  return at(SYMBOLS, index);
}

/** By space: the value of the last listed space that has been reached (RO-11.5, RO-11.6). */
function worthBySpace(list: readonly Worth[], last: number): readonly number[] {
  const worth: number[] = [];
  for (let space = 0; space <= last; space++)
    worth.push(list.reduce((best, [from, vp]) => (from <= space ? vp : best), 0));
  return worth;
}

function sideTable({ id, top, bonuses, vp }: AllianceSide): SideTable {
  const spaces = Array.from({ length: top + 1 }, (_, space) => space);
  return { id, top, bonuses: spaces.map((space) => bonuses[space]), vp: worthBySpace(vp, top) };
}

function chapterTable({ id, pairs, initiative }: ChapterCard): ChapterTable {
  return {
    id,
    pairs: pairs.map(([left, right]) => [symbolIndex(left), symbolIndex(right)] as const),
    initiative: initiative.map((character) => CHARACTERS.indexOf(character)),
  };
}

function makeBox({ cards: added = [], ...declared }: Declared): Box {
  const { action, starting } = COMPONENTS;
  const cards = [...action, ...starting, ...added];
  const printed = ({ symbols }: ActionCard, place: number): number => {
    const symbol = symbols[place];
    return symbol === undefined ? -1 : symbolIndex(symbol);
  };
  const abilities = COMPONENTS.abilities.map(
    (ability) => declared.abilities?.find(({ id }) => id === ability.id) ?? ability,
  );
  const boards = CHARACTERS.map((character) =>
    at(
      [...(declared.boards ?? []), ...COMPONENTS.boards].filter((board) => board.character === character),
      0,
    ),
  );
  const sides = [COMPONENTS.sideA, ...COMPONENTS.sidesB, ...(declared.sides ?? [])];
  return {
    cards,
    cardOf: placesById(cards),
    colours: cards.map(({ colour }) => COLOURS.indexOf(colour)),
    first: cards.map((card) => printed(card, 0)),
    second: cards.map((card) => printed(card, 1)),
    passes: cards.map(({ pass }) => (pass === undefined ? NO_PASS : pass === "LEFT" ? LEFT : RIGHT)),
    effects: cards.map(({ effect }) => effect),
    deck: action.map((_, card) => card),
    starting: CHARACTERS.map((character) =>
      starting.flatMap(({ owner }, place) => (owner === character ? [action.length + place] : [])),
    ),
    abilities,
    abilityOf: placesById(abilities),
    thresholds: boards.map(({ thresholds }) => thresholds),
    goldVp: boards.map(({ goldVp }) => worthBySpace(goldVp, LAST_XP)),
    sides: sides.map(sideTable),
    sideOf: placesById(sides),
    chapters: [...COMPONENTS.chapters, ...(declared.chapters ?? [])].map(chapterTable),
  };
}

/** The printed components. */
export const BOX: Box = makeBox({});

const declaredBox = remembered(makeBox);

/** The components of a game, or of a view of it. */
export function boxOf({ declared }: { readonly declared?: Declared }): Box {
  return declared === undefined ? BOX : declaredBox(declared);
}

/** How many B sides can be offered; declared sides are laid by scenarios only. */
export const B_SIDES: readonly number[] = COMPONENTS.sidesB.map((_, place) => place + 1);
