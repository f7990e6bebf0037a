import { at, begin, play, randomFrom, randomOf, seedFrom, type Told } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { RoninEvent } from "../events.ts";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { trial } from "../trial.ts";
import { watchAbilities } from "./abilities.ts";
import { facts } from "./facts.ts";
import { study } from "./index.ts";
import { inSeason, onSide, RUNS, withSeats } from "./runs.ts";

function played(
  name: string,
  seed: string,
): { readonly told: readonly Told<RoninEvent>[]; readonly state: State } {
  const random = randomOf(seed);
  const options = trial.cases.find((test) => test.name === name)?.options(random);
  const told: Told<RoninEvent>[] = [];
  const tell = (one: Told<RoninEvent>): void => {
    told.push(one);
  };
  const state = begin(ronin, ronin.parseOptions(options), randomFrom(seedFrom(seed)), tell);
  for (let open = ronin.questions(state); open.length > 0; open = ronin.questions(state)) {
    const { seat } = at(open, random.below(open.length));
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)), tell);
  }
  return { told, state };
}

describe.each(trial.cases.map(({ name }) => name))("the facts of a game of %s", (name) => {
  const { told, state } = played(name, `facts ${name}`);
  const { seats, uses, parts } = facts(told, state);
  const sum = (kind: string): number =>
    Object.values(uses[kind] ?? {}).reduce((all, [amount]) => all + amount, 0);

  it("RO-11.1: every victory point has its source", () => {
    for (const { score, numbers } of seats)
      expect(study.sources.reduce((all, { id }) => all + (numbers[id] ?? Number.NaN), 0)).toBe(score);
  });

  it("RO-3.1, RO-4.5: every human picks nine times and plays two cards each time, extra ones besides", () => {
    const extra = told.filter(({ event }) => event.kind === "extraCardPlayed").length;
    expect(sum("position")).toBe(9 * seats.length);
    expect(sum("card") + sum("starting")).toBe(18 * seats.length + extra);
  });

  it("RO-1.31: ability cards are taken where they are offered", () => {
    const [taken, offered] = parts.abilityTaken ?? [0, 0];
    expect(taken).toBeLessThanOrEqual(offered);
    expect(parts.pairs?.[1]).toBe(state.sides.filter((side) => side >= 0).length);
  });
});

describe("an ability", () => {
  const turn = (turns: number): readonly RoninEvent[] =>
    Array.from({ length: turns }, () => ({ kind: "turnStarted", chapter: 1, turn: 1 }) as const);
  const begun: RoninEvent = {
    kind: "characterTaken",
    seat: 0,
    character: "vesemir",
    cards: ["vesemir-plain"],
  };
  const open = (ability: string): RoninEvent => ({ kind: "abilityUnlocked", seat: 0, ability });

  it("has a chance with a whole turn to come, one of the chapter end only before the last such window", () => {
    const seen = (before: number, id: string): boolean | undefined =>
      watchAbilities([begun, ...turn(before), open(id), ...turn(9 - before)]).find(
        ({ ability }) => ability === id,
      )?.chance;
    expect([8, 9].map((turns) => seen(turns, "vesemir-3"))).toEqual([true, false]);
    // Vesemir's second ability is used at the chapter end (RO-7.8).
    expect([5, 6].map((turns) => seen(turns, "vesemir-2"))).toEqual([true, false]);
  });

  it("is counted for its holder, own and borrowed ones apart", () => {
    const events: readonly RoninEvent[] = [
      begun,
      { kind: "abilityCardTaken", seat: 1, partner: 0, ability: "vesemir-1" },
      { kind: "abilityUsed", seat: 1, ability: "vesemir-1" },
    ];
    expect(watchAbilities(events).map(({ seat, own, used }) => [seat, own, used])).toEqual([
      [0, true, false],
      [1, false, true],
    ]);
  });

  it("is not an Automa's", () => {
    expect(watchAbilities([{ kind: "characterTaken", seat: 2, character: "ciri", cards: [] }])).toEqual([]);
  });

  it("facts X3: knows by which chapter it was open", () => {
    const chapter = (number: number): RoninEvent => ({
      kind: "chapterStarted",
      chapter: number,
      left: "C",
      right: "M",
    });
    const events = [
      begun,
      chapter(1),
      open("vesemir-2"),
      chapter(2),
      open("vesemir-3"),
      chapter(3),
      open("vesemir-4"),
    ];
    expect(watchAbilities(events).map(({ marks }) => marks.length)).toEqual([3, 3, 2, 1]);
  });
});

describe("the plan", () => {
  it("facts 2.7: plays 2000 games at least for every number of players", () => {
    for (const seats of [1, 2, 3, 4, 5])
      expect(
        RUNS.filter(withSeats(seats)).every(({ games }) => games >= 2000),
        `${seats}`,
      ).toBe(true);
    expect(RUNS.filter(onSide("B")).map(({ request }) => request.seats)).toEqual([3, 4, 5]);
    expect(RUNS.filter(inSeason("winter"))).toHaveLength(1);
  });

  it("names every target of the facts file once", () => {
    const names = new Set(study.targets.map(({ id }) => id.replace(/\..*$/u, "")));
    expect([...names]).toEqual([...Array.from({ length: 16 }, (_, i) => `N${i + 1}`), "X3"]);
  });
});
