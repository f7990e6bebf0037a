import { abilityEntries } from "@medallion/gwent/entries";
import { isOver, playerOf, printed, type Sight } from "./sight.ts";

/** What a player's leader does, in words. */
export function leaderSays(sight: Sight, player: number): string {
  const { view, scene } = sight;
  const card = printed(view, playerOf(sight, player).leader);
  if (card === undefined) return "";
  return abilityEntries(card, view)
    .map(({ about }) => scene.say(about))
    .join(" ");
}

/** Whether a leader can still be used, or never could. */
export function leaderStateOf(sight: Sight, player: number): "cancelled" | "spent" | "passive" | "ready" {
  const { leader, leaderSpent, leaderCancelled } = playerOf(sight, player);
  if (leaderCancelled) return "cancelled";
  if (leaderSpent) return "spent";
  const { abilities = [] } = printed(sight.view, leader) ?? {};
  return abilities.some((ability) => PASSIVE.has(ability)) ? "passive" : "ready";
}

/** Why one's own leader cannot be used now although it is ready: absent where it can. */
export function leaderHeldBack(sight: Sight, lit: boolean): "nothing" | "turn" | undefined {
  if (lit || !sight.scene.mayAct || isOver(sight)) return undefined;
  if (leaderStateOf(sight, sight.player) !== "ready") return undefined;
  return sight.asked === "turn" ? "nothing" : "turn";
}

/** Leaders that are always in force and never used. */
const PASSIVE: ReadonlySet<string> = new Set([
  "leader-cancel-leaders",
  "leader-double-spies",
  "leader-draw-extra",
  "leader-half-weather",
  "leader-random-restore",
]);
