import { at, randomFrom, seedFrom } from "@medallion/kernel";
import { BOX, boxOf, type Declared, symbolIndex } from "../box.ts";
import { type AbilityPoint, CHARACTERS, type Pair, type Power, type Sym } from "../data/index.ts";
import { parseOptions } from "../options.ts";
import { emptyTable } from "../rules/table.ts";
import type { Card, Player, State, Step } from "../state.ts";
import { EVERYBODY } from "../state.ts";
import { abilitiesOf, WrittenCards } from "./words.ts";

/** A player of a test: cards in words or by id, tokens by letter, abilities 1, 2, … that are available. */
export interface Seated extends Partial<Omit<Player, "hand" | "timeline" | "pool" | "abilities">> {
  readonly hand?: readonly string[];
  readonly timeline?: readonly string[];
  readonly pool?: Partial<Record<Sym, number>>;
  readonly powers?: readonly [AbilityPoint, Power][];
}

export interface Position {
  readonly humans?: number;
  readonly rules?: object;
  readonly pairs?: readonly [Pair, Pair, Pair];
  readonly players?: readonly Seated[];
  readonly rows?: readonly (readonly string[])[];
  /** The top card first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly order?: readonly number[];
  readonly sides?: readonly number[];
  readonly markers?: readonly number[];
  readonly declared?: Declared;
  readonly chapter?: number;
  readonly turn?: number;
  readonly agenda?: readonly Step[];
}

const PAIRS: readonly [Pair, Pair, Pair] = [
  ["M", "C"],
  ["C", "E"],
  ["M", "D"],
];

/** A table with only what a test needs: players 0, 1, 2… clockwise, side A, magic left and combat right. */
export function arrange(position: Position): State {
  const written = new WrittenCards();
  const { players = [], pairs = PAIRS, chapter = 0 } = position;
  const rows = (position.rows ?? []).map((row) => written.idsOf(row));
  const [deck, discard] = [written.idsOf(position.deck), written.idsOf(position.discard)];
  const zones = players.map(({ hand, timeline }) => [written.idsOf(hand), written.idsOf(timeline)] as const);
  const declared: Declared = {
    ...position.declared,
    cards: written.cards,
    abilities: players.flatMap(({ powers = [] }, player) => abilitiesOf(player, powers)),
    chapters: [{ id: "own", pairs, initiative: CHARACTERS }],
  };
  const options = parseOptions({ humans: position.humans ?? 3, rules: position.rules ?? {} });
  const state = emptyTable(options, { ...randomFrom(seedFrom("test")), forced: [] }, declared);
  const numbers = (ids: readonly string[]): Card[] => ids.map((id) => numberOf(state, id));
  state.phase = "play";
  state.chapterCard = BOX.chapters.length;
  state.chapter = chapter;
  state.pair = chapter;
  state.turn = position.turn ?? chapter * 3;
  state.circle = state.players.map((_, player) => player);
  state.order = [...(position.order ?? state.circle)];
  // Two Automas share no board.
  state.sides = [
    ...(position.sides ?? state.circle.map((player) => (options.humans === 1 && player === 1 ? -1 : 0))),
  ];
  state.markers = [...(position.markers ?? state.markers)];
  state.deck = numbers(deck).reverse();
  state.discard = numbers(discard);
  state.rows = state.rows.map((_, place) => numbers(rows[Math.floor(place / 2)] ?? [])[place % 2] ?? -1);
  for (const [player, owner] of state.players.entries()) {
    const [hand, timeline] = zones[player] ?? [[], []];
    seat(state, player, owner, players[player] ?? {}, numbers(hand), numbers(timeline));
  }
  state.agenda = [...(position.agenda ?? [])];
  return state;
}

function seat(
  state: State,
  player: number,
  owner: Player,
  { hand: _hand, timeline: _timeline, pool = {}, powers = [], ...rest }: Seated,
  hand: Card[],
  timeline: Card[],
): void {
  Object.assign(owner, { character: player, hand, timeline, covered: timeline.map(() => 0) }, rest);
  for (const [symbol, count] of Object.entries(pool)) owner.pool[symbolIndex(symbol as Sym)] = count;
  owner.abilities = [0, 1, 2, 3].map((slot) => (slot < powers.length ? 1 : 0));
  for (const card of hand) state.seen[card] = EVERYBODY;
}

export function numberOf(state: State, id: string): Card {
  const card = boxOf(state).cardOf.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** The nth card of a zone by its id. */
export function idAt(state: State, zone: readonly Card[], place: number): string {
  return at(boxOf(state).cards, at(zone, place)).id;
}
