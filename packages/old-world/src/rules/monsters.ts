import { at, shuffle } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Scribe } from "../events.ts";
import type { MonsterIndex, State, TerrainIndex } from "../state.ts";
import { isSolo, NONE } from "../state.ts";
import { FIGHT_DECK, MONSTERS } from "./chance.ts";
import { toAll } from "./tell.ts";
import { returnTrails, terrainAt } from "./tokens.ts";

const HIGHEST = 3;

/** A token of the due level, or of the nearest level that has any (OW-14.10, OW-14.11); `NONE` if there is none. */
function drawMonster(state: State, scribe: Scribe, due: number): MonsterIndex {
  const levels = [due];
  for (let level = due + 1; level <= HIGHEST; level++) levels.push(level);
  for (let level = due - 1; level >= 1; level--) levels.push(level);
  for (const level of levels) {
    const monster = drawOfLevel(state, scribe, level);
    if (monster !== NONE) return monster;
  }
  return NONE;
}

function drawOfLevel(state: State, scribe: Scribe, level: number): MonsterIndex {
  const pile = at(state.monsterPiles, level - 1);
  if (pile.length === 0) {
    const away = at(state.drivenAway, level - 1);
    if (away.length === 0) return NONE;
    pile.push(...away);
    state.drivenAway[level - 1] = [];
    shuffle(state.random, MONSTERS, pile);
    scribe.tell?.(toAll({ kind: "monsterPileRenewed", level, count: pile.length }));
  }
  return pile.pop() ?? NONE;
}

/** Puts a monster into its slot and on the location of a new token (OW-14.7). */
export function placeMonster(
  state: State,
  scribe: Scribe,
  terrain: TerrainIndex,
  monster: MonsterIndex,
): void {
  const place = at(state.lairs, terrain) === NONE ? at(state.piles, terrain).pop() : at(state.lairs, terrain);
  if (place === undefined) throw new Error("no token is left for a monster");
  state.lairs[terrain] = place;
  state.monsters[terrain] = monster;
  scribe.final = true;
  const { id } = at(boxOf(state).monsters, monster);
  scribe.tell?.(toAll({ kind: "monsterAppeared", monster: id, terrain: terrainAt(terrain), place }));
}

/** The monster of the terrain leaves, and a new one comes where one is due (OW-14.7 to OW-14.11, OW-16.10, OW-16.11). */
export function replaceMonster(
  state: State,
  scribe: Scribe,
  terrain: TerrainIndex,
  how: "defeated" | "drivenAway",
): void {
  const gone = at(state.monsters, terrain);
  const { level } = at(boxOf(state).monsters, gone);
  state.monsters[terrain] = NONE;
  if (how === "drivenAway") at(state.drivenAway, level - 1).push(gone);
  const next = how === "defeated" && isSolo(state) ? NONE : nextMonster(state, scribe, level, how);
  returnTrails(state, scribe, terrain);
  if (next !== NONE) placeMonster(state, scribe, terrain, next);
  else scribe.tell?.(toAll({ kind: "lairEmptied", terrain: terrainAt(terrain) }));
}

function nextMonster(
  state: State,
  scribe: Scribe,
  level: number,
  how: "defeated" | "drivenAway",
): MonsterIndex {
  if (how === "drivenAway") return drawMonster(state, scribe, level);
  const extra = level === 1 ? state.extraStack.pop() : undefined;
  return extra ?? drawMonster(state, scribe, Math.min(HIGHEST, level + 1));
}

/** OW-14.12: all monster fight cards form a new deck. */
export function shuffleFightDeck(state: State): void {
  shuffle(state.random, FIGHT_DECK, state.fightDeck);
}
