import type { RandomState } from "@medallion/kernel";
import { boxOf, type Declared } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, DECKS, SCHOOLS, TERRAINS } from "../data/index.ts";
import type { Options } from "../options.ts";
import type { Player, State, Turn } from "../state.ts";
import { NONE } from "../state.ts";

const LEVELS = 3;

const nothing = (count: number): number[] => Array<number>(count).fill(NONE);
const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** A table for these options on which nothing lies yet; only the boards wait beside it. */
export function emptyTable(options: Options, random: RandomState, declared?: Declared): State {
  const { cards } = boxOf(declared === undefined ? {} : { declared });
  return {
    options,
    ...(declared === undefined ? {} : { declared }),
    random,
    agenda: [],
    asks: [],
    asked: Array<number>(options.seats).fill(0),
    phase: "setup",
    first: NONE,
    active: NONE,
    turns: 0,
    turn: newTurn(),
    deck: [],
    discard: [],
    pool: nothing(COMPONENTS.pool.length),
    removed: [],
    potionDeck: [],
    potionDiscard: [],
    attributeTrophies: ATTRIBUTES.map(() => 0),
    exploration: lists(DECKS.length),
    explored: lists(DECKS.length),
    piles: lists(TERRAINS.length),
    monsters: nothing(TERRAINS.length),
    lairs: nothing(TERRAINS.length),
    monsterPiles: lists(LEVELS),
    drivenAway: lists(LEVELS),
    extraStack: [],
    fightDeck: [],
    tavern: NONE,
    seen: Array<number>(cards.length).fill(0),
    players: Array.from({ length: options.seats }, newPlayer),
    boards: SCHOOLS.map((_, school) => school),
    poker: null,
    fight: null,
    readings: [],
    winner: NONE,
    abandoned: false,
  };
}

/** A turn in which nothing has happened yet. */
export function newTurn(): Turn {
  return {
    moved: false,
    actions: [],
    played: [],
    used: [],
    draw: 0,
    drawSet: NONE,
    beaten: false,
    free: false,
    noExplore: false,
    skip: false,
    tests: [],
  };
}

/** OW-2.14; without a school there are neither cards nor a place yet. */
function newPlayer(): Player {
  const { startAttributes, startLevel, startShield } = COMPONENTS.constants;
  return {
    school: NONE,
    at: NONE,
    attributes: ATTRIBUTES.map(() => startAttributes),
    level: startLevel,
    shield: startShield,
    gold: 0,
    track: 0,
    deck: [],
    hand: [],
    discard: [],
    removed: [],
    potions: [],
    drunk: [],
    trophies: [],
    stakes: 0,
    trails: nothing(TERRAINS.length),
    trailQuests: [],
    quests: [],
    kept: [],
  };
}
