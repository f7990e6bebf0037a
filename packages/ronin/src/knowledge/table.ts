import { at } from "@medallion/kernel";
import { boost } from "../abilities/boost.ts";
import { effectOf, eligiblePartners, measure } from "../effects/condition.ts";
import { COVERS_FIRST, COVERS_SECOND } from "../effects/count.ts";
import { pay, sourcesOf } from "../effects/payment.ts";
import { newWork } from "../effects/resolve.ts";
import { tokensOf } from "../effects/result.ts";
import { sideOfPartner } from "../rules/circle.ts";
import { addTokens } from "../rules/gain.ts";
import type { Card, Work } from "../state.ts";
import { symbolsWorth } from "./chapter.ts";
import { lossWorth, resultWorth } from "./effects.ts";
import { type Steps, tryPassing } from "./passing.ts";
import type { Scene } from "./scene.ts";
import { trackWorth } from "./tracks.ts";
import { COLOUR_PER_TURN } from "./worth.ts";

// Trying cards on the table: they are added to the own timeline and resolved by the interpreter of the rules, the worth
// is read off, and everything is put back.

export const SILENT = { tell: undefined, final: false };

/** What can be put back: tokens and covers; cards are taken off the timeline by whoever laid them. */
export interface Mark {
  readonly pool: readonly number[];
  readonly covered: readonly number[];
}

export function mark({ owner }: Scene): Mark {
  return { pool: owner.pool.slice(), covered: owner.covered.slice() };
}

export function putBack({ owner }: Scene, { pool, covered }: Mark): void {
  for (let symbol = 0; symbol < 4; symbol++) owner.pool[symbol] = at(pool, symbol);
  owner.covered.length = covered.length;
  for (let place = 0; place < covered.length; place++) owner.covered[place] = at(covered, place);
}

export function lay({ owner }: Scene, card: Card): void {
  owner.timeline.push(card);
  owner.covered.push(0);
}

export function takeOff({ owner }: Scene): void {
  owner.timeline.pop();
  owner.covered.pop();
}

/**
 * Resolves the standard effect of the card at a place, if it has one. Where an ability is used on it, returns what
 * that ability would have been worth later.
 */
export function tryStandard(scene: Scene, place: number): number {
  const { state, seat, owner, box } = scene;
  const card = at(owner.timeline, place);
  const effect = box.effects[card];
  if (effect?.timing !== "standard") return 0;
  const plain = withPartner(scene, newWork(seat, card, place, "play"));
  const { work, spent } = scene.boosts.length === 0 ? { work: plain, spent: 0 } : boosted(scene, plain);
  const level = payFor(scene, work);
  if (level > 0) for (const symbol of tokensOf(state, effect.result, level)) addTokens(owner, symbol, 1);
  return spent;
}

/** The effect with the ability used on it that gains most beyond what it is worth later, if any does. */
function boosted(
  { state, boosts, pair }: Scene,
  work: Work,
): { readonly work: Work; readonly spent: number } {
  const effect = effectOf(state, work);
  const worth = (tried: Work): number => {
    const { level, cost } = measure(state, tried, effect);
    return level === 0 ? 0 : resultWorth(state, effect, level, pair) - cost * lossWorth(effect, pair);
  };
  const plain = worth(work);
  let best = { work, spent: 0 };
  let highest = 0;
  for (const { ability, kept } of boosts) {
    const tried = boost(state, work, ability);
    const gain = tried === undefined ? 0 : worth(tried) - plain - kept;
    if (tried === undefined || gain <= highest) continue;
    best = { work: tried, spent: kept };
    highest = gain;
  }
  return best;
}

/** C5: the partner with most cards of the colour. */
function withPartner({ state }: Scene, work: Work): Work {
  let best = work;
  let level = 0;
  for (const partner of eligiblePartners(state, work, effectOf(state, work).condition)) {
    const chosen = { ...work, partner };
    const reached = measure(state, chosen).level;
    if (reached > level) {
      best = chosen;
      level = reached;
    }
  }
  return best;
}

/** Pays what an effect asks for, from the first symbols that will do; returns its level. */
function payFor({ state, seat }: Scene, work: Work): number {
  const effect = effectOf(state, work);
  const { level, cost } = measure(state, work, effect);
  if (cost === 0) return level;
  const sources = sourcesOf(state, work, effect.condition);
  let left = cost;
  const amounts = sources.map(({ count }) => {
    const amount = Math.min(left, count);
    left -= amount;
    return amount;
  });
  pay(state, SILENT, seat, sources, amounts);
  return level;
}

/**
 * What the table is worth once the tea effects of this turn and the tea-passing pairs are done. `open` says that
 * partners still add cards this turn.
 */
export function tableWorth(scene: Scene, open: boolean): number {
  const { tracks, owner } = scene;
  const steps: Steps = { left: tracks.left, right: tracks.right };
  // RO-10.8: tea effects of kept cards come in the first turn.
  const since = scene.state.phase === "cleaning" ? 0 : owner.since;
  for (let place = since; place < owner.timeline.length; place++) tryTea(scene, place, steps, open);
  const hopes = tryPassing(scene, steps, open);
  return trackWorth(tracks, steps.left, steps.right) + hopes + ownSymbolsWorth(scene);
}

function tryTea(scene: Scene, place: number, steps: Steps, open: boolean): void {
  const { state, seat, owner, box, tracks } = scene;
  const card = at(owner.timeline, place);
  const effect = box.effects[card];
  if (effect?.timing !== "tea") return;
  const kept = state.phase === "cleaning" && effect.condition.k === "C5";
  const alone = newWork(seat, card, place, "tea");
  // Nobody knows what partners keep.
  const work = kept ? alone : withPartner(scene, alone);
  let level = payFor(scene, work);
  if (effect.condition.k === "C5" && open) level = Math.min(3, level + COLOUR_PER_TURN);
  if (level === 0) return;
  if (effect.result.k === "R1") {
    steps.left++;
    steps.right++;
  } else if (work.partner >= 0) {
    steps[sideOfPartner(state, seat, work.partner)] += level;
  } else {
    const { left, right } = steps;
    if (trackWorth(tracks, left + level, right) >= trackWorth(tracks, left, right + level))
      steps.left += level;
    else steps.right += level;
  }
}

/** Counts symbols in one go, because it is asked for every pair of cards. */
function ownSymbolsWorth(scene: Scene): number {
  const { owner, box, pair } = scene;
  const [leftSymbol, rightSymbol] = pair;
  let left = 0;
  let right = 0;
  let inactive = 0;
  const note = (symbol: number, count: number): void => {
    if (symbol === leftSymbol) left += count;
    else if (symbol === rightSymbol) right += count;
    else inactive += count;
  };
  for (let symbol = 0; symbol < 4; symbol++) note(symbol, at(owner.pool, symbol));
  for (let place = 0; place < owner.timeline.length; place++) {
    const card = at(owner.timeline, place);
    const covered = at(owner.covered, place);
    const first = at(box.first, card);
    const second = at(box.second, card);
    if (first >= 0 && (covered & COVERS_FIRST) === 0) note(first, 1);
    if (second >= 0 && (covered & COVERS_SECOND) === 0) note(second, 1);
  }
  return symbolsWorth(scene, left, right, inactive);
}
