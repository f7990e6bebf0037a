import type { Seat } from "@medallion/kernel";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { toAll } from "./tell.ts";

/** OW-1.16: what the bank can still give. */
export function bankLeft({ options, players, poker, fight }: State): number {
  if (options.rules.goldSupply === "unlimited") return Number.POSITIVE_INFINITY;
  let left = COMPONENTS.constants.goldTokens - (poker?.pot ?? 0);
  for (const { gold, trailQuests } of players) {
    left -= gold;
    for (const quest of trailQuests) left -= quest.gold;
  }
  // A secret bet is paid when it is shown (OW-13.4).
  if (fight !== null && (fight.betsOpen || !options.rules.secretBets))
    for (const bet of fight.bets) if (bet > 0) left -= COMPONENTS.constants.betStake;
  return left;
}

/** Gold from the bank; says how much there was. */
export function gainGold(state: State, scribe: Scribe, seat: Seat, count: number): number {
  const gold = Math.min(count, bankLeft(state));
  if (gold <= 0) return 0;
  playerOf(state, seat).gold += gold;
  scribe.tell?.(toAll({ kind: "goldGained", seat, gold }));
  return gold;
}

/** Gold to the bank, as far as the player has it (OW-1.18); says how much. */
export function loseGold(state: State, scribe: Scribe, seat: Seat, count: number): number {
  const player = playerOf(state, seat);
  const gold = Math.min(count, player.gold);
  if (gold <= 0) return 0;
  player.gold -= gold;
  scribe.tell?.(toAll({ kind: "goldLost", seat, gold }));
  return gold;
}
