import type { Random } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { TERRAINS } from "../data/index.ts";
import type { Card, Place, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { View } from "../view.ts";
import { numberIn, numbersIn, pileOf, taken } from "./lay-out.ts";
import { mix } from "./mix.ts";

/** Deals something that the viewer cannot see into a state that was laid out, to any place it could be in. */
export type Dealer = (state: State, random: Random) => void;

/** All that is to be dealt, read from the view once, so that many worlds can be made of it. */
export function dealersOf(view: View): readonly Dealer[] {
  const { cardOf, potionOf, storyOf } = boxOf(view);
  const deck = numbersIn(cardOf, view.deck);
  const potions = numbersIn(potionOf, view.potionDeck);
  const exploration = view.exploration.map((ids) => numbersIn(storyOf, ids));
  return [
    (state, random) => {
      state.deck = mixed(deck, random);
      state.potionDeck = mixed(potions, random);
      state.exploration = exploration.map((stories) => mixed(stories, random));
    },
    ...view.players.map((_, player) => playerDealer(view, player)),
    tokenDealer(view),
    monsterDealer(view),
    fightCardDealer(view),
  ];
}

function mixed(things: readonly number[], random: Random): number[] {
  return mix(things.slice(), random);
}

/** Cards that the viewer has seen lie where they are; the others fill hand and deck. */
function playerDealer(view: View, player: number): Dealer {
  const { cardOf } = boxOf(view);
  const { hidden, deckSeen, deckCount, handCount, hand, spied } = at(view.players, player);
  const heap = numbersIn(cardOf, hidden);
  const known = new Map<number, Card>(
    deckSeen.map(({ place, card }) => [deckCount - 1 - place, numberIn(cardOf, card)]),
  );
  const seen = view.seat === null ? [] : [...known.values(), ...numbersIn(cardOf, spied)];
  const mark = view.seat === null ? 0 : 1 << view.seat;
  return (state, random) => {
    const owner = playerOf(state, player);
    const rest = mixed(heap, random);
    if (hand === undefined) owner.hand.push(...rest.splice(0, handCount - owner.hand.length));
    owner.deck = known.size === 0 ? rest : pileOf(deckCount, known, rest);
    for (const card of seen) state.seen[card] = mark;
  };
}

/** Which token lies on a board as a trail is hidden from all, so any of the terrain can (OW-1.21). */
function tokenDealer(view: View): Dealer {
  return (state, random) => {
    for (const [terrain, tokens] of view.tokens.entries()) {
      const heap: Place[] = mixed(tokens, random);
      for (const [player, { trails }] of view.players.entries())
        playerOf(state, player).trails[terrain] = trails.includes(at(TERRAINS, terrain)) ? taken(heap) : NONE;
      state.piles[terrain] = heap;
    }
  };
}

/** The extra stack holds tokens of level I (OW-2.18). */
function monsterDealer(view: View): Dealer {
  const { monsterOf } = boxOf(view);
  const piles = view.monsterTokens.map((ids) => numbersIn(monsterOf, ids));
  return (state, random) => {
    for (const [level, monsters] of piles.entries()) {
      const heap = mixed(monsters, random);
      state.monsterPiles[level] = heap.splice(0, at(view.monsterPileCounts, level));
      state.extraStack.push(...heap);
    }
  };
}

function fightCardDealer(view: View): Dealer {
  const { fightCardOf } = boxOf(view);
  const cards = numbersIn(fightCardOf, view.fightCards);
  const { fight: shown } = view;
  const life = (shown?.lifeSeen ?? []).map(
    ({ place, card }) => [(shown?.lifeCount ?? 0) - 1 - place, numberIn(fightCardOf, card)] as const,
  );
  const lost = (shown?.lostSeen ?? []).map(
    ({ place, card }) => [place, numberIn(fightCardOf, card)] as const,
  );
  return (state, random) => {
    const heap = mixed(cards, random);
    const { fight } = state;
    if (fight !== null && shown !== undefined) {
      fight.life = pileOf(shown.lifeCount, new Map(life), heap);
      fight.lost = pileOf(shown.lostCount, new Map(lost), heap);
      fight.seen = [...life, ...lost].map(([, card]) => card);
    }
    state.fightDeck = heap;
  };
}
