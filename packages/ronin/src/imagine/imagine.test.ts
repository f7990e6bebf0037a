import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "../game.ts";
import { brokenInvariants } from "../invariants.ts";
import type { State } from "../state.ts";
import { arrange } from "../test/arrange.ts";

const random = randomOf("imagine");

/** A random game after so many choices. */
function played(humans: number, steps: number, seed: string): State {
  const state = begin(ronin, ronin.parseOptions({ humans }), randomFrom(seedFrom(seed)));
  for (let i = 0; i < steps && ronin.outcome(state) === undefined; i++) {
    const questions = ronin.questions(state);
    const { seat } = at(questions, random.below(questions.length));
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)));
  }
  return state;
}

describe("an imagined table", () => {
  it.each([
    [1, 20],
    [2, 0],
    [2, 33],
    [3, 61],
    [4, 90],
    [5, 11],
    [5, 150],
  ])("of %i humans after %i choices agrees with the view it is made from", (humans, steps) => {
    const state = played(humans, steps, `${humans} ${steps}`);
    for (const seat of [null, ...Array(humans).keys()]) {
      const view = ronin.view(state, seat);
      const world = ronin.imagine(JSON.parse(JSON.stringify(view)), random);
      expect(ronin.view(world, seat)).toEqual(view);
      expect(brokenInvariants(world)).toEqual([]);
      expect(world.random.key).not.toBe(state.random.key);
      if (seat !== null) expect(ronin.choices(world, seat)).toEqual(ronin.choices(state, seat));
    }
  });

  it("brings a hidden card to every place it could be in", () => {
    const state = arrange({
      deck: ["K-P1", "K-P2", "K-P3"],
      players: [{}, { hand: ["R-P1", "B-P1"] }, { hand: ["G-P1"] }],
    });
    for (const { hand } of state.players) for (const card of hand) state.seen[card] = 0;
    const view = ronin.view(state, 0);
    const wanted = at(state.deck, 0);
    const places = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const world = ronin.imagine(view, random);
      const holder = world.players.findIndex(({ hand }) => hand.includes(wanted));
      places.add(holder < 0 ? `deck ${world.deck.indexOf(wanted)}` : `hand ${holder}`);
    }
    expect([...places].sort()).toEqual(["deck 0", "deck 1", "deck 2", "hand 1", "hand 2"]);
  });

  it("leaves what is known where it is", () => {
    const state = arrange({ deck: ["K-P1", "K-P2"], players: [{}, { hand: ["R-P1"] }] });
    state.seen[at(state.deck, 0)] = 1;
    for (let i = 0; i < 20; i++) {
      const world = ronin.imagine(ronin.view(state, 0), random);
      expect([world.deck[0], world.players[1]?.hand]).toEqual([state.deck[0], state.players[1]?.hand]);
    }
  });
});
