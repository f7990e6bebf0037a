import { at, begin, play, randomFrom, randomOf, seedFrom, type Told } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { OldWorldEvent } from "../events.ts";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";
import { facts } from "./facts.ts";
import { study } from "./index.ts";
import { ALONE, among, RUNS } from "./runs.ts";

interface Played {
  readonly told: readonly Told<OldWorldEvent>[];
  readonly state: State;
}

function played(seats: number): Played {
  const random = randomOf(`facts ${seats}`);
  const told: Told<OldWorldEvent>[] = [];
  const tell = (one: Told<OldWorldEvent>): void => {
    told.push(one);
  };
  const state = begin(
    oldWorld,
    oldWorld.parseOptions({ seats }),
    randomFrom(seedFrom(`facts ${seats}`)),
    tell,
  );
  for (let open = oldWorld.questions(state); open.length > 0; open = oldWorld.questions(state)) {
    const { seat } = at(open, 0);
    const choices = oldWorld.choices(state, seat);
    play(oldWorld, state, seat, at(choices, random.below(choices.length)), tell);
  }
  return { told, state };
}

describe.each([1, 2, 3, 4, 5])("the facts of a game for %i", (seats) => {
  const { told, state } = played(seats);
  const { seats: seated, uses, parts } = facts(told, state);
  const sum = (kind: string): number =>
    Object.values(uses[kind] ?? {}).reduce((all, [amount]) => all + amount, 0);
  const events = told.map(({ event }) => event);
  const count = (kind: OldWorldEvent["kind"]): number => events.filter((event) => event.kind === kind).length;

  it("OW-15.1: every step on the trophy track has its source", () => {
    for (const { score, numbers } of seated)
      expect(study.sources.reduce((all, { id }) => all + (numbers[id] ?? Number.NaN), 0)).toBe(score);
    expect(seated.every(({ numbers }) => (numbers.meditation ?? -1) >= 0)).toBe(true);
  });

  it("counts what was told: actions, potions, cards, trophies, fights", () => {
    expect(sum("location")).toBe(count("actionUsed"));
    expect(sum("action")).toBe(count("actionUsed"));
    expect(sum("potion")).toBe(count("potionUsed"));
    expect(sum("taken")).toBe(count("poolCardTaken"));
    expect(sum("trophy")).toBe(count("trophyGained"));
    expect(sum("fought")).toBe(count("fightDeclared"));
    expect(parts.monstersWon).toEqual([count("monsterDefeated"), count("fightDeclared")]);
    expect(parts.duelsWon?.[1]).toBe(count("duelDeclared"));
  });

  it("OW-2.2, OW-16.15: knows every seat's place in turn order, and alone the rating", () => {
    expect(new Set(seated.map(({ traits }) => traits.place?.[0])).size).toBe(seats);
    const first = seated.findIndex(({ traits }) => traits.place?.[0] === "1");
    expect(first).toBe(state.first);
    const ratings = [1, 2, 3, 4, 5].map((rating) => at(seated, 0).numbers[`rating${rating}`]);
    expect(ratings).toEqual(seats === 1 ? [1, 0, 0, 0, 0] : [0, 0, 0, 0, 0]);
  });
});

describe("the plan", () => {
  it("plays every number of players, alone with both bots", () => {
    for (const seats of [2, 3, 4, 5]) expect(RUNS.filter(among(seats))).toHaveLength(1);
    expect(RUNS.filter(ALONE)).toHaveLength(2);
  });

  it("counts only values that it has named", () => {
    const { told, state } = played(3);
    const { uses } = facts(told, state);
    for (const { id, values } of study.uses)
      for (const value of Object.keys(uses[id] ?? {})) expect(values).toContain(value);
  });
});
