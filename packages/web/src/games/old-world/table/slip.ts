import type { OldWorldChoice } from "@medallion/old-world";
import type { ActionId } from "@medallion/old-world/pages";

/** Actions of places that cost neither gold nor cards. */
const FREE: Readonly<Record<ActionId, boolean>> = {
  school: false,
  trail: true,
  trainCombat: true,
  trainDefense: true,
  trainAlchemy: true,
  trainSpecialization: true,
  potion: true,
  pokerLocals: false,
  exchange: false,
  beggarPurge: true,
};

/** Whether a phase is ended although something could still be had for nothing: a free action, or a quest without a price. */
export function losesFree(choices: readonly OldWorldChoice[], choice: number): boolean {
  if (choices[choice]?.kind !== "endPhase") return false;
  return choices.some(
    (other) =>
      (other.kind === "action" && FREE[other.action]) || (other.kind === "quest" && other.gold === 0),
  );
}
