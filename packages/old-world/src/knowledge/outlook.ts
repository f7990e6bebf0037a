import type { View } from "../view.ts";
import { winChance } from "./odds.ts";
import { bestCombo, USUAL_HAND } from "./power.ts";
import { contenderOf, drawOf, hasTrail, monsterNumber, sceneOf } from "./scene.ts";

/** How a fight would probably end: lost, rather lost or nobody can say, rather won, won. */
export type Outlook = "poor" | "open" | "fair" | "good";

/** From which chance on it is better than the one before. */
const FROM: readonly (readonly [Outlook, number])[] = [
  ["good", 0.65],
  ["fair", 0.5],
  ["open", 0.35],
];

/**
 * How a fight of the viewer with a monster on the map would probably end if it began now. Told from the own cards and
 * attributes, as bots think of it: nothing that the viewer may not know counts, and no fight is played for it.
 */
export function outlookOf(view: View, monster: string): Outlook | undefined {
  const { seat, lairs } = view;
  const terrain = lairs.findIndex((lair) => lair?.monster === monster);
  if (seat === null || terrain < 0) return undefined;
  const scene = sceneOf(view, seat, false);
  const { box, hand } = scene;
  const opening = bestCombo(box, hand, USUAL_HAND, drawOf(scene, seat));
  const witcher = { ...contenderOf(scene, seat), opening };
  const chance = winChance(box, witcher, monsterNumber(box, monster), hasTrail(scene, terrain));
  return FROM.find(([, least]) => chance >= least)?.[0] ?? "poor";
}
