import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { attributeTrophy, BOX } from "../box.ts";
import { NONE, type State } from "../state.ts";
import { asked, can, choices, rest } from "../test/act.ts";
import { arrange, PLACE, type Position, type Seated } from "../test/arrange.ts";

/** Phase II of seat 0 with everybody at one place. */
function phaseTwo(place: number, seats: number, more: Position = {}, first: Seated = {}): State {
  const state = arrange({
    ...more,
    players: Array.from({ length: seats }, (_, seat) => ({
      at: place,
      deck: 3,
      ...(seat === 0 ? first : {}),
    })),
    table: {
      exploration: [[0], [40]],
      monsters: [NONE, NONE, NONE],
      ...more.table,
    },
    agenda: [{ do: "phaseTwo" }, { do: "phaseThree" }],
  });
  rest(state);
  return state;
}

const kinds = (state: State): string[] => choices(state, 0).map(({ kind }) => kind);

describe("Phase II", () => {
  it("always allows to explore, city first (OW-7.1, OW-7.2)", () => {
    expect(choices(phaseTwo(PLACE.novigrad, 1), 0)).toEqual([
      { kind: "explore", deck: "city" },
      { kind: "explore", deck: "wilderness" },
    ]);
  });

  it("offers no duel at a school, location 0 included (OW-7.3, OW-7.4, OW-T-7.1, OW-T-7.9)", () => {
    expect(kinds(phaseTwo(PLACE.kaerMorhen, 2))).not.toContain("duel");
    expect(kinds(phaseTwo(PLACE.behelt, 2))).toEqual(["explore", "explore"]);
    expect(kinds(phaseTwo(PLACE.novigrad, 2))).toContain("duel");
  });

  it("offers no duel at the closed tavern (OW-7.3, OW-13.7, OW-T-7.2)", () => {
    expect(kinds(phaseTwo(PLACE.vizima, 2, { table: { tavern: PLACE.vizima } }))).not.toContain("duel");
    expect(kinds(phaseTwo(PLACE.novigrad, 2, { table: { tavern: PLACE.vizima } }))).toContain("duel");
  });

  it("offers no duel with a witcher played with this turn (OW-5.17, OW-7.3, OW-T-7.3)", () => {
    const state = phaseTwo(PLACE.vizima, 3, { turn: { played: [1] } });
    expect([can(state, 0, { kind: "duel", with: 1 }), can(state, 0, { kind: "duel", with: 2 })]).toEqual([
      false,
      true,
    ]);
  });

  it("nobody without action cards fights (OW-10.13)", () => {
    expect(kinds(phaseTwo(PLACE.vizima, 2, {}, { deck: 0 }))).not.toContain("duel");
  });

  it("offers the monster of the place (OW-7.6)", () => {
    const state = phaseTwo(PLACE.novigrad, 1, {
      table: { monsters: [2, 4, NONE], lairs: [PLACE.novigrad, PLACE.cintra, NONE] },
    });
    expect(can(state, 0, { kind: "fight", monster: at(BOX.monsters, 2).id })).toBe(true);
  });

  it("alone offers the last monster only after the attribute trophy (OW-16.5, OW-16.6, OW-T-16.6)", () => {
    const table = { monsters: [2, NONE, NONE], lairs: [PLACE.novigrad, NONE, NONE] };
    expect(kinds(phaseTwo(PLACE.novigrad, 1, { table }))).not.toContain("fight");
    const trophies = [attributeTrophy(BOX, 0)];
    expect(kinds(phaseTwo(PLACE.novigrad, 1, { table }, { trophies }))).toContain("fight");
  });

  it("offers meditation on an attribute of 5 whose trophy is left and not owned (OW-7.8, OW-15.7, OW-T-7.4, OW-T-15.4)", () => {
    const attributes = [5, 5, 5, 4];
    const state = phaseTwo(
      PLACE.novigrad,
      2,
      { table: { attributeTrophies: [0, 1, 1, 1] } },
      { attributes, trophies: [attributeTrophy(BOX, 1)] },
    );
    expect(choices(state, 0).filter(({ kind }) => kind === "meditate")).toEqual([
      { kind: "meditate", attribute: "alchemy" },
    ]);
  });

  it("is skipped if exploring is forbidden and nothing else is possible (OW-7.11, OW-T-7.10)", () => {
    const state = phaseTwo(PLACE.novigrad, 1, { turn: { noExplore: true } });
    expect([state.phase, asked(state)]).toEqual(["three", []]);
  });

  it("its only choice is made by the engine (OW-19.2)", () => {
    const state = phaseTwo(PLACE.novigrad, 2, { turn: { noExplore: true } });
    expect(state.fight).toMatchObject({ attacker: 0, defender: 1 });
    const asking = phaseTwo(PLACE.novigrad, 2, {
      turn: { noExplore: true },
      rules: { autoResolveSingle: false },
    });
    expect(kinds(asking)).toEqual(["duel"]);
  });
});
