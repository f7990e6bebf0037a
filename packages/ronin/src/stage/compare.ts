import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, symbolAt, symbolIndex } from "../box.ts";
import { choicesOf } from "../choices.ts";
import { SYMBOLS } from "../data/index.ts";
import { activePair } from "../effects/count.ts";
import { cardsInRow } from "../rules/draft.ts";
import type { State } from "../state.ts";
import { compareHolds, compareZone, namesOf } from "./compare-cards.ts";
import { compareSeat, lostTokens } from "./compare-seat.ts";
import type { TableExpectation } from "./expectation.ts";
import { readExpectation } from "./expectation.ts";
import { boardName, boardNamed, boardsOf, indexNamed, nameOf, playersOf, seatsOf } from "./names.ts";
import { reasons } from "./reasons.ts";

const TURNS_PER_CHAPTER = 3;

/** Compares what a scenario expects with the table; throws `InputError` for what it cannot read. */
export function compare(state: State, expected: unknown): readonly Difference[] {
  const { table, places } = readExpectation(expected);
  return [
    ...compareTime(state, table),
    ...compareSupply(state, table),
    ...compareBoards(state, table),
    ...compareAnswers(state, table),
    ...places.flatMap(([name, seat]) => compareSeat(state, name, seat)),
  ];
}

function compareTime(state: State, table: TableExpectation): readonly Difference[] {
  const names = playersOf(state);
  const written = (key: "circle" | "initiative" | "ranking"): readonly string[] | undefined =>
    table[key]?.map((name, i) => at(names, indexNamed(names, name, [key, i])));
  return [
    ...differ("chapter", table.chapter, state.chapter + 1),
    ...differ("turn", table.turn, (state.turn % TURNS_PER_CHAPTER) + 1),
    ...differ("space", table.space, state.turn + 1),
    ...differ("card", table.card?.toString(), boxOf(state).chapters[state.chapterCard]?.id ?? "none"),
    ...differ("pair", table.pair?.replace(" ", ""), pairOf(state)),
    ...differ(
      "circle",
      written("circle"),
      state.circle.map((player) => nameOf(state, player)),
    ),
    ...differ(
      "initiative",
      written("initiative"),
      state.order.map((player) => nameOf(state, player)),
    ),
    ...differ("ranking", written("ranking"), state.ranking?.map((player) => nameOf(state, player)) ?? "none"),
  ];
}

function pairOf(state: State): string {
  return state.chapterCard < 0 ? "none" : activePair(state).map(symbolAt).join("");
}

function compareSupply(state: State, table: TableExpectation): readonly Difference[] {
  const deck = namesOf(state, state.deck.toReversed());
  const discard = namesOf(state, state.discard);
  const bottom = table.deckBottom?.length ?? 0;
  return [
    ...compareRows(state, table.rows),
    ...compareZone(state, ["deck"], deck, table.deck, "ordered"),
    ...compareZone(state, ["deckTop"], deck.slice(0, table.deckTop?.length ?? 0), table.deckTop, "ordered"),
    ...compareZone(
      state,
      ["deckBottom"],
      deck.slice(Math.max(0, deck.length - bottom)),
      table.deckBottom,
      "ordered",
    ),
    ...compareHolds(state, ["deckHas"], deck, table.deckHas, true),
    ...compareHolds(state, ["deckLacks"], deck, table.deckLacks, false),
    ...compareZone(state, ["discard"], discard, table.discard, "ordered"),
    ...compareHolds(state, ["discardHas"], discard, table.discardHas, true),
    ...compareHolds(state, ["discardLacks"], discard, table.discardLacks, false),
    ...SYMBOLS.flatMap((symbol) =>
      differ(
        `tokens ${symbol}`,
        table.tokens?.[symbol],
        state.players.reduce((sum, { pool }) => sum + at(pool, symbolIndex(symbol)), 0),
      ),
    ),
    ...differ(
      "lostTokens",
      table.lostTokens,
      state.players.reduce((sum, player) => sum + lostTokens(player), 0),
    ),
  ];
}

function compareRows(state: State, expected: TableExpectation["rows"]): readonly Difference[] {
  if (expected === undefined) return [];
  const rows = Array.from({ length: state.rows.length / 2 }, (_, row) => cardsInRow(state, row + 1));
  if (typeof expected === "number")
    return differ("rows", expected, rows.filter((cards) => cards.length > 0).length);
  return rows.flatMap((cards, row) =>
    compareZone(
      state,
      ["rows", String(row)],
      namesOf(state, cards),
      expected[row] === "empty" ? [] : expected[row],
      "ordered",
    ),
  );
}

function compareBoards(state: State, { boards = {}, boardCount }: TableExpectation): readonly Difference[] {
  const { sides } = boxOf(state);
  return [
    ...differ("boardCount", boardCount, boardsOf(state).length),
    ...Object.entries(boards).flatMap(([name, written]) => {
      const board = boardNamed(state, name, ["boards", name]);
      const { side, at: space } =
        typeof written === "number" ? { at: written } : { side: undefined, ...written };
      const why = reasons(state, { kind: "track", board });
      return [
        ...differ(`boards ${name}`, space, at(state.markers, board), why),
        ...differ(`boards ${boardName(state, board)}`, side, sides[at(state.sides, board)]?.id ?? "none"),
      ];
    }),
  ];
}

function compareAnswers(state: State, { choiceCount = {} }: TableExpectation): readonly Difference[] {
  return Object.entries(choiceCount).flatMap(([name, count]) => {
    const seat = indexNamed(seatsOf(state), name, ["choiceCount", name]);
    return differ(`choiceCount ${name}`, count, choicesOf(state, seat).length);
  });
}
