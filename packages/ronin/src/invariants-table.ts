import { at } from "@medallion/kernel";
import { boxOf } from "./box.ts";
import type { Check } from "./invariants.ts";
import { leftOf, rightOf } from "./rules/circle.ts";
import type { Card, State } from "./state.ts";
import { isHuman } from "./state.ts";

const TURNS = 9;
/** RO-1.31. */
const COPIES = 2;

/** What the players share: cards, boards, initiative, questions. */
export function brokenTable(state: State, check: Check): void {
  cardsAreConserved(state, check);
  check(isOrderOfAll(state, state.circle) || state.circle.length === 0, "everybody sits in the circle once");
  check(
    isOrderOfAll(state, state.order) || state.phase === "setup",
    "every figure is on the initiative track once",
  );
  check(state.turn >= 0 && state.turn <= TURNS, "the turn marker stands on its track");
  check(
    state.pair === state.chapter || (state.phase === "cleaning" && state.pair === state.chapter + 1),
    "the active symbols are those of the chapter, or in cleaning of the next one",
  );
  boardsAreRight(state, check);
  abilityCardsSuffice(state, check);
  questionsAreRight(state, check);
  const rows = state.spots.filter((spot) => spot > 0);
  check(new Set(rows).size === rows.length, "no row is taken twice in one Draft");
  check(
    state.phase !== "over" || (state.agenda.length === 0 && state.ranking?.length === state.options.humans),
    "after the end nothing is left to do and every seat has its place",
  );
}

/** RO-1.8: the main deck and the starting cards of the humans, each in one place. */
function cardsAreConserved(state: State, check: Check): void {
  const box = boxOf(state);
  const seen = new Set<Card>();
  let count = 0;
  const note = (card: Card): void => {
    if (card < 0) return;
    count++;
    seen.add(card);
  };
  for (const zone of [state.deck, state.discard, state.rows]) zone.forEach(note);
  for (const { hand, timeline } of state.players) for (const zone of [hand, timeline]) zone.forEach(note);
  check(seen.size === count, "no card is in two places");
  check(
    [...seen].every((card) => card < box.cards.length),
    "every card exists",
  );
  if (state.declared !== undefined) return;
  const owned = state.players.flatMap(({ character }, player) =>
    character >= 0 && isHuman(state, player) ? at(box.starting, character) : [],
  );
  const inPlay = [...(state.chapterCard < 0 || count === owned.length ? [] : box.deck), ...owned];
  check(inPlay.length === count && inPlay.every((card) => seen.has(card)), "all cards in play are somewhere");
}

function isOrderOfAll({ players }: State, list: readonly number[]): boolean {
  return list.length === players.length && players.every((_, player) => list.includes(player));
}

function boardsAreRight(state: State, check: Check): void {
  const { sides } = boxOf(state);
  for (const [board, side] of state.sides.entries()) {
    const marker = at(state.markers, board);
    const top = side < 0 ? 0 : at(sides, side).top;
    check(marker >= 0 && marker <= top, `the marker of board ${board} stands on its track`);
  }
  const laid = state.sides.filter((side) => side > 0);
  check(new Set(laid).size === laid.length, "no B side is laid twice");
}

/** RO-1.31, RO-7.3: cards of abilities 1 and 3 of partners, two of each at most. */
function abilityCardsSuffice(state: State, check: Check): void {
  const counts = new Map<number, number>();
  for (const [player, { borrowed }] of state.players.entries())
    for (const { ability, of } of borrowed) {
      counts.set(ability, (counts.get(ability) ?? 0) + 1);
      check(
        leftOf(state, player) === of || rightOf(state, player) === of,
        "ability cards come from partners",
      );
      check(Math.floor(ability / 4) === at(state.players, of).character, "an ability card is its owner's");
      check(ability % 4 === 0 || ability % 4 === 2, "only abilities 1 and 3 have cards");
    }
  check(
    [...counts.values()].every((count) => count <= COPIES),
    "there are two cards of an ability at most",
  );
}

function questionsAreRight(state: State, check: Check): void {
  check(
    state.asks.every(({ seat }) => isHuman(state, seat)),
    "only humans are asked",
  );
  check(
    new Set(state.asks.map(({ seat }) => seat)).size === state.asks.length,
    "a seat has one open question at most",
  );
  check(
    state.asks.every(({ id, seat }) => id === state.asked[seat]),
    "the open question is the last one",
  );
}
