import { at } from "@medallion/kernel";
import { boxOf, LAST_XP, symbolAt } from "../box.ts";
import type { Scribe } from "../events.ts";
import type { Player, PlayerIndex, State, SymbolIndex, VpSource, XpSource } from "../state.ts";
import { AVAILABLE, LOCKED, playerOf, VP_SOURCES, XP_SOURCES } from "../state.ts";
import { toAll } from "./tell.ts";

/** RO-1.18 to RO-1.22: XP move the normal marker, from 20 on the gold one, and open abilities. */
export function gainXp(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  amount: number,
  from: XpSource,
): void {
  if (amount === 0) return;
  const owner = playerOf(state, player);
  const source = XP_SOURCES.indexOf(from);
  owner.xpFrom[source] = at(owner.xpFrom, source) + amount;
  const hadGold = owner.gold >= 0;
  const lost = moveMarkers(owner, amount);
  scribe.tell?.(toAll({ kind: "xpGained", seat: player, xp: amount, from, lost }));
  if (hadGold) return;
  openAbilities(state, scribe, player, owner);
  if (owner.gold >= 0) scribe.tell?.(toAll({ kind: "goldReached", seat: player }));
}

/** Returns what is lost because the gold marker stands at the end (RO-1.21). */
function moveMarkers(owner: Player, amount: number): number {
  let left = amount;
  if (owner.gold < 0) {
    const steps = Math.min(left, LAST_XP - owner.xp);
    owner.xp += steps;
    left -= steps;
    if (owner.xp < LAST_XP) return 0;
    owner.gold = 0;
  }
  const steps = Math.min(left, LAST_XP - owner.gold);
  owner.gold += steps;
  return left - steps;
}

/** RO-7.1: abilities 2, 3 and 4 by their spaces. */
function openAbilities(state: State, scribe: Scribe, player: PlayerIndex, owner: Player): void {
  const box = boxOf(state);
  const thresholds = at(box.thresholds, owner.character);
  for (let slot = 1; slot < 4; slot++) {
    if (at(owner.abilities, slot) !== LOCKED || owner.xp < at(thresholds, slot - 1)) continue;
    owner.abilities[slot] = AVAILABLE;
    scribe.tell?.(
      toAll({
        kind: "abilityUnlocked",
        seat: player,
        ability: at(box.abilities, owner.character * 4 + slot).id,
      }),
    );
  }
}

/** RO-1.23. */
export function gainVp(state: State, player: PlayerIndex, amount: number, from: VpSource): void {
  const owner = playerOf(state, player);
  const source = VP_SOURCES.indexOf(from);
  owner.vp += amount;
  owner.vpFrom[source] = at(owner.vpFrom, source) + amount;
}

/** Tokens of one kind come into the pool; the supply has no end (RO-1.12, RO-5.11). */
export function addTokens(owner: Player, symbol: SymbolIndex, count: number): void {
  owner.pool[symbol] = at(owner.pool, symbol) + count;
}

/** Tokens by symbol come into the pool, and everybody hears of it. */
export function gainTokens(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  symbols: readonly SymbolIndex[],
): void {
  const owner = playerOf(state, player);
  for (const symbol of symbols) addTokens(owner, symbol, 1);
  scribe.tell?.(toAll({ kind: "symbolsGained", seat: player, symbols: symbols.map(symbolAt) }));
}
