import { at } from "@medallion/kernel";
import { heldWorth, totalXp, worthAt } from "./experience.ts";
import { heldBackWorth, laterWorth, questMarks, questWorth } from "./hand.ts";
import { bestPlay, tryPairs } from "./pairs.ts";
import type { Scene } from "./scene.ts";
import { mark, putBack, tableWorth } from "./table.ts";
import { passedWorth, trackWorth } from "./tracks.ts";
import { PLACE, UNKNOWN_CARD } from "./worth.ts";

/** What the whole position is worth to its player. */
export function judge(scene: Scene, drawn = 0): number {
  const { owner, state, tracks, left, ahead } = scene;
  const abilities = ahead ? heldWorth(state, owner, left, scene.experience.point) : 0;
  const cards = drawn * (ahead && left > 0 ? UNKNOWN_CARD : questWorth(scene, 1, 0) / 2);
  return owner.vp + tableAndHand(scene) + abilities + cards - passedWorth(tracks) + placeWorth(scene);
}

/** Before the cards of a turn are chosen the best pair tells what the hand can do. */
function tableAndHand(scene: Scene): number {
  const { state, owner } = scene;
  if (state.phase === "draft" || state.phase === "setup")
    return bestPlay(tryPairs(scene, owner.hand), [...owner.hand.keys()]);
  return handWorth(scene) + (scene.scored ? scoredWorth(scene) : triedWorth(scene));
}

function scoredWorth({ experience, owner, tracks }: Scene): number {
  return worthAt(experience.table, totalXp(owner)) + trackWorth(tracks, tracks.left, tracks.right);
}

function triedWorth(scene: Scene): number {
  const before = mark(scene);
  // In the tea ceremony only passing is still to come: the own effects are on the agenda and have been foreseen.
  const since = scene.owner.since;
  if (scene.state.phase === "tea") scene.owner.since = scene.owner.timeline.length;
  const worth = tableWorth(scene, false);
  scene.owner.since = since;
  putBack(scene, before);
  return worth;
}

/** Cards that stay in hand: for later plays, and for the side quest. */
export function handWorth(scene: Scene): number {
  const worths: number[] = [];
  let one = 0;
  let other = 0;
  for (const card of scene.owner.hand) {
    const [first, second] = questMarks(scene, card);
    worths.push(laterWorth(scene, card));
    one += first;
    other += second;
  }
  return heldBackWorth(worths) + questWorth(scene, one, other);
}

/** Who comes late in the order picks late in the next Draft (RO-4.10). */
export function placeWorth({ state, seat, ahead, left }: Scene, spot = at(state.spots, seat)): number {
  if (!ahead || left === 0 || spot < 0 || state.hasty.includes(seat)) return 0;
  let before = 0;
  for (const player of state.order) {
    if (player === seat) continue;
    const other = at(state.spots, player);
    // Nobody knows where those go who have not picked yet.
    if (other < 0) before += spot === 0 ? 0 : spot / (state.rows.length / 2 + 1);
    else if (other <= spot) before++;
  }
  return -PLACE * before;
}
