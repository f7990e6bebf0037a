import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { without } from "../cards/ids.ts";
import type { RowName } from "../cards/row.ts";
import { ROWS } from "../cards/row.ts";
import { factionOf } from "../rules/start.ts";
import { rowTotal, sideTotal, strengthAt } from "../rules/strength.ts";
import { idOf } from "../rules/zones.ts";
import type { Card, Player, State } from "../state.ts";
import { tableOf } from "../state.ts";
import type { SeatExpectation } from "./format.ts";
import { copies } from "./layout.ts";
import { idNamed, knownCards, nameOf, type Path, type Place, placeNamed } from "./names.ts";
import { reasons } from "./reasons.ts";

/** Compares what is expected of a seat or side. */
export function compareSeat(state: State, name: string, expected: SeatExpectation): readonly Difference[] {
  const place = placeNamed(state, name, [name]);
  return [...compareSide(state, name, place, expected), ...comparePlayer(state, name, place, expected)];
}

function compareSide(
  state: State,
  name: string,
  { side }: Place,
  expected: SeatExpectation,
): readonly Difference[] {
  const field = at(state.sides, side);
  const totals = [0, 1, 2].map((row) => rowTotal(state, side, row));
  return [
    ...differ(
      `${name} total`,
      expected.total,
      sideTotal(state, side),
      reasons(state, { kind: "total", side }),
    ),
    ...differ(`${name} rows`, expected.rows, totals, reasons(state, { kind: "total", side })),
    ...ROWS.flatMap((row) => compareRow(state, `${name} ${row}`, side, row, expected)),
    ...compareStrengths(state, name, side, expected),
    ...ROWS.flatMap((row, i) => {
      const slot = at(field.slots, i);
      const found = slot === 0 ? "empty" : slot === -1 ? "leader" : nameOf(idOf(state, slot));
      const wanted = expected.slots?.[row];
      const isCard = wanted !== undefined && wanted !== "empty" && wanted !== "leader";
      const meant = isCard ? nameOf(idNamed(knownCards(state), wanted, [name, "slots", row])) : wanted;
      return differ(`${name} slots ${row}`, meant, found);
    }),
    ...zone(state, [name, "pile"], field.pile, expected.pile, "ordered"),
    ...holds(state, [name, "pileHas"], field.pile, expected.pileHas, true),
    ...holds(state, [name, "pileLacks"], field.pile, expected.pileLacks, false),
    ...zone(state, [name, "pileTop"], field.pile.slice(-1), listOf(expected.pileTop), "ordered"),
    ...differ(`${name} gems`, expected.gems, field.gems),
    ...differ(`${name} points`, expected.points, field.points),
  ];
}

/** A number is the row's total, a list its cards from left to right. */
function compareRow(
  state: State,
  path: string,
  side: number,
  name: RowName,
  expected: SeatExpectation,
): readonly Difference[] {
  const row = ROWS.indexOf(name);
  const wanted = expected[name];
  if (typeof wanted === "number")
    return differ(path, wanted, rowTotal(state, side, row), reasons(state, { kind: "row", side, row }));
  return zone(state, path.split(" "), at(at(state.sides, side).rows, row), wanted, "ordered");
}

/** Strengths of all copies of a card on the side, row by row from left to right. */
function compareStrengths(
  state: State,
  name: string,
  side: number,
  { strengths = {} }: SeatExpectation,
): readonly Difference[] {
  return Object.entries(strengths).flatMap(([card, wanted]) => {
    const id = idNamed(knownCards(state), card, [name, "strengths", card]);
    const found = at(state.sides, side).rows.flatMap((cards, row) =>
      cards.filter((other) => idOf(state, other) === id).map((other) => ({ card: other, row })),
    );
    const numbers = found.map((one) => strengthAt(state, side, one.row, one.card));
    const all = typeof wanted === "number" ? Array<number>(Math.max(1, numbers.length)).fill(wanted) : wanted;
    return differ(`${name} strengths ${card}`, all, numbers, () =>
      found.flatMap((one, i) =>
        all[i] === numbers[i]
          ? []
          : reasons(state, { kind: "strength", side, row: one.row, card: at(state.refs, one.card) })(),
      ),
    );
  });
}

function comparePlayer(
  state: State,
  name: string,
  { player }: Place,
  expected: SeatExpectation,
): readonly Difference[] {
  if (player === undefined) return onlyOfMembers(name, expected);
  const owner = at(state.players, player);
  const { automaton } = state;
  const deck = owner.deck.toReversed();
  const top = listOf(expected.deckTop);
  const leaders = automaton?.leaders.map((kind) => at(tableOf(state).cards, kind).id).toReversed() ?? [];
  return [
    ...zone(state, [name, "hand"], owner.hand, expected.hand, "any order"),
    ...holds(state, [name, "handHas"], owner.hand, expected.handHas, true),
    ...holds(state, [name, "handLacks"], owner.hand, expected.handLacks, false),
    ...zone(state, [name, "deck"], deck, expected.deck, "ordered"),
    ...holds(state, [name, "deckHas"], deck, expected.deckHas, true),
    ...holds(state, [name, "deckLacks"], deck, expected.deckLacks, false),
    ...zone(state, [name, "deckTop"], deck.slice(0, top?.length ?? 0), top, "ordered"),
    ...zone(
      state,
      [name, "deckBottom"],
      deck.slice(Math.max(0, deck.length - (expected.deckBottom?.length ?? 0))),
      expected.deckBottom,
      "ordered",
    ),
    ...differ(`${name} passed`, expected.passed, owner.passed),
    ...differ(`${name} leader`, expected.leader, leaderIs(owner)),
    ...differ(`${name} faction`, expected.faction, factionOf(state, player)),
    ...differ(`${name} exchanges`, expected.exchanges, owner.exchanges),
    ...differ(
      `${name} leaders`,
      expected.leaders,
      typeof expected.leaders === "number" ? leaders.length : leaders,
    ),
    ...differ(`${name} hidden`, expected.hidden, automaton?.hidden.length),
    ...differ(`${name} wins`, expected.wins, state.tournament?.wins[player]),
  ];
}

const OF_MEMBERS: readonly (keyof SeatExpectation)[] = [
  ...(["hand", "handHas", "handLacks", "deck", "deckHas", "deckLacks", "deckTop", "deckBottom"] as const),
  ...(["passed", "leader", "faction", "exchanges", "leaders", "hidden", "wins"] as const),
];

function onlyOfMembers(name: string, expected: SeatExpectation): readonly Difference[] {
  const wrong = OF_MEMBERS.find((key) => expected[key] !== undefined);
  if (wrong === undefined) return [];
  throw new InputError("expect", `A team has no common ${wrong}; write it for one member.`, [name, wrong]);
}

function leaderIs({ leaderSpent, leaderCancelled }: Player): string {
  if (leaderCancelled) return "cancelled";
  return leaderSpent ? "spent" : "unspent";
}

function listOf(names: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof names === "string" ? [names] : names;
}

function readNames(state: State, written: readonly string[], path: Path): string[] {
  const known = knownCards(state);
  return written.flatMap((name, i) => copies(name).map((one) => nameOf(idNamed(known, one, [...path, i]))));
}

/** A number is how many cards lie there, a list which. */
function zone(
  state: State,
  path: readonly string[],
  cards: readonly Card[],
  expected: number | readonly string[] | undefined,
  order: "ordered" | "any order",
): readonly Difference[] {
  if (expected === undefined) return [];
  if (typeof expected === "number") return differ(path.join(" "), expected, cards.length);
  const found = cards.map((card) => nameOf(idOf(state, card)));
  const wanted = readNames(state, expected, path);
  if (order === "ordered") return differ(path.join(" "), wanted, found);
  return differ(path.join(" "), wanted.sort(), found.sort());
}

/** That these cards lie there, as often as written, or that none of them does. */
function holds(
  state: State,
  path: readonly string[],
  cards: readonly Card[],
  expected: readonly string[] | undefined,
  present: boolean,
): readonly Difference[] {
  if (expected === undefined) return [];
  const found = cards.map((card) => nameOf(idOf(state, card)));
  const wanted = readNames(state, expected, path);
  const right = present ? without(wanted, found).length === 0 : wanted.every((name) => !found.includes(name));
  return right ? [] : [{ path: path.join(" "), expected: wanted, found }];
}
