import { at, randomFrom, seedFrom } from "@medallion/kernel";
import { type Box, boxOf, type Declared } from "../box.ts";
import { type ActionCard, SCHOOLS, type School } from "../data/index.ts";
import { parseOptions } from "../options.ts";
import { HOMES } from "../rules/places.ts";
import { emptyTable } from "../rules/table.ts";
import type { Card, Player, State, Step, Turn } from "../state.ts";

/** Cards in words: an id, or what is printed ("forest", "wild", "cost 2", "blue"). A number means so many of any. */
export type Cards = number | readonly string[];

/** A witcher of a test; what is not said is as at the start of a game, without cards. */
export interface Seated extends Partial<Omit<Player, "school" | "hand" | "deck" | "discard">> {
  readonly school?: School;
  readonly hand?: Cards;
  readonly deck?: Cards;
  readonly discard?: Cards;
}

export interface Position {
  readonly rules?: object;
  readonly declared?: Declared;
  readonly players?: readonly Seated[];
  /** Slots 1 to 6. */
  readonly pool?: readonly string[];
  /** The common deck and its discard pile, the top card first. */
  readonly common?: Cards;
  readonly commonDiscard?: Cards;
  readonly turn?: Partial<Turn>;
  readonly table?: Partial<State>;
  /** What is still to be done, the next step first; without it Phase I of seat 0 goes on. */
  readonly agenda?: readonly Step[];
  readonly forced?: NonNullable<State["random"]["forced"]>;
}

/** Hands out cards, each of them once. */
class Supply {
  readonly #box: Box;
  readonly #used = new Set<Card>();

  constructor(box: Box) {
    this.#box = box;
  }

  take(cards: Cards, school?: number): Card[] {
    const words = typeof cards === "number" ? Array<string>(cards).fill("any") : cards;
    return words.map((word) => this.#one(word, school));
  }

  #one(word: string, school: number | undefined): Card {
    const own = school === undefined ? [] : at(this.#box.starting, school);
    const declared = this.#box.cards.map((_, card) => card).slice(140);
    const card = [...declared, ...own, ...this.#box.common].find(
      (one) => !this.#used.has(one) && fits(at(this.#box.cards, one), word),
    );
    if (card === undefined) throw new Error(`no card ${word} is left`);
    this.#used.add(card);
    return card;
  }
}

function fits({ id, terrain, colour, cost }: ActionCard, word: string): boolean {
  return word === "any" || [id, terrain, colour, `cost ${cost}`].includes(word);
}

/** A position with only what a rule needs. */
export function arrange(position: Position): State {
  const { rules = {}, declared, players = [{}], forced = [], turn = {}, table = {} } = position;
  const options = parseOptions({ seats: players.length, rules });
  const state = emptyTable(options, { ...randomFrom(seedFrom("test")), forced: [...forced] }, declared);
  const supply = new Supply(boxOf(state));
  state.first = 0;
  state.active = 0;
  state.turns = 1;
  state.phase = "one";
  state.boards = [];
  state.pool = position.pool === undefined ? state.pool : supply.take(position.pool);
  state.players = players.map((seated, seat) => witcher(state, supply, seated, seat));
  state.deck = supply.take(position.common ?? 0).reverse();
  state.discard = supply.take(position.commonDiscard ?? 0).reverse();
  Object.assign(state.turn, turn);
  Object.assign(state, table);
  const { agenda = [{ do: "phaseOne" }, { do: "phaseTwo" }, { do: "phaseThree" }, { do: "endTurn" }] } =
    position;
  state.agenda = [...agenda].reverse();
  return state;
}

function witcher(state: State, supply: Supply, seated: Seated, seat: number): Player {
  const { school = at(SCHOOLS, seat), hand = 0, deck = 0, discard = 0, ...rest } = seated;
  const index = SCHOOLS.indexOf(school);
  return {
    ...at(state.players, seat),
    school: index,
    at: at(HOMES, index),
    hand: supply.take(hand, index),
    deck: supply.take(deck, index).reverse(),
    discard: supply.take(discard, index),
    ...rest,
  };
}

/** Location numbers by their names on the board, as far as tests speak of them. */
export const PLACE = {
  behelt: 0,
  kaerSeren: 1,
  hengfors: 2,
  kaerMorhen: 3,
  banArd: 4,
  cidaris: 5,
  novigrad: 6,
  vizima: 7,
  vengerberg: 8,
  cintra: 9,
  haernCaduch: 10,
  beauclair: 11,
  glenmore: 12,
  doldeth: 13,
  locIchaer: 14,
  ardModron: 18,
} as const;
