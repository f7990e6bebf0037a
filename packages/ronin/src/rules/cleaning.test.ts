import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { asked, choices, poolOf } from "../test/act.ts";
import { arrange, idAt, type Position } from "../test/arrange.ts";
import { advance } from "./steps.ts";

/** Cleaning, until the next turn would begin. */
function cleaning(position: Position): State {
  const state = arrange({ deck: ["K-P1"], ...position, agenda: [{ kind: "clean" }] });
  run(state);
  return state;
}

function run(state: State): void {
  while (state.asks.length === 0 && state.agenda.at(-1)?.kind !== "turn")
    advance(state, { tell: undefined, final: false });
}

function keep(state: State, seat: number, cards: readonly string[]): void {
  const choice = choices(state, seat).find((one) => "cards" in one && String(one.cards) === String(cards));
  if (choice === undefined) throw new Error(`seat ${seat} cannot keep ${cards}`);
  ronin.choose(state, seat, choice);
  run(state);
}

const SIX = ["red C", "red", "red", "red", "red", "blue C8(red)>R3"];

describe("cleaning", () => {
  it("removes tokens, keeps one card after chapter I and discards the others (RO-CK-10.1)", () => {
    const state = cleaning({
      humans: 1,
      players: [{ timeline: SIX, covered: [1, 0, 0, 0, 0, 0], pool: { E: 4 } }],
    });
    expect([choices(state, 0).length, poolOf(state, 0), at(state.players, 0).covered[0]]).toEqual([6, {}, 0]);
    keep(state, 0, ["own-0"]);
    expect([at(state.players, 0).timeline.length, state.discard.length]).toEqual([1, 5]);
    expect([state.chapter, state.pair]).toEqual([1, 1]);
  });

  it("keeps ordered pairs after chapter II, more with KEEP_EXTRA (RO-CK-13.5)", () => {
    const options = (keeps: number): number =>
      choices(cleaning({ humans: 1, chapter: 1, players: [{ timeline: [...SIX, "pink"], keeps }] }), 0)
        .length;
    expect([options(0), options(1)]).toEqual([42, 210]);
  });

  it("resolves kept cards with the pair that has ended, or with the next one (RO-CK-10.2)", () => {
    const gained = (rules: object): object => {
      const state = cleaning({ humans: 1, rules, players: [{ timeline: ["red C8(red)>R3", "blue"] }] });
      keep(state, 0, ["own-0"]);
      return poolOf(state, 0);
    };
    expect(gained({})).toEqual({ M: 1 });
    expect(gained({ keptCardsPair: "next" })).toEqual({ C: 1 });
  });

  it("resolves them from left to right in the chosen order (RO-CK-10.3)", () => {
    const gained = (order: readonly string[]): object => {
      const state = cleaning({
        humans: 1,
        chapter: 1,
        players: [{ timeline: ["green C7(green)>R5", "green", "red"] }],
      });
      keep(state, 0, order);
      return poolOf(state, 0);
    };
    expect(gained(["own-1", "own-0"])).toEqual({ C: 2 });
    expect(gained(["own-0", "own-1"])).toEqual({});
  });

  it("lets a kept card pay with its own symbol, which stays covered (RO-CK-10.4)", () => {
    const state = cleaning({ humans: 1, players: [{ timeline: ["red E C3>R9(C)", "blue"] }] });
    keep(state, 0, ["own-0"]);
    expect([poolOf(state, 0), at(state.players, 0).covered]).toEqual([{ C: 1 }, [1]]);
  });

  it("offers no ability for kept cards (RO-7.14)", () => {
    const state = cleaning({
      humans: 1,
      players: [{ timeline: ["red C4(red)>R5", "blue"], powers: [["K1", { primitive: "FULL_RESULT" }]] }],
    });
    keep(state, 0, ["own-0"]);
    expect([asked(state), poolOf(state, 0)]).toEqual([[], {}]);
  });

  it("reveals all choices together (RO-CK-10.10)", () => {
    const two = { timeline: ["red", "blue"] };
    const state = cleaning({ players: [two, two, two] });
    const before = JSON.stringify([ronin.view(state, 1), ronin.view(state, null)]);
    ronin.choose(state, 0, at(choices(state, 0), 1));
    expect(JSON.stringify([ronin.view(state, 1), ronin.view(state, null)])).toBe(before);
    for (const seat of [1, 2]) ronin.choose(state, seat, at(choices(state, seat), 0));
    run(state);
    expect(state.players.map(({ timeline }) => idAt(state, timeline, 0))).toEqual([
      "own-1",
      "own-2",
      "own-4",
    ]);
  });

  it("keeps all of a short timeline without asking, and nothing of an Automa (RO-CK-10.8, RO-CK-12.10)", () => {
    const state = cleaning({
      humans: 2,
      chapter: 1,
      players: [{ timeline: ["red"] }, {}, { timeline: SIX }],
    });
    expect([asked(state), at(state.players, 0).timeline.length]).toEqual([[], 1]);
    expect([at(state.players, 2).timeline, state.discard.length]).toEqual([[], 6]);
  });
});

it("choosing what to keep is final", () => {
  const state = cleaning({ humans: 1, players: [{ timeline: ["red", "blue"] }] });
  expect(ronin.choose(state, 0, at(choices(state, 0), 0))).toBe("final");
});
