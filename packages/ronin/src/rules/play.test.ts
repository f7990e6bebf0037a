import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ronin } from "../game.ts";
import type { State } from "../state.ts";
import { asked, choices, choose, kindsOf, poolOf, rest } from "../test/act.ts";
import { arrange, type Position } from "../test/arrange.ts";

function playing(position: Position): State {
  const state = arrange({
    ...position,
    agenda: [{ kind: "slot", at: 0 }, { kind: "reveal" }, { kind: "commit" }],
  });
  rest(state);
  return state;
}

const hands = (count: number): Position => ({
  players: [0, 1, 2].map(() => ({ hand: Array<string>(count).fill("red") })),
});

describe("choosing cards", () => {
  it("lists every ordered pair of the hand (RO-CK-13.1)", () => {
    const state = playing(hands(7));
    expect(choices(state, 0)).toHaveLength(42);
    expect(new Set(choices(state, 0).map((choice) => JSON.stringify(choice))).size).toBe(42);
  });

  it("is final and secret until all have chosen (RO-CK-5.11)", () => {
    const state = playing(hands(3));
    const before = JSON.stringify(ronin.view(state, 1));
    expect(ronin.choose(state, 0, at(choices(state, 0), 0))).toBe("final");
    expect(rest(state)).toEqual([]);
    expect(asked(state)).toEqual(["1 play", "2 play"]);
    expect(JSON.stringify(ronin.view(state, 1))).toBe(before);
    expect(at(state.players, 0).timeline).toEqual([]);
  });

  it("asks nobody who has no choice (RO-13.18)", () => {
    const state = playing(hands(1));
    expect(asked(state)).toEqual([]);
    expect(state.players.map(({ timeline }) => timeline.length)).toEqual([1, 1, 1]);
  });
});

describe("slots", () => {
  it("come in initiative order after all cards are revealed (RO-CK-5.10)", () => {
    const state = playing({
      order: [1, 0, 2],
      players: [
        { hand: ["red C8(red)>R3", "red"] },
        { hand: ["red C8(red)>R3", "red C8(red)>R4"] },
        { hand: ["red", "red"] },
      ],
    });
    choose(state, 0, { cards: ["own-0", "own-1"] });
    choose(state, 1, { cards: ["own-2", "own-3"] });
    const events = choose(state, 2, { kind: "play" });
    expect(kindsOf(events).filter((kind) => kind !== "symbolsGained")).toEqual([
      "cardsRevealed",
      "cardsRevealed",
      "cardsRevealed",
      "effectResolved",
      "effectResolved",
      "effectResolved",
    ]);
    expect(events.flatMap((event) => (event.kind === "effectResolved" ? [event.card] : []))).toEqual([
      "own-2",
      "own-3",
      "own-0",
    ]);
    expect([poolOf(state, 0), poolOf(state, 1)]).toEqual([{ M: 1 }, { M: 1, C: 2 }]);
  });

  it("let the right effect use what the left one gained (RO-CK-5.9)", () => {
    const state = playing({
      humans: 1,
      players: [{ hand: ["red C6(red)>R8(E)", "blue C2(E)>R9(D)"] }],
    });
    choose(state, 0, { cards: ["own-0", "own-1"] });
    expect(poolOf(state, 0)).toEqual({ D: 2 });
  });

  it("leave tea effects alone (RO-5.5)", () => {
    const state = playing({ humans: 1, players: [{ hand: ["red C6(red)>R1", "blue"] }] });
    choose(state, 0, { kind: "play" });
    expect(state.markers).toEqual([0, 0, 0]);
  });
});
