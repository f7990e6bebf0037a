import type { Answer } from "@medallion/kernel";
import { answer, canonical, questionOf, settle } from "@medallion/kernel";
import { describe, expect, test } from "vitest";
import { gwent } from "../game.ts";
import { arrange } from "../stage/arrange.ts";
import type { State } from "../state.ts";

function table(position: unknown): State {
  const state = arrange({ mode: undefined, options: undefined, cards: undefined, position, forced: [] });
  settle(gwent, state);
  return state;
}

/** The refusal of an answer; the state must be the same as before. */
function refused(state: State, given: Answer): string | undefined {
  const before = canonical(state);
  const result = answer(gwent, state, given);
  expect(canonical(state)).toBe(before);
  return typeof result === "string" ? undefined : result.code;
}

describe("what is not legal is rejected and changes nothing", () => {
  const position = { A: { leader: "foltest-the-siegemaster", hand: 2 }, B: { hand: 1 } };

  test("GW-4.10: an answer that is none of the choices", () => {
    const state = table(position);
    const question = questionOf(gwent, state, 0)?.id ?? 0;
    const count = gwent.choices(state, 0).length;
    expect(refused(state, { seat: 0, question, choice: count })).toBe("no-such-choice");
    expect(refused(state, { seat: 0, question, choice: -1 })).toBe("no-such-choice");
  });

  test("GW-4.10 GW-4.2: an answer of the player whose turn it is not", () => {
    expect(refused(table(position), { seat: 1, question: 1, choice: 0 })).toBe("no-question");
  });

  test("GW-4.10 GW-4.1 GW-CK-4.9: a second action in the same turn", () => {
    const state = table(position);
    const question = questionOf(gwent, state, 0)?.id ?? 0;
    const place = gwent.choices(state, 0).findIndex(({ kind }) => kind === "play");
    answer(gwent, state, { seat: 0, question, choice: place });
    expect(refused(state, { seat: 0, question, choice: place })).toBe("no-question");
    expect(refused(state, { seat: 0, question: question + 1, choice: 1 })).toBe("no-question");
  });

  test("GW-4.10: an answer to a question that has been answered before", () => {
    const state = table({ phase: "mulligan", A: { hand: 10, deck: 22 }, B: { hand: 10, deck: 22 } });
    const question = questionOf(gwent, state, 0)?.id ?? 0;
    answer(gwent, state, { seat: 0, question, choice: 1 });
    expect(refused(state, { seat: 0, question, choice: 1 })).toBe("stale-question");
  });

  test("GW-3.3 GW-4.10 GW-CK-3.4: a third exchange", () => {
    const state = table({ phase: "mulligan", A: { hand: 10, deck: 22 }, B: { hand: 10, deck: 22 } });
    for (let exchanges = 0; exchanges < 2; exchanges++)
      answer(gwent, state, { seat: 0, question: questionOf(gwent, state, 0)?.id ?? 0, choice: 1 });
    expect(refused(state, { seat: 0, question: 3, choice: 1 })).toBe("no-question");
  });
});
