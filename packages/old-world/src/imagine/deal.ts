import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { TERRAINS } from "../data/index.ts";
import type { Place, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { numberIn, numbersIn, pileOf, taken } from "./lay-out.ts";
import { mix } from "./mix.ts";

/** Deals what the viewer cannot see, each to any place it could be in. */
export function dealHidden(state: State, view: View, random: Random): void {
  const box = boxOf(state);
  const shuffled = (places: ReadonlyMap<string, number>, ids: readonly string[]): number[] =>
    mix(numbersIn(places, ids), random);
  state.deck = shuffled(box.cardOf, view.deck);
  state.potionDeck = shuffled(box.potionOf, view.potionDeck);
  state.exploration = view.exploration.map((ids) => shuffled(box.storyOf, ids));
  for (const player of view.players.keys()) dealPlayer(state, view, player, random);
  dealTokens(state, view, random);
  dealMonsters(state, view, random);
  dealFightCards(state, view, random);
}

/** Cards that the viewer has seen lie where they are; the others fill hand and deck. */
function dealPlayer(state: State, view: View, player: number, random: Random): void {
  const { cardOf } = boxOf(state);
  const { hidden, deckSeen, deckCount, handCount, hand, spied } = at(view.players, player);
  const owner = playerOf(state, player);
  const heap = mix(numbersIn(cardOf, hidden), random);
  if (hand === undefined) owner.hand.push(...heap.splice(0, handCount - owner.hand.length));
  const known = deckSeen.map(({ place, card }) => [deckCount - 1 - place, numberIn(cardOf, card)] as const);
  owner.deck = pileOf(deckCount, new Map(known), heap);
  if (view.seat === null) return;
  for (const card of [...known.map(([, seen]) => seen), ...numbersIn(cardOf, spied)])
    state.seen[card] = 1 << view.seat;
}

/** Which token lies on a board as a trail is hidden from all, so any of the terrain can (OW-1.21). */
function dealTokens(state: State, view: View, random: Random): void {
  for (const [terrain, tokens] of view.tokens.entries()) {
    const heap: Place[] = mix([...tokens], random);
    for (const [player, { trails }] of view.players.entries())
      playerOf(state, player).trails[terrain] = trails.includes(at(TERRAINS, terrain)) ? taken(heap) : NONE;
    state.piles[terrain] = heap;
  }
}

/** The extra stack holds tokens of level I (OW-2.18). */
function dealMonsters(state: State, view: View, random: Random): void {
  const { monsterOf } = boxOf(state);
  for (const [level, ids] of view.monsterTokens.entries()) {
    const heap = mix(numbersIn(monsterOf, ids), random);
    state.monsterPiles[level] = heap.splice(0, at(view.monsterPileCounts, level));
    state.extraStack.push(...heap);
  }
}

function dealFightCards(state: State, view: View, random: Random): void {
  const { fightCardOf } = boxOf(state);
  const heap = mix(numbersIn(fightCardOf, view.fightCards), random);
  const { fight } = state;
  const shown = view.fight;
  if (fight !== null && shown !== undefined) {
    const { lifeSeen, lifeCount, lostSeen, lostCount } = shown;
    const life = lifeSeen.map(
      ({ place, card }) => [lifeCount - 1 - place, numberIn(fightCardOf, card)] as const,
    );
    const lost = lostSeen.map(({ place, card }) => [place, numberIn(fightCardOf, card)] as const);
    fight.life = pileOf(lifeCount, new Map(life), heap);
    fight.lost = pileOf(lostCount, new Map(lost), heap);
    fight.seen = [...life, ...lost].map(([, card]) => card);
  }
  state.fightDeck = heap;
}
