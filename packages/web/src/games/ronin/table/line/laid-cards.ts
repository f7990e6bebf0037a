import type { PlayerIndex, PlayerView } from "@medallion/ronin";
import { playerIn, type RoninSight } from "../../sight/sight.ts";

/** Whether everybody chooses in secret now and this viewer has already chosen: only then it may see who is ready. */
export function waitsForOthers(sight: RoninSight): boolean {
  const { chosen = [] } = playerIn(sight, sight.player);
  return sight.hasLaid && chosen.length > 0;
}

/** Whether somebody has chosen in secret, as far as this viewer may know. */
export function isReady(sight: RoninSight, player: PlayerIndex): boolean {
  return (
    waitsForOthers(sight) && !playerIn(sight, player).automa && !sight.scene.look.waitingFor.includes(player)
  );
}

/** How many cards lie face down at the end of a timeline: those that were laid in secret to be played. */
export function facedDown(sight: RoninSight, player: PlayerIndex): number {
  if (sight.view.phase !== "play" || !isReady(sight, player)) return 0;
  return playerIn(sight, sight.player).chosen?.length ?? 0;
}

type Held = Pick<PlayerView, "hand" | "handCount">;

/** One's own hand: what has been laid face down lies on the timeline, and no longer there. */
export function heldCards(sight: RoninSight): Held {
  const own = playerIn(sight, sight.player);
  const { hand, chosen = [] } = own;
  if (hand === undefined || facedDown(sight, sight.player) === 0) return own;
  const left = hand.filter((card) => !chosen.includes(card));
  return { hand: left, handCount: left.length };
}

/** Beyond what the effect in question sees (RO-5.6). */
export function hasLeft({ ask, player }: RoninSight, owner: PlayerIndex, place: number): boolean {
  if (ask?.kind !== "lose" || owner !== player) return false;
  return place > ask.work.place;
}
