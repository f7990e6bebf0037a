import { at } from "@medallion/kernel";
import { boxOf, LEFT, type Pass, RIGHT } from "../box.ts";
import { COVERS_PASS } from "../effects/count.ts";
import { isLaid, leftOf, rightOf } from "../rules/circle.ts";
import type { Player, PlayerIndex, State } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import type { Scene } from "./scene.ts";
import { trackWorth } from "./tracks.ts";
import { ANSWER_ANY, ANSWER_AUTOMA, ANSWER_KNOWN } from "./worth.ts";

/** RO-8.6. */
const POINTS_PER_PAIR = 2;

/** What the two partners have for tea that is passed to them. */
export interface Partners {
  readonly left: Answers;
  readonly right: Answers;
}

interface Answers {
  /** Uncovered symbols that point back. */
  readonly open: number;
  /** The chance that another comes in a turn. */
  readonly chance: number;
}

export function partnersOf(state: State, seat: PlayerIndex): Partners {
  const right = rightOf(state, seat);
  return {
    left: answersOf(state, leftOf(state, seat), RIGHT, isLaid(state, seat)),
    right: answersOf(state, right, LEFT, isLaid(state, right)),
  };
}

function answersOf(state: State, partner: PlayerIndex, way: Pass, laid: boolean): Answers {
  if (!laid) return { open: 0, chance: 0 };
  const { passes } = boxOf(state);
  const owner = playerOf(state, partner);
  const known = owner.hand.some((card) => passes[card] === way);
  const chance = !isHuman(state, partner) ? ANSWER_AUTOMA : known ? ANSWER_KNOWN : ANSWER_ANY;
  // In cleaning nobody knows what a partner keeps.
  return { open: state.phase === "cleaning" ? 0 : openCount(passes, owner, way), chance };
}

/** Uncovered tea-passing symbols that point one way. */
function openCount(passes: readonly Pass[], { timeline, covered, host }: Player, way: Pass): number {
  let count = 0;
  for (let place = 0; place < timeline.length; place++) {
    const card = at(timeline, place);
    if (passes[card] === way && card !== host && (at(covered, place) & COVERS_PASS) === 0) count++;
  }
  return count;
}

/** Markers on their way through a tea ceremony that is tried. */
export interface Steps {
  left: number;
  right: number;
}

/**
 * Moves the markers by the pairs that exist, and returns what tea-passing symbols without an answer may still bring.
 * `open` says that partners still add cards this turn.
 */
export function tryPassing(scene: Scene, steps: Steps, open: boolean): number {
  const { owner, box, partners } = scene;
  const left = openCount(box.passes, owner, LEFT);
  const right = openCount(box.passes, owner, RIGHT);
  const pairsLeft = Math.min(left, partners.left.open);
  const pairsRight = Math.min(right, partners.right.open);
  steps.left += POINTS_PER_PAIR * pairsLeft;
  steps.right += POINTS_PER_PAIR * pairsRight;
  if (owner.host >= 0)
    hostTea(scene, steps, partners.left.open > pairsLeft, partners.right.open > pairsRight);
  const turns = scene.later + (open ? 1 : 0);
  if (!scene.ahead || turns === 0) return 0;
  let hopes = 0;
  if (left > pairsLeft) hopes += within(partners.left.chance, turns) * pairWorth(scene, steps, 1, 0);
  if (right > pairsRight) hopes += within(partners.right.chance, turns) * pairWorth(scene, steps, 0, 1);
  return hopes;
}

/** TEA_HOST: the symbol meets the first answer there is, on either side. */
function hostTea({ owner }: Scene, steps: Steps, left: boolean, right: boolean): void {
  if ((at(owner.covered, owner.timeline.indexOf(owner.host)) & COVERS_PASS) !== 0) return;
  if (left) steps.left += POINTS_PER_PAIR;
  else if (right) steps.right += POINTS_PER_PAIR;
}

/** What one more pair on a side brings. */
function pairWorth({ tracks }: Scene, { left, right }: Steps, onLeft: number, onRight: number): number {
  const more = trackWorth(tracks, left + POINTS_PER_PAIR * onLeft, right + POINTS_PER_PAIR * onRight);
  return more - trackWorth(tracks, left, right);
}

/** The chance that something happens in one of some turns. */
function within(each: number, turns: number): number {
  return 1 - (1 - each) ** turns;
}
