import type { Seat } from "@medallion/kernel";
import { at, pick, remove, shuffle } from "@medallion/kernel";
import { COMPONENTS, TERRAINS, type Terrain } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { Place, State, TerrainIndex, TrailQuest } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { TOKENS } from "./chance.ts";
import { bankLeft, gainGold } from "./gold.ts";
import { toAll } from "./tell.ts";

export function terrainAt(terrain: TerrainIndex): Terrain {
  return at(TERRAINS, terrain);
}

/** Terrains of which the player can take a trail token (OW-4.14). */
export function trailTerrains(state: State, seat: Seat): TerrainIndex[] {
  const { trails } = playerOf(state, seat);
  const found: TerrainIndex[] = [];
  for (const [terrain, pile] of state.piles.entries())
    if (pile.length > 0 && at(trails, terrain) === NONE && at(state.monsters, terrain) !== NONE)
      found.push(terrain);
  return found;
}

/** An unseen token of the terrain becomes a trail token (OW-4.13); nothing where OW-4.14 forbids it. */
export function takeTrail(state: State, scribe: Scribe, seat: Seat, terrain: TerrainIndex): void {
  const { trails } = playerOf(state, seat);
  if (at(trails, terrain) !== NONE || at(state.monsters, terrain) === NONE) return;
  const token = at(state.piles, terrain).pop();
  if (token === undefined) return;
  trails[terrain] = token;
  scribe.tell?.(toAll({ kind: "trailTaken", seat, terrain: terrainAt(terrain) }));
}

/** Terrains for which the player can take a trail quest (OW-4.7 to OW-4.12). */
export function trailQuestTerrains(state: State, seat: Seat): TerrainIndex[] {
  const { at: here } = playerOf(state, seat);
  return likelyTrailQuests(state, seat).filter((terrain) =>
    at(state.piles, terrain).some((place) => place !== here),
  );
}

/** Those for which everybody would think so: which tokens lie in a pile is hidden. */
export function likelyTrailQuests(state: State, seat: Seat): TerrainIndex[] {
  const { trails, trailQuests } = playerOf(state, seat);
  const found: TerrainIndex[] = [];
  for (const [terrain, pile] of state.piles.entries()) {
    if (at(state.monsters, terrain) === NONE || pile.length === 0) continue;
    const owned = at(trails, terrain) !== NONE || trailQuests.some((quest) => quest.terrain === terrain);
    if (!owned || state.options.rules.duplicateTrailQuests) found.push(terrain);
  }
  return found;
}

/** OW-4.7: the token of the own place is put back and another is drawn. */
export function takeTrailQuest(state: State, scribe: Scribe, seat: Seat, terrain: TerrainIndex): void {
  const player = playerOf(state, seat);
  const pile = at(state.piles, terrain);
  const first = pile.pop();
  if (first === undefined) return;
  const place = first === player.at ? pile.pop() : first;
  if (first !== place) {
    pile.push(first);
    shuffle(state.random, TOKENS, pile);
  }
  // In an imagined world the pile may hold another token than the one that was offered.
  if (place === undefined) return;
  const gold = Math.min(COMPONENTS.locationActions.trailQuestGold, bankLeft(state));
  player.trailQuests.push({ terrain, place, gold });
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "trailQuestTaken", seat, terrain: terrainAt(terrain), place, gold }));
}

/** OW-4.9, OW-4.10: trail quests of the place where the figure stands. */
export function finishTrailQuests(state: State, scribe: Scribe, seat: Seat): void {
  const player = playerOf(state, seat);
  for (const quest of [...player.trailQuests])
    if (quest.place === player.at) finish(state, scribe, seat, quest);
}

function finish(state: State, scribe: Scribe, seat: Seat, quest: TrailQuest): void {
  const { trails, trailQuests } = playerOf(state, seat);
  const { terrain, place, gold } = quest;
  const returned = at(trails, terrain) !== NONE;
  remove(trailQuests, quest);
  if (returned) returnToken(state, terrain, place);
  else trails[terrain] = place;
  scribe.tell?.(toAll({ kind: "trailQuestDone", seat, terrain: terrainAt(terrain), place, gold, returned }));
  gainGold(state, scribe, seat, gold);
}

/** A token goes back face down; its pile is shuffled. */
export function returnToken(state: State, terrain: TerrainIndex, place: Place): void {
  const pile = at(state.piles, terrain);
  pile.push(place);
  shuffle(state.random, TOKENS, pile);
}

/** OW-4.17, OW-4.18: a token for a quest of this terrain, or of any if its pile is empty. */
export function takeQuestToken(
  state: State,
  scribe: Scribe,
  terrain: TerrainIndex,
): { readonly terrain: TerrainIndex; readonly place: Place } | undefined {
  const own = at(state.piles, terrain).pop();
  if (own !== undefined) {
    scribe.final = true;
    return { terrain, place: own };
  }
  const all = state.piles.flatMap((pile, of) => pile.map((place) => ({ terrain: of, place })));
  if (all.length === 0) return undefined;
  const token = at(all, pick(state.random, TOKENS, all.length));
  remove(at(state.piles, token.terrain), token.place);
  scribe.final = true;
  return token;
}

/** OW-4.15, OW-4.16: when a monster leaves, its token and all trails of its terrain go back. */
export function returnTrails(state: State, scribe: Scribe, terrain: TerrainIndex): void {
  const pile = at(state.piles, terrain);
  const seats: Seat[] = [];
  for (const [seat, player] of state.players.entries()) {
    const before = pile.length;
    const trail = at(player.trails, terrain);
    if (trail !== NONE) pile.push(trail);
    player.trails[terrain] = NONE;
    for (const quest of player.trailQuests) if (quest.terrain === terrain) pile.push(quest.place);
    if (pile.length === before) continue;
    player.trailQuests = player.trailQuests.filter((quest) => quest.terrain !== terrain);
    seats.push(seat);
  }
  const lair = at(state.lairs, terrain);
  if (lair !== NONE) pile.push(lair);
  state.lairs[terrain] = NONE;
  shuffle(state.random, TOKENS, pile);
  if (seats.length > 0) scribe.tell?.(toAll({ kind: "trailsReturned", terrain: terrainAt(terrain), seats }));
}
