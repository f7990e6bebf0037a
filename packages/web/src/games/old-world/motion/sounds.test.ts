import { expect, test } from "vitest";
import type { Beat } from "../../../drawn/film/plan/cue.ts";
import { soundsOf } from "./sounds.ts";

const beat = (event: number, at: number, lands = at): Beat => ({ event, at, lands });

test("the end sounds by who hears it", () => {
  const end = { kind: "gameWon", seat: 1, turns: 20 } as const;
  const heard = (seat: number | null) => soundsOf([end], [beat(0, 0)], seat).map(({ name }) => name);
  expect([heard(1), heard(0), heard(null)]).toEqual([["won"], ["lost"], ["won"]]);
});

test("what happens together is heard once", () => {
  const drawn = (seat: number) => ({ kind: "cardsDrawn", seat, count: 1, cards: [] }) as const;
  expect(soundsOf([drawn(0), drawn(1)], [beat(0, 0), beat(1, 20)], 0)).toEqual([{ name: "paper", at: 0 }]);
});

test("steel is heard when the strike lands", () => {
  const dealt = { kind: "attackDealt", seat: 0, damage: 3 } as const;
  expect(soundsOf([dealt], [beat(0, 100, 420)], 0)).toEqual([{ name: "sword", at: 420 }]);
});
