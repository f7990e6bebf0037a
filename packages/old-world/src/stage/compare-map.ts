import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { TERRAINS } from "../data/index.ts";
import { NONE, type State } from "../state.ts";
import { readMonster } from "./declare.ts";
import { differList } from "./difference.ts";
import type { TableExpectation } from "./expectation.ts";
import { idNamed, placeName, placeNamed } from "./names.ts";

type Compared = readonly Difference[];

/** Monsters, their piles, location tokens and the closed tavern. */
export function compareMap(state: State, table: TableExpectation): Compared {
  const where = (place: string | number, path: readonly (string | number)[]): string =>
    place === "none" ? "none" : placeName(placeNamed(place, path));
  return [
    ...TERRAINS.flatMap((terrain, slot) => {
      const expected = table.tokens?.[terrain];
      const places =
        typeof expected === "object"
          ? expected.map((place, i) => where(place, ["tokens", terrain, i]))
          : expected;
      return differList(`tokens ${terrain}`, places, at(state.piles, slot).map(placeName));
    }),
    ...TERRAINS.flatMap((terrain, slot) =>
      compareMonster(state, slot, `monsters ${terrain}`, table.monsters?.[terrain]),
    ),
    ...differList(
      "monstersAt",
      table.monstersAt?.map((place, i) => where(place, ["monstersAt", i])),
      state.lairs.filter((place) => place !== NONE).map(placeName),
    ),
    ...comparePiles(state, table),
    ...differ(
      "tavern",
      table.tavern === undefined ? undefined : where(table.tavern, ["tavern"]),
      placeName(state.tavern),
    ),
    ...differ("fightDeck", table.fightDeck, state.fightDeck.length),
  ];
}

type MonsterExpectation = NonNullable<TableExpectation["monsters"]>["forest"];

function compareMonster(state: State, slot: number, path: string, expected: MonsterExpectation): Compared {
  if (expected === undefined) return [];
  const parts = path.split(" ");
  const wanted = typeof expected === "string" ? readMonster(expected, parts) : expected;
  const box = boxOf(state);
  const monster = at(state.monsters, slot);
  if (wanted.id === "none" || monster === NONE)
    return differ(path, wanted.id ?? expected, monster === NONE ? "none" : at(box.monsters, monster).id);
  const { id, level, life } = at(box.monsters, monster);
  const lair = wanted.at === undefined ? undefined : placeName(placeNamed(wanted.at, parts));
  const meant =
    wanted.id === undefined ? undefined : idNamed(box.monsterOf.keys(), wanted.id, "monster", parts);
  return [
    ...differ(path, meant, id),
    ...differ(path, wanted.level, level),
    ...differ(path, wanted.life, life),
    ...differ(path, lair, placeName(at(state.lairs, slot))),
  ];
}

function comparePiles(state: State, table: TableExpectation): Compared {
  const box = boxOf(state);
  const names = (monsters: readonly number[]) => monsters.map((monster) => at(box.monsters, monster).id);
  const ids = (written: number | readonly string[] | undefined, path: readonly (string | number)[]) =>
    typeof written === "object"
      ? written.map((name, i) => idNamed(box.monsterOf.keys(), name, "monster", [...path, i]))
      : written;
  return [
    ...(["1", "2", "3"] as const).flatMap((level, place) => [
      ...differList(
        `monsterPiles ${level}`,
        ids(table.monsterPiles?.[level], ["monsterPiles", level]),
        names(at(state.monsterPiles, place)),
      ),
      ...differList(
        `drivenAway ${level}`,
        ids(table.drivenAway?.[level], ["drivenAway", level]),
        names(at(state.drivenAway, place)),
      ),
    ]),
    ...differList(
      "extraStack",
      ids(table.extraStack, ["extraStack"]),
      names(state.extraStack.toReversed()),
      "ordered",
    ),
  ];
}
