import { toy } from "@medallion/suites/toy";
import { describe, expect, it } from "vitest";
import { hashOf } from "./canon.ts";
import { heard } from "./game.ts";
import { answer, begin, play, questionOf, settle } from "./play.ts";
import { randomFrom, randomOf, seedFrom } from "./random.ts";

const { game, lobby } = toy;
const options = lobby.options({ mode: "short", seats: 2 }, randomOf("options"));
const fresh = () => begin(game, options, randomFrom(seedFrom("play")));

describe("an answer from outside", () => {
  it("is applied if it fits the open question", () => {
    const state = fresh();
    const id = questionOf(game, state, 0)?.id ?? 0;
    expect(["open", "final"]).toContain(answer(game, state, { seat: 0, question: id, choice: 0 }));
  });

  it.each([
    ["no-question", { seat: 7, question: 1, choice: 0 }],
    ["stale-question", { seat: 0, question: 99, choice: 0 }],
    ["no-such-choice", { seat: 0, question: 1, choice: 99 }],
    ["no-such-choice", { seat: 0, question: 1, choice: -1 }],
    ["no-such-choice", { seat: 0, question: 1, choice: 0.5 }],
  ] as const)("is refused with %s and changes nothing", (code, given) => {
    const state = fresh();
    const before = hashOf(state);
    expect(answer(game, state, given)).toMatchObject({ code });
    expect(hashOf(state)).toBe(before);
  });

  it("is refused when the game is over", () => {
    const state = fresh();
    for (let open = game.questions(state)[0]; open !== undefined; open = game.questions(state)[0]) {
      const choice = game.choices(state, open.seat)[open.fallback];
      if (choice !== undefined) play(game, state, open.seat, choice);
    }
    expect(answer(game, state, { seat: 0, question: 1, choice: 0 })).toMatchObject({ code: "game-over" });
  });
});

it("automatic steps that never end are found", () => {
  const endless = { ...game, advance: () => "open" as const };
  expect(() => settle(endless, fresh())).toThrow("the agenda did not empty");
});

it("a choice is final as soon as one of its steps is", () => {
  let steps = 0;
  const slow = {
    ...game,
    advance: () => (steps++ < 3 ? (steps === 2 ? "final" : "open") : undefined),
  } as typeof game;
  expect(settle(slow, fresh())).toBe("final");
});

it("who is not meant hears what is left for the others, or nothing", () => {
  const told = { event: { kind: "drew" }, to: [0], others: { kind: "drewHidden" } };
  expect([0, 1, null].map((seat) => heard(told, seat)?.kind)).toEqual(["drew", "drewHidden", "drewHidden"]);
  expect(heard({ event: { kind: "drew" }, to: [0] }, null)).toBeUndefined();
});
