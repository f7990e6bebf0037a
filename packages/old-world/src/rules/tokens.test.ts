import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { NONE, type Player, type State } from "../state.ts";
import { apply } from "../test/act.ts";
import { arrange, PLACE, type Seated } from "../test/arrange.ts";
import {
  finishTrailQuests,
  returnTrails,
  takeQuestToken,
  takeTrail,
  takeTrailQuest,
  trailQuestTerrains,
  trailTerrains,
} from "./tokens.ts";

const [FOREST, MOUNTAIN, WATER] = [0, 1, 2];

function map(players: readonly Seated[], table: Partial<State>, rules: object = {}): State {
  return arrange({ players, rules, agenda: [], table: { monsters: [0, 1, 2], lairs: [6, 9, 14], ...table } });
}

const me = (state: State): Player => at(state.players, 0);

describe("trail quests", () => {
  it("give their gold and become a trail token on entering the place (OW-4.9, OW-T-4.1)", () => {
    const state = map(
      [{ at: PLACE.novigrad, gold: 2, trailQuests: [{ terrain: FOREST, place: 6, gold: 1 }] }, {}],
      {},
    );
    const { final } = apply(state, (scribe) => finishTrailQuests(state, scribe, 0));
    expect(me(state)).toMatchObject({ gold: 3, trails: [6, NONE, NONE], trailQuests: [] });
    expect(final).toBe(false);
  });

  it("give only the gold if the trail token is owned already (OW-4.6, OW-4.10, OW-T-4.2)", () => {
    const state = map(
      [
        {
          at: PLACE.cintra,
          trails: [NONE, 2, NONE],
          trailQuests: [{ terrain: MOUNTAIN, place: 9, gold: 1 }],
        },
        {},
      ],
      { piles: [[], [18], []] },
    );
    apply(state, (scribe) => finishTrailQuests(state, scribe, 0));
    expect(me(state)).toMatchObject({ gold: 1, trails: [NONE, 2, NONE], trailQuests: [] });
    expect(state.piles[MOUNTAIN]).toHaveLength(2);
  });

  it("never show the own place (OW-4.7, OW-T-4.3)", () => {
    const state = map([{ at: PLACE.hengfors }, {}], { piles: [[], [18, 2], []] });
    apply(state, (scribe) => takeTrailQuest(state, scribe, 0, MOUNTAIN));
    expect(me(state).trailQuests).toEqual([{ terrain: MOUNTAIN, place: 18, gold: 1 }]);
    expect(state.piles[MOUNTAIN]).toEqual([2]);
  });

  it("need a token of another place, a monster and, by option, no trail of it (OW-4.8, OW-4.11, OW-4.12, OW-T-4.4)", () => {
    const piles = [[], [2], [5]];
    const state = map([{ at: PLACE.hengfors }, {}], { piles });
    expect(trailQuestTerrains(state, 0)).toEqual([WATER]);
    state.monsters[WATER] = NONE;
    expect(trailQuestTerrains(state, 0)).toEqual([]);
  });

  it("are not doubled without the option (OW-4.11, OW-T-21.2)", () => {
    const seated: Seated = { at: PLACE.hengfors, trails: [NONE, 9, NONE] };
    const table = { piles: [[], [18], []] };
    expect(trailQuestTerrains(map([seated, {}], table), 0)).toEqual([MOUNTAIN]);
    expect(trailQuestTerrains(map([seated, {}], table, { duplicateTrailQuests: false }), 0)).toEqual([]);
  });
});

describe("trail tokens", () => {
  it("are offered only where one is left, not owned and of a monster (OW-4.13, OW-4.14, OW-T-4.10)", () => {
    const state = map([{ trails: [6, NONE, NONE] }, {}], { piles: [[7], [], [1, 4, 5]] });
    expect(trailTerrains(state, 0)).toEqual([WATER]);
    apply(state, (scribe) => takeTrail(state, scribe, 0, WATER));
    expect([me(state).trails, state.piles[WATER]]).toEqual([
      [6, NONE, 5],
      [1, 4],
    ]);
  });

  it("nothing is taken from an empty pile (OW-4.12)", () => {
    const state = map([{}, {}], { piles: [[], [], []] });
    apply(state, (scribe) => takeTrail(state, scribe, 0, FOREST));
    expect(me(state).trails).toEqual([NONE, NONE, NONE]);
  });

  it("go back with the monster, trail quests too, and their gold to the bank (OW-4.15, OW-4.16, OW-T-4.5)", () => {
    const state = map(
      [
        { trails: [NONE, NONE, 1] },
        {
          trailQuests: [{ terrain: WATER, place: 4, gold: 1 }],
          quests: [{ quest: 0, place: 5, terrain: WATER, ready: false }],
        },
      ],
      { piles: [[], [], [12]] },
    );
    apply(state, (scribe) => returnTrails(state, scribe, WATER));
    expect([...(state.piles[WATER] ?? [])].sort((a, b) => a - b)).toEqual([1, 4, 12, 14]);
    expect(me(state).trails[WATER]).toBe(NONE);
    expect(at(state.players, 1)).toMatchObject({ gold: 0, trailQuests: [], quests: [{ place: 5 }] });
  });
});

describe("quest tokens", () => {
  it("come from all piles if their own is empty (OW-4.17, OW-4.18, OW-T-4.7)", () => {
    const state = arrange({
      agenda: [],
      forced: [2],
      table: { piles: [[], [2, 3], [5]] },
    });
    apply(state, (scribe) => {
      expect(takeQuestToken(state, scribe, FOREST)).toEqual({ terrain: WATER, place: 5 });
      expect(scribe.final).toBe(true);
    });
    expect(state.piles).toEqual([[], [2, 3], []]);
  });

  it("are drawn from their own pile, and there may be none at all (OW-4.17, OW-T-4.8)", () => {
    const state = map([{}, {}], { piles: [[7], [], []] });
    apply(state, (scribe) => {
      expect(takeQuestToken(state, scribe, FOREST)).toEqual({ terrain: FOREST, place: 7 });
      expect(takeQuestToken(state, scribe, FOREST)).toBeUndefined();
    });
  });
});
