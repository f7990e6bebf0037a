import { at } from "@medallion/kernel";
import { allAmong, among, fits, unbroken } from "@medallion/refusals";
import { boxOf } from "./box.ts";
import { CHARACTERS } from "./data/index.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Path } from "./refuse.ts";
import { playerCount, rowCount } from "./rules/table.ts";
import type { Ask, Player, State, Step, Work } from "./state.ts";
import { USED, VP_SOURCES, XP_SOURCES } from "./state.ts";

const CHAPTERS = 3;
const SYMBOL_COUNT = 4;

/** A well-shaped state from outside speaks only of what it has: players, cards, boards. Throws `InputError`. */
export function checkReferences(state: State): void {
  const { options } = state;
  const players = playerCount(options);
  const cards = boxOf(state).cards.length;
  for (const name of ["players", "spots", "sides", "markers"] as const)
    fits(state[name].length === players, [name]);
  fits(state.asked.length === options.humans, ["asked"]);
  fits(state.rows.length === rowCount(options) * 2, ["rows"]);
  fits(state.seen.length === cards, ["seen"]);
  fits(state.batches.length === cards, ["batches"]);
  checkTable(state);
  checkCards(state);
  for (const [player, owner] of state.players.entries()) checkPlayer(state, owner, ["players", player]);
  for (const [place, step] of state.agenda.entries()) checkStep(state, step, ["agenda", place]);
  for (const [place, open] of state.asks.entries()) checkAsk(state, open, ["asks", place]);
  unbroken(brokenInvariants(state));
}

function checkTable(state: State): void {
  const box = boxOf(state);
  const players = state.players.length;
  among(box.chapters.length, -1, state.chapterCard, ["chapterCard"]);
  among(CHAPTERS, 0, state.chapter, ["chapter"]);
  among(CHAPTERS, 0, state.pair, ["pair"]);
  allAmong(state.rows.length / 2 + 1, -1, state.spots, ["spots"]);
  allAmong(box.sides.length, -1, state.sides, ["sides"]);
  for (const name of ["circle", "order", "hasty"] as const) allAmong(players, 0, state[name], [name]);
  allAmong(state.options.humans, 0, state.ranking ?? [], ["ranking"]);
  fits(state.circle.length === 0 || state.circle.length === players, ["circle"]);
  fits(state.order.length === 0 || state.order.length === players, ["order"]);
  fits(state.scored.length <= CHAPTERS, ["scored"]);
  for (const [chapter, counts] of state.scored.entries())
    fits(counts.length === players, ["scored", chapter]);
  for (const [place, { player, left, right, counts, chosen }] of state.decisions.entries()) {
    const path = ["decisions", place];
    among(players, 0, player, [...path, "player"]);
    allAmong(SYMBOL_COUNT, 0, [left, right], path);
    among(counts.length + 1, 0, chosen, [...path, "chosen"]);
  }
}

/** Every zone holds numbers of cards, and no card lies in two places. */
function checkCards(state: State): void {
  const { length } = boxOf(state).cards;
  const lying = new Set<number>();
  const zone = (cards: readonly number[], least: number, path: Path): void => {
    for (const [place, card] of cards.entries()) {
      among(length, least, card, [...path, place]);
      fits(card < 0 || !lying.has(card), [...path, place]);
      lying.add(card);
    }
  };
  zone(state.deck, 0, ["deck"]);
  zone(state.discard, 0, ["discard"]);
  zone(state.rows, -1, ["rows"]);
  for (const [player, { hand, timeline }] of state.players.entries()) {
    zone(hand, 0, ["players", player, "hand"]);
    zone(timeline, 0, ["players", player, "timeline"]);
  }
  allAmong(state.shuffles + 1, 0, state.batches, ["batches"]);
}

function checkPlayer(state: State, owner: Player, path: Path): void {
  const box = boxOf(state);
  among(CHARACTERS.length, -1, owner.character, [...path, "character"]);
  fits(owner.covered.length === owner.timeline.length, [...path, "covered"]);
  among(owner.timeline.length + 1, 0, owner.since, [...path, "since"]);
  among(owner.timeline.length + 1, 0, owner.added, [...path, "added"]);
  fits(owner.pool.length === SYMBOL_COUNT, [...path, "pool"]);
  fits(owner.xpFrom.length === XP_SOURCES.length, [...path, "xpFrom"]);
  fits(owner.vpFrom.length === VP_SOURCES.length, [...path, "vpFrom"]);
  fits(owner.abilities.length === 4, [...path, "abilities"]);
  allAmong(USED + 1, 0, owner.abilities, [...path, "abilities"]);
  for (const [place, { ability, of }] of owner.borrowed.entries()) {
    among(box.abilities.length, 0, ability, [...path, "borrowed", place, "ability"]);
    among(state.players.length, 0, of, [...path, "borrowed", place, "of"]);
  }
  for (const name of ["taken", "chosen"] as const)
    allAmong(box.cards.length, 0, owner[name], [...path, name]);
  among(SYMBOL_COUNT, -1, owner.quest, [...path, "quest"]);
  among(box.cards.length, -1, owner.host, [...path, "host"]);
}

function checkStep(state: State, step: Step, path: Path): void {
  const players = state.players.length;
  if ("player" in step) among(players, 0, step.player, [...path, "player"]);
  if ("board" in step) checkBoard(state, step.board, path);
  if ("at" in step) among(players + 1, 0, step.at, [...path, "at"]);
  if (step.kind === "effect") checkWork(state, step.work, [...path, "work"]);
  if (step.kind === "bonus") checkBonus(state, step.board, step.space, path);
  if (step.kind === "automa-tea") among(boxOf(state).cards.length, 0, step.card, [...path, "card"]);
}

function checkAsk(state: State, open: Ask, path: Path): void {
  among(state.options.humans, 0, open.seat, [...path, "seat"]);
  if ("work" in open && open.work !== undefined) checkWork(state, open.work, [...path, "work"]);
  switch (open.kind) {
    case "character":
      return allAmong(CHARACTERS.length, 0, open.offer, [...path, "offer"]);
    case "automa":
      return among(state.players.length, 0, open.player, [...path, "player"]);
    case "board":
      among(state.players.length, 0, open.board, [...path, "board"]);
      return allAmong(boxOf(state).sides.length, 0, open.offer, [...path, "offer"]);
    case "bonus":
      checkBoard(state, open.board, path);
      return checkBonus(state, open.board, open.space, path);
    default:
      return;
  }
}

function checkBoard(state: State, board: number, path: Path): void {
  among(state.players.length, 0, board, [...path, "board"]);
  fits(at(state.sides, board) >= 0, [...path, "board"]);
}

function checkBonus(state: State, board: number, space: number, path: Path): void {
  const { bonuses } = at(boxOf(state).sides, at(state.sides, board));
  fits(bonuses[space] !== undefined, [...path, "space"]);
}

/** An effect on its way has a card with an effect, and a place in the timeline of whoever resolves it. */
function checkWork(state: State, work: Work, path: Path): void {
  among(state.options.humans, 0, work.player, [...path, "player"]);
  fits(boxOf(state).effects[work.card] !== undefined, [...path, "card"]);
  among(at(state.players, work.player).timeline.length, -1, work.place, [...path, "place"]);
  among(state.players.length, -1, work.partner, [...path, "partner"]);
  fits(work.ignored >= 0, [...path, "ignored"]);
  fits(work.wild >= 0, [...path, "wild"]);
}
