import type { Random } from "@medallion/kernel";
import { at, randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { BOX } from "../box.ts";
import { copyState } from "../copy-state.ts";
import type { Moment } from "../data/index.ts";
import type { OldWorldEvent } from "../events.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { abilityNamed } from "./names.ts";
import { account, advanced, checkAccount, checkTable, middle, wander, weaken } from "./test/wander.ts";

const POSITIONS: readonly State[] = [
  middle(1, 1, "alone"),
  middle(2, 4, "two"),
  advanced(middle(3, 9, "three"), 2),
  advanced(middle(4, 12, "four"), 3),
  advanced(middle(5, 15, "five"), 4),
];

const ALL = BOX.abilities.map((_, ability) => ability);

/** Moments outside fights, and what holds without being used. */
const ELSEWHERE: ReadonlySet<Moment> = new Set([
  "static",
  "enterLocation",
  "phase1",
  "schoolTraining",
  "nextExplore",
]);
const USED_IN_FIGHTS = ALL.filter((ability) => !ELSEWHERE.has(at(BOX.abilities, ability).ability.when));

/** Takes a monster from wherever it is; another one comes to its place on the map. */
function takeMonster(state: State, monster: number): void {
  const trophies = state.players.map((player) => player.trophies);
  for (const pile of [...state.monsterPiles, ...state.drivenAway, state.extraStack, ...trophies]) {
    const place = pile.indexOf(monster);
    if (place >= 0) pile.splice(place, 1);
  }
  const slot = state.monsters.indexOf(monster);
  if (slot < 0) return;
  const pile = state.monsterPiles.find(({ length }) => length > 0);
  state.monsters[slot] = pile?.pop() ?? NONE;
}

/** Gives the active player the card that an ability stands on, or lets them meet its monster. */
function arrange(state: State, ability: number, random: Random): number {
  const { on, index } = at(BOX.abilities, ability);
  const player = playerOf(state, state.active);
  const terrain = random.below(state.monsters.length);
  if (on === "monster") {
    takeMonster(state, index);
    const stays = at(state.monsters, terrain);
    if (stays !== NONE) at(state.monsterPiles, at(BOX.monsters, stays).level - 1).push(stays);
    state.monsters[terrain] = index;
  }
  if (on === "trophy") {
    if (index < BOX.monsters.length) takeMonster(state, index);
    player.trophies = [...player.trophies.filter((trophy) => trophy !== index), index];
  }
  if (on === "keep") {
    for (const other of state.players) other.kept = other.kept.filter((keep) => keep !== index);
    player.kept.push(index);
  }
  return terrain;
}

/** A monster fight or a duel of the active player with random answers; says which abilities were used. */
function fight(position: State, ability: number, random: Random): ReadonlySet<number> {
  const state = copyState(position);
  const terrain = arrange(state, ability, random);
  const { active } = state;
  const { length: seats } = state.players;
  for (const player of state.players)
    while (player.potions.length < 4 && state.potionDeck.length > 0)
      player.potions.push(state.potionDeck.pop() ?? 0);
  const isDuel = at(BOX.abilities, ability).on !== "monster" && seats > 1 && random.below(3) === 0;
  if (!isDuel && at(state.monsters, terrain) === NONE) return new Set();
  state.agenda.push(
    isDuel ? { do: "fightWitcher", defender: (active + 1) % seats } : { do: "fightMonster", terrain },
  );
  // Some abilities ask for a small hand, others for a monster that is almost beaten.
  const player = playerOf(state, active);
  if (random.below(2) === 0) player.deck.unshift(...player.hand.splice(1));
  const before = account(state);
  const used = new Set<number>();
  const tell = (event: OldWorldEvent): void => {
    if (event.kind === "abilityUsed") used.add(abilityNamed(BOX, ALL, event));
  };
  wander(state, random, { tell, until: (now) => now.fight?.formed === true });
  if (random.below(4) === 0) weaken(state, 4);
  wander(state, random, { tell });
  checkAccount(state, before, `ability ${ability}`);
  checkTable(state);
  return used;
}

/** Some conditions come up seldom among random answers. */
const MOST_ROUNDS = 400;

describe("every ability", () => {
  it("works in some fight, and no fight breaks or loses anything (OW-11.20, OW-8.14, OW-15.8, OW-12.5)", () => {
    const random = randomOf("every ability");
    const waiting = new Set(USED_IN_FIGHTS);
    for (let round = 0; round < MOST_ROUNDS; round++)
      for (const ability of round < POSITIONS.length ? ALL : waiting)
        for (const used of fight(at(POSITIONS, round % POSITIONS.length), ability, random))
          waiting.delete(used);
    expect([...waiting].map((ability) => at(BOX.abilities, ability).ability)).toEqual([]);
  });
});
