import { at } from "@medallion/kernel";
import { allAmong, among, fits } from "@medallion/refusals";
import { type Box, boxOf } from "./box.ts";
import { COMPONENTS, TERRAINS } from "./data/index.ts";
import type { Path } from "./refuse.ts";
import type { State } from "./state.ts";
import { NONE } from "./state.ts";

type Zones = readonly (readonly [cards: readonly number[], path: Path])[];

/** Every zone holds things that exist, and nothing lies in two places. */
export function checkZones(state: State): void {
  const box = boxOf(state);
  const ofPlayers = state.players.map((player, seat) => [player, ["players", seat]] as const);
  checkPlaces(box.cards.length, [
    [state.deck, ["deck"]],
    [state.discard, ["discard"]],
    [state.pool, ["pool"]],
    [state.removed, ["removed"]],
    ...ofPlayers.flatMap(([player, path]) =>
      (["deck", "hand", "discard", "removed"] as const).map(
        (zone) => [player[zone], [...path, zone]] as const,
      ),
    ),
    ...(state.fight?.fighters ?? []).map(
      ({ combo }, side) => [combo.map(({ card }) => card), ["fight", "fighters", side, "combo"]] as const,
    ),
  ]);
  checkPlaces(box.monsters.length, [
    [state.monsters, ["monsters"]],
    [state.extraStack, ["extraStack"]],
    ...state.monsterPiles.map((pile, level) => [pile, ["monsterPiles", level]] as const),
    ...state.drivenAway.map((pile, level) => [pile, ["drivenAway", level]] as const),
    ...ofPlayers.map(
      ([{ trophies }, path]) =>
        [trophies.filter((trophy) => trophy < box.monsters.length), [...path, "trophies"]] as const,
    ),
  ]);
  checkPlaces(box.fightCards.length, [
    [state.fightDeck, ["fightDeck"]],
    [state.fight?.life ?? [], ["fight", "life"]],
    [state.fight?.lost ?? [], ["fight", "lost"]],
    [state.fight?.revealed ?? [], ["fight", "revealed"]],
  ]);
  checkPlaces(box.stories.length, [
    ...state.exploration.map((deck, of) => [deck, ["exploration", of]] as const),
    ...state.explored.map((pile, of) => [pile, ["explored", of]] as const),
  ]);
  checkTokens(state);
  checkPotions(state, box);
}

function checkPlaces(count: number, zones: Zones): void {
  const lying = new Set<number>();
  for (const [things, path] of zones)
    for (const [place, thing] of things.entries()) {
      among(count, NONE, thing, [...path, place]);
      fits(thing === NONE || !lying.has(thing), [...path, place]);
      lying.add(thing);
    }
}

/** Each location has one token, which belongs to the terrain of the place (OW-4.1). */
function checkTokens(state: State): void {
  const { locations } = COMPONENTS;
  checkPlaces(locations.length, [
    ...state.piles.map((pile, terrain) => [pile, ["piles", terrain]] as const),
    [state.lairs, ["lairs"]],
    ...state.players.flatMap(
      ({ trails, trailQuests, quests }, seat) =>
        [
          [trails, ["players", seat, "trails"]],
          [trailQuests.map(({ place }) => place), ["players", seat, "trailQuests"]],
          [
            quests.map(({ place, terrain }) => (terrain === NONE ? NONE : place)),
            ["players", seat, "quests"],
          ],
        ] as const,
    ),
  ]);
  const isOf = (token: number, terrain: number): boolean =>
    token === NONE || at(locations, token).ground === TERRAINS[terrain];
  for (const [terrain, pile] of state.piles.entries())
    fits(
      pile.every((token) => isOf(token, terrain)),
      ["piles", terrain],
    );
  for (const [terrain, lair] of state.lairs.entries()) fits(isOf(lair, terrain), ["lairs", terrain]);
  for (const [seat, { trails }] of state.players.entries())
    for (const [terrain, token] of trails.entries())
      fits(isOf(token, terrain), ["players", seat, "trails", terrain]);
}

/** Potions of a kind are equal, so they are counted (OW-1.1). */
function checkPotions(state: State, { potions }: Box): void {
  const zones: Zones = [
    [state.potionDeck, ["potionDeck"]],
    [state.potionDiscard, ["potionDiscard"]],
    ...state.players.flatMap(
      (player, seat) =>
        [
          [player.potions, ["players", seat, "potions"]],
          [player.drunk, ["players", seat, "drunk"]],
        ] as const,
    ),
  ];
  const counts = potions.map(() => 0);
  for (const [held, path] of zones) {
    allAmong(potions.length, 0, held, path);
    for (const [place, potion] of held.entries()) {
      const count = at(counts, potion) + 1;
      counts[potion] = count;
      fits(count <= at(potions, potion).copies, [...path, place]);
    }
  }
}
