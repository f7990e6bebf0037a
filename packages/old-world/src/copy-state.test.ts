import { describe, expect, it } from "vitest";
import { copyState } from "./copy-state.ts";
import { oldWorld } from "./game.ts";
import { walk } from "./test/positions.ts";

describe("a copy of a state", () => {
  it.each([1, 2, 3, 5])("says the same and goes its own way, with %i seats", (seats) => {
    walk({ seats, seed: `copy ${seats}`, answers: 150 }, (state, random) => {
      const before = structuredClone(state);
      const copy = copyState(state);
      expect(copy).toStrictEqual(before);
      const [question] = oldWorld.questions(copy);
      if (question === undefined) return;
      const choices = oldWorld.choices(copy, question.seat);
      const choice = choices[random.below(choices.length)];
      if (choice !== undefined) oldWorld.choose(copy, question.seat, choice);
      for (let i = 0; i < 20; i++) oldWorld.advance(copy);
      expect(state).toStrictEqual(before);
    });
  });
});
