import { counted, filled, type WrittenPosition } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import { ROWS } from "../cards/row.ts";
import { SPY } from "../cards/table.ts";
import { changedRules } from "../options.ts";
import { flagsOf, idOf } from "../rules/zones.ts";
import type { Card, Side, State } from "../state.ts";
import { tableOf } from "../state.ts";
import { nameOf, playersOf, sidesOf } from "./names.ts";

/** A turn of a round as a scenario writes it. What only some know of hidden cards is not told. */
export function writePosition(state: State): WrittenPosition | undefined {
  if (!isTold(state)) return undefined;
  const { options, rounds, players } = state;
  const names = playersOf(state);
  const passed = [...players.keys()]
    .filter((player) => at(players, player).passed)
    .sort((one, other) => Number(one === state.lastPasser) - Number(other === state.lastPasser));
  const changed = changedRules(options).map((name) => [name, options.rules[name]]);
  return {
    mode: options.mode,
    options: { ...Object.fromEntries(changed), ...seatsOf(state) },
    position: filled({
      round: state.round,
      turn: at(names, state.turn),
      starter: at(names, state.starter),
      passed: passed.map((player) => at(names, player)),
      weather: state.weather.map((card) => byHolder(state, card, 0)),
      rounds: rounds.map(({ totals }) => totals.join("-")),
      acted: state.acted ? undefined : false,
      ...Object.fromEntries(names.map((name, player) => [name, ownOf(state, player)])),
      // Where side and player are the same, all stands at one place.
      ...Object.fromEntries(
        sidesOf(state).map((name, side) => {
          const player = names.indexOf(name);
          return [name, { ...(player < 0 ? {} : ownOf(state, player)), ...sideOf(state, side) }];
        }),
      ),
    }),
  };
}

/** Whether it is somebody's turn, and nothing hangs in the air that a scenario cannot say. */
function isTold(state: State): boolean {
  const { asks, automaton, sides, players } = state;
  return (
    state.phase === "round" &&
    asks.length === 1 &&
    asks[0]?.kind === "turn" &&
    state.tournament === undefined &&
    automaton === undefined &&
    state.limbo.length + state.removed.length === 0 &&
    sides.every(({ due, kept }) => due.length + kept.length === 0) &&
    players.every(({ drawDue, aside, bottom }) => !drawDue && aside.length + bottom === 0)
  );
}

/** A free-for-all names its seats by itself. */
function seatsOf({ options }: State): object {
  return options.mode === "free-for-all" ? { seats: options.decks.length } : {};
}

/** Leader, hand and deck. */
function ownOf(state: State, player: number): Readonly<Record<string, unknown>> {
  const { leader, leaderSpent, leaderCancelled, hand, deck } = at(state.players, player);
  const { id, faction } = at(tableOf(state).cards, leader);
  const named = (cards: readonly Card[]): readonly string[] =>
    counted(cards.map((card) => nameOf(idOf(state, card))));
  const marks = { ...(leaderSpent ? { spent: true } : {}), ...(leaderCancelled ? { cancelled: true } : {}) };
  return filled({
    faction,
    leader: Object.keys(marks).length === 0 ? id : { id, ...marks },
    hand: named(hand),
    deck: named(deck.toReversed()),
  });
}

/** Rows, slots, pile and gems. */
function sideOf(state: State, place: number): Readonly<Record<string, unknown>> {
  const side = at(state.sides, place);
  const first = at(side.members, 0);
  const rows = ROWS.map((name, row) => [
    name,
    at(side.rows, row).map((card) => byHolder(state, card, senderOf(state, place, card))),
  ]);
  const slots = ROWS.flatMap((name, row) => {
    const card = at(side.slots, row);
    if (card === 0) return [];
    return [[name, card < 0 ? "leader" : byHolder(state, card, first)]];
  });
  return filled({
    ...Object.fromEntries(rows),
    slots: Object.fromEntries(slots),
    pile: side.pile.map((card) => byHolder(state, card, first)),
    ...scoreOf(state, side),
  });
}

function scoreOf({ options }: State, { gems, points }: Side): object {
  return options.mode === "free-for-all" ? { points } : { gems };
}

/** Who is taken for a card's player where nobody is named: a spy in a row was sent by the other side, where there are two. */
function senderOf(state: State, side: number, card: Card): number {
  const isSent = (flagsOf(state, card) & SPY) !== 0 && state.sides.length === 2;
  return at(at(state.sides, isSent ? 1 - side : side).members, 0);
}

function byHolder(state: State, card: Card, usual: number): string | object {
  const name = nameOf(idOf(state, card));
  const holder = at(state.holders, card);
  return holder === usual ? name : { card: name, by: at(playersOf(state), holder) };
}
