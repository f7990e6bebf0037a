import { at, begin, InputError, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "./game.ts";
import { parseState } from "./parse-state.ts";
import type { State } from "./state.ts";
import { arrange } from "./test/arrange.ts";

function played(humans: number, steps: number): State {
  const random = randomOf(`parse ${humans}`);
  const state = begin(ronin, ronin.parseOptions({ humans }), randomFrom(seedFrom("parse")));
  for (let i = 0; i < steps; i++) {
    const { seat } = at(ronin.questions(state), 0);
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)));
  }
  return state;
}

/** The path of what is refused after a change to a state that was fine. */
function refused(change: (state: State) => void): string {
  const state = JSON.parse(JSON.stringify(played(3, 30)));
  change(state);
  try {
    parseState(state, 1);
  } catch (error) {
    if (error instanceof InputError) return error.path.join(".");
    throw error;
  }
  return "accepted";
}

describe("a state from outside", () => {
  it.each([1, 2, 3, 5])("comes back as it was, with %i humans", (humans) => {
    for (const steps of [0, 3, 17, 30]) {
      const state = played(humans, steps);
      expect(parseState(JSON.parse(JSON.stringify(state)), 1)).toEqual(state);
    }
  });

  it("may have components of its own", () => {
    const state = arrange({ deck: ["red C8(red)>R3", "blue M"] });
    expect(parseState(JSON.parse(JSON.stringify(state)), 1)).toEqual(state);
  });

  it("of another version of the rules is refused", () => {
    expect(() => parseState(played(3, 1), 2)).toThrow(InputError);
  });

  it.each<[string, (state: State) => void]>([
    ["deck.0", (state) => (state.deck[0] = 4000)],
    ["deck.1", (state) => (state.deck[1] = at(state.deck, 0))],
    ["players.0.hand.5", (state) => at(state.players, 0).hand.push(at(state.deck, 0))],
    ["players.1.covered", (state) => at(state.players, 1).covered.push(0)],
    ["players.2.character", (state) => (at(state.players, 2).character = 9)],
    ["sides.0", (state) => (state.sides[0] = 9)],
    ["markers", (state) => state.markers.push(0)],
    ["chapterCard", (state) => (state.chapterCard = 6)],
    ["agenda.0", (state) => (state.agenda = [{ kind: "points", board: 7, points: 1 }, ...state.agenda])],
    ["options.rules.allianceSide", (state) => Object.assign(state.options.rules, { allianceSide: "C" })],
    ["surprise", (state) => Object.assign(state, { surprise: 1 })],
    ["", (state) => (at(state.players, 0).vp = 3)],
    ["", (state) => (at(state.players, 0).pool[0] = -1)],
  ])("is refused at %s where it does not fit", (path, change) => {
    expect(refused(change)).toContain(path);
    expect(refused(change)).not.toBe("accepted");
  });
});
