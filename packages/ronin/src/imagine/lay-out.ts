import type { RandomState } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf, symbolIndex } from "../box.ts";
import { CHARACTERS } from "../data/index.ts";
import { emptyTable } from "../rules/table.ts";
import type { Card, Player, State } from "../state.ts";
import { EVERYBODY } from "../state.ts";
import type { PlayerView, View } from "../view.ts";

/** The number of a card that a view names. */
export function cardIn(box: Box, id: string): Card {
  const card = box.cardOf.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** All that a view shows, as a state in which the hidden cards are missing: from the deck, and from other hands. */
export function layOut(view: View, random: RandomState): State {
  const state = emptyTable(view.options, random, view.declared);
  const box = boxOf(state);
  const cards = (ids: readonly string[]): Card[] => ids.map((id) => cardIn(box, id));
  state.agenda = view.agenda.slice();
  state.phase = view.phase;
  state.chapterCard = box.chapters.findIndex(({ id }) => id === view.chapterCard);
  state.chapter = view.chapter;
  state.turn = view.turn;
  state.pair = view.pair;
  state.circle = view.circle.slice();
  state.order = view.order.slice();
  state.discard = cards(view.discard);
  state.rows = view.rows.flatMap((row) => {
    const [left = -1, right = -1] = cards(row);
    return [left, right];
  });
  state.spots = view.spots.slice();
  state.hasty = view.hasty.slice();
  state.shuffles = view.shuffles;
  for (const [batch, ids] of view.hidden.entries())
    for (const card of cards(ids)) state.batches[card] = batch;
  for (const { card } of view.deckSeen) state.batches[cardIn(box, card)] = view.shuffles;
  state.sides = view.boards.map((board) => (board === null ? -1 : (box.sideOf.get(board.side) ?? -1)));
  state.markers = view.boards.map((board) => board?.marker ?? 0);
  state.decisions = view.decisions.slice();
  state.scored = view.scored.slice();
  state.revealed = view.revealed;
  if (view.ranking !== undefined) state.ranking = view.ranking.slice();
  for (const [player, seen] of view.players.entries())
    layPlayer(state, view, at(state.players, player), seen);
  return state;
}

function layPlayer(state: State, view: View, owner: Player, seen: PlayerView): void {
  const box = boxOf(state);
  const cards = (ids: readonly string[]): Card[] => ids.map((id) => cardIn(box, id));
  Object.assign(owner, {
    character: seen.character === undefined ? -1 : CHARACTERS.indexOf(seen.character),
    hand: cards(seen.hand ?? [...seen.known, ...seen.spied]),
    timeline: cards(seen.timeline.map(({ card }) => card)),
    covered: seen.timeline.map(({ covered }) => covered),
    since: seen.since,
    added: seen.added,
    pool: seen.pool.slice(),
    xp: seen.xp,
    gold: seen.gold,
    vp: seen.vp,
    xpFrom: seen.xpFrom.slice(),
    vpFrom: seen.vpFrom.slice(),
    abilities: seen.abilities.slice(),
    borrowed: seen.borrowed.map(({ ability, of, used }) => ({
      ability: box.abilityOf.get(ability) ?? -1,
      of,
      used,
    })),
    taken: cards(seen.taken),
    peeked: seen.peeked,
    chosen: cards(seen.chosen ?? []),
    quest: seen.quest === undefined ? -1 : symbolIndex(seen.quest),
    keeps: seen.keeps,
    host: seen.host === undefined ? -1 : cardIn(box, seen.host),
    passed: seen.passed,
  } satisfies Player);
  for (const card of cards(seen.known)) state.seen[card] = EVERYBODY;
  if (view.seat !== null) for (const card of cards(seen.spied)) state.seen[card] = 1 << view.seat;
}
