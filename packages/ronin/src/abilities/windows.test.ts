import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { Power } from "../data/index.ts";
import { asked, choices, choose, rest } from "../test/act.ts";
import { arrange } from "../test/arrange.ts";

const STUDY: Power = { primitive: "STUDY" };
const seat = { timeline: ["red"], powers: [["END", STUDY]] as [["END", Power]] };
const two = {
  timeline: ["red"],
  powers: [
    ["END", STUDY],
    ["END", STUDY],
  ] as ["END", Power][],
};

describe("the END window", () => {
  it("asks in initiative order, one ability at a time (RO-CK-7.11)", () => {
    const state = arrange({
      players: [two, seat],
      order: [1, 0, 2],
      agenda: [{ kind: "end-window", at: 0 }],
    });
    rest(state);
    expect(asked(state)).toEqual(["1 ability"]);
    choose(state, 1, { kind: "use" });
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, 0, { kind: "use" });
    // Player 1 has nothing left, so it is player 0's turn again.
    expect(asked(state)).toEqual(["0 ability"]);
  });

  it("is closed for a seat that passes, and goes on for others (RO-CK-7.8)", () => {
    const state = arrange({ players: [seat, two], agenda: [{ kind: "end-window", at: 0 }] });
    rest(state);
    choose(state, 0, { kind: "decline" });
    choose(state, 1, { kind: "use" });
    expect(asked(state)).toEqual(["1 ability"]);
    choose(state, 1, { kind: "use" });
    expect([asked(state), state.agenda]).toEqual([[], []]);
    expect(at(at(state.players, 0).abilities, 0)).toBe(1);
  });

  it("asks a seat that was skipped once it has an ability, and none that has passed (RO-CK-7.15)", () => {
    const ally: Power = { primitive: "ALLY", params: { count: 3 } };
    const state = arrange({
      // Player 2's board with player 0 and player 1's board with player 2 are three below the bonus of space 3.
      players: [
        { timeline: ["red"] },
        seat,
        {
          timeline: ["red"],
          powers: [
            ["END", ally],
            ["END", ally],
          ],
        },
      ],
      declared: {
        sides: [
          {
            id: "own",
            top: 14,
            bonuses: { 3: { k: "abilityOrXp", ability: 1, xp: 2 } },
            vp: [],
          },
        ],
      },
      sides: [0, 6, 6],
      agenda: [{ kind: "end-window", at: 0 }],
    });
    rest(state);
    choose(state, 1, { kind: "decline" });
    choose(state, 2, { target: { side: "left" } });
    choose(state, 0, { kind: "ability-card" });
    choose(state, 2, { kind: "xp" });
    expect(asked(state)).toEqual(["0 ability"]);
    choose(state, 0, { kind: "decline" });
    choose(state, 2, { target: { side: "right" } });
    choose(state, 1, { kind: "ability-card" });
    choose(state, 2, { kind: "xp" });
    expect(asked(state)).toEqual([]);
    expect(at(state.players, 1).borrowed).toMatchObject([{ used: false }]);
  });
});

describe("a window of one player", () => {
  it("stays open while abilities are used, and closes with not now", () => {
    const gain: Power = { primitive: "GAIN_ACTIVE", params: { each: true } };
    const state = arrange({
      players: [
        {
          powers: [
            ["K0", gain],
            ["K0", gain],
          ],
        },
      ],
      agenda: [{ kind: "window", player: 0, point: "K0" }],
    });
    rest(state);
    choose(state, 0, { ability: "geralt-2" });
    expect(choices(state, 0)).toHaveLength(2);
    choose(state, 0, { kind: "decline" });
    expect([asked(state), at(state.players, 0).abilities]).toEqual([[], [1, 2, 0, 0]]);
  });

  it("opens at its own point only", () => {
    const state = arrange({
      players: [{ powers: [["K2", { primitive: "ALLY", params: { count: 1 } }]] }],
      agenda: [{ kind: "window", player: 0, point: "K0" }],
    });
    rest(state);
    expect(asked(state)).toEqual([]);
  });
});
