import { NO_PASS } from "../box.ts";
import { ACTIVE, ANSWER_ANY, INACTIVE, POINT, WAITING } from "../knowledge/worth.ts";
import type { Card, SymbolIndex } from "../state.ts";
import type { Outlook } from "./outlook.ts";
import { add, addColour, levelOf, type Tally } from "./tally.ts";

// Single cards in round figures, where a play is not tried.

const LAST_CHAPTER = 2;

function symbolWorth({ left, right }: Outlook, symbol: SymbolIndex): number {
  return symbol < 0 ? 0 : symbol === left || symbol === right ? ACTIVE : INACTIVE;
}

function resultWorth(outlook: Outlook, card: Card, level: number): number {
  const { faces } = outlook;
  const given = faces.given[card] ?? -1;
  switch (faces.result[card]) {
    case 1:
      return 2 * POINT;
    case 2:
      return level * POINT;
    case 3:
    case 4:
      return level * ACTIVE;
    case 8:
      return 2 * symbolWorth(outlook, given);
    case 9:
      return level * symbolWorth(outlook, given);
    case 10:
      return 2 * ACTIVE + 2 * INACTIVE - symbolWorth(outlook, given);
    default:
      return 2 * ACTIVE;
  }
}

function lossWorth(outlook: Outlook, card: Card): number {
  const { faces } = outlook;
  const condition = faces.condition[card];
  if (condition === 1 || condition === 2) return symbolWorth(outlook, faces.asked[card] ?? -1);
  return condition === 3 ? INACTIVE : 0;
}

/** What an effect brings at a level, less the symbols that it costs. */
export function effectWorth(outlook: Outlook, card: Card, level: number, cost: number): number {
  return level === 0 ? 0 : resultWorth(outlook, card, level) - cost * lossWorth(outlook, card);
}

/** What a card would bring as the next one of the own timeline, in round figures. */
function nextWorth(outlook: Outlook, tally: Tally, card: Card): number {
  const { box, faces } = outlook;
  const first = box.first[card] ?? -1;
  const second = box.second[card] ?? -1;
  const printed =
    symbolWorth(outlook, first) +
    symbolWorth(outlook, second) +
    ((box.passes[card] ?? NO_PASS) === NO_PASS ? 0 : 4 * ANSWER_ANY * POINT);
  if (faces.condition[card] === 0) return printed;
  const colour = box.colours[card] ?? 0;
  addColour(tally, colour, 1);
  if (first >= 0) add(tally, first, 1);
  if (second >= 0) add(tally, second, 1);
  const level = levelOf(outlook, tally, card);
  if (second >= 0) add(tally, second, -1);
  if (first >= 0) add(tally, first, -1);
  addColour(tally, colour, -1);
  return printed + effectWorth(outlook, card, level, level);
}

/** What a card may still bring if it is not played now. */
export function laterWorth(outlook: Outlook, tally: Tally, card: Card): number {
  const { usual, later, turns, chapter, scored } = outlook;
  if (turns === 0) return 0;
  let best = later > 0 && !scored ? nextWorth(outlook, tally, card) : 0;
  let waiting = WAITING;
  for (let next = chapter + 1; next <= LAST_CHAPTER; next++) {
    best = Math.max(best, waiting * (usual[next]?.[card] ?? 0));
    waiting *= WAITING;
  }
  return best;
}

/** What a card is good for, now or later. */
export function cardWorth(outlook: Outlook, tally: Tally, card: Card): number {
  return Math.max(nextWorth(outlook, tally, card), laterWorth(outlook, tally, card));
}
