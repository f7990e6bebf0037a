import { at } from "@medallion/kernel";
import type { Box } from "../box.ts";
import { WILD } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Card } from "../state.ts";
import { type CardPrint, type Link, type Print, printsOf } from "./prints.ts";
import { cardOf, cardsOf, type Scene } from "./scene.ts";
import { AT_HAND, BACK, BETTER, DAMAGE, DRAW, EXTENSION, LIFE, LINKED, SHIELD, WILD_CARD } from "./worth.ts";

function printWorth({ damage, shield, refill, back }: Print): number {
  return DAMAGE * damage + SHIELD * shield + DRAW * refill + BACK * back;
}

/** A deck by what goes with what: by colour the share of cards, and of cards that want it laid on them. */
interface Mix {
  readonly shares: readonly number[];
  readonly wants: readonly number[];
}

export function mixOf(box: Box, cards: readonly Card[]): Mix {
  const shares = [0, 0, 0, 0, 0];
  const wants = [0, 0, 0, 0, 0];
  const prints = printsOf(box);
  const part = 1 / Math.max(1, cards.length);
  for (const card of cards) {
    const { colour, links } = at(prints, card);
    shares[colour] = at(shares, colour) + part;
    for (const link of links) wants[link.colour] = at(wants, link.colour) + part;
  }
  return { shares, wants };
}

/** What a card is worth in a deck that is mixed like this, in cards of life. */
export function cardWorth(box: Box, card: Card, mix: Mix): number {
  const print = at(printsOf(box), card);
  const wild = at(box.terrains, card) === WILD ? WILD_CARD : 0;
  return (
    LIFE + printWorth(print) + linksWorth(print, mix) + LINKED * chance(at(mix.wants, print.colour)) + wild
  );
}

/** The best extension for each colour counts as often as a card of it comes along. */
function linksWorth({ links }: CardPrint, { shares }: Mix): number {
  let share = 0;
  let worth = 0;
  for (const link of links) {
    share += at(shares, link.colour);
    worth += chance(at(shares, link.colour)) * extensionWorth(link);
  }
  return LINKED * chance(share) + worth;
}

function extensionWorth(link: Link): number {
  return EXTENSION * printWorth(link);
}

function chance(share: number): number {
  return Math.min(1, AT_HAND * share);
}

/** By card: its worth in the own deck. */
export function ownWorth(scene: Scene): (card: Card) => number {
  const { box, seat } = scene;
  const mix = mixOf(box, cardsOf(scene, seat));
  return (card) => cardWorth(box, card, mix);
}

/** The hand, the card that is missed least in a fight first. */
export function handOrder(scene: Scene): readonly Card[] {
  const worth = ownWorth(scene);
  return scene.hand
    .map((card) => ({ card, worth: worth(card) }))
    .sort((one, other) => one.worth - other.worth)
    .map(({ card }) => card);
}

const { exchangeCostIncrease } = COMPONENTS.locationActions;

/** What the best exchange of a hand card for a pool card brings (OW-18.6). */
export function exchangeWorth(scene: Scene): number {
  const { box, hand, view } = scene;
  const worth = ownWorth(scene);
  let best = 0;
  for (const card of hand)
    for (const id of view.pool) {
      if (id === null) continue;
      const other = cardOf(box, id);
      if (at(box.costs, other) <= at(box.costs, card) + exchangeCostIncrease)
        best = Math.max(best, BETTER * (worth(other) - worth(card)));
    }
  return best;
}
