import { at } from "@medallion/kernel";
import { type Box, NO_PASS } from "../box.ts";
import { effectOf, eligiblePartners, measure } from "../effects/condition.ts";
import { newWork } from "../effects/resolve.ts";
import { questSymbols } from "../rules/final.ts";
import type { Card, State } from "../state.ts";
import { effectWorth, symbolWorth } from "./effects.ts";
import type { Scene } from "./scene.ts";
import { lay, takeOff } from "./table.ts";
import { ANSWER_ANY, HELD_BACK, POINT, QUEST, USUAL_LEVEL, WAITING } from "./worth.ts";

/** What a card may still bring if it is not played now. */
export function laterWorth(scene: Scene, card: Card): number {
  const { state, later, left, chapter } = scene;
  if (!scene.ahead || left === 0) return 0;
  let best = later > 0 && !scene.scored ? worthNext(scene, card) : 0;
  let waiting = WAITING;
  for (let next = chapter + 1; next <= 2; next++) {
    best = Math.max(best, waiting * at(usualWorths(state, scene.box, next), card));
    waiting *= WAITING;
  }
  return best;
}

/** What cards held back are worth together: the best of them will be played first. Sorts them. */
export function heldBackWorth(worths: number[]): number {
  worths.sort((one, other) => other - one);
  let sum = 0;
  for (let rank = 0; rank < worths.length && rank < HELD_BACK.length; rank++)
    sum += at(HELD_BACK, rank) * at(worths, rank);
  return sum;
}

/** What a card would bring as the next one of the own timeline, in round figures. */
function worthNext(scene: Scene, card: Card): number {
  const { state, seat, box, owner } = scene;
  const effect = box.effects[card];
  let worth = printedWorth(box, card, scene.pair);
  if (effect === undefined) return worth;
  lay(scene, card);
  const work = newWork(seat, card, owner.timeline.length - 1, "play");
  const partners = eligiblePartners(state, work, effectOf(state, work).condition);
  let level = partners.length === 0 ? measure(state, work, effect).level : 0;
  for (const partner of partners) level = Math.max(level, measure(state, { ...work, partner }, effect).level);
  takeOff(scene);
  if (level > 0) worth += effectWorth(state, effect, level, scene.pair);
  return worth;
}

function printedWorth(box: Box, card: Card, pair: readonly number[]): number {
  return (
    symbolWorth(at(box.first, card), pair) +
    symbolWorth(at(box.second, card), pair) +
    (at(box.passes, card) === NO_PASS ? 0 : 4 * ANSWER_ANY * POINT)
  );
}

/** By box, chapter card and chapter: what cards bring there as a rule. */
const usual = new WeakMap<Box, (readonly number[])[]>();

/** By card: what it brings in a chapter as a rule. */
export function usualWorths(state: State, box: Box, chapter: number): readonly number[] {
  let tables = usual.get(box);
  if (tables === undefined) {
    tables = [];
    usual.set(box, tables);
  }
  const key = state.chapterCard * 3 + chapter;
  const table = tables[key] ?? usualTable(state, box, chapter);
  tables[key] = table;
  return table;
}

function usualTable(state: State, box: Box, chapter: number): readonly number[] {
  const pair = at(at(box.chapters, state.chapterCard).pairs, chapter);
  const before = state.pair;
  // The interpreter gives left and right symbols of the pair that lies there.
  state.pair = chapter;
  const table = box.cards.map((_, card) => {
    const effect = box.effects[card];
    const printed = printedWorth(box, card, pair);
    return effect === undefined
      ? printed
      : printed + effectWorth(state, effect, USUAL_LEVEL[effect.condition.k], pair);
  });
  state.pair = before;
  return table;
}

/** How many cards of a hand show each of the two side-quest symbols. */
export type QuestCounts = readonly [number, number];

export function questMarks({ state, box }: Scene, card: Card): QuestCounts {
  const [one = -1, other = -1] = questSymbols(state);
  const first = box.first[card];
  const second = box.second[card];
  return [first === one || second === one ? 1 : 0, first === other || second === other ? 1 : 0];
}

/** What the cards for the side quest are worth that stay in hand. */
export function questWorth(scene: Scene, one: number, other: number): number {
  if (!scene.ahead && scene.left > 0) return 0;
  return at(QUEST, Math.min(scene.left, QUEST.length - 1)) * Math.max(one, other);
}
