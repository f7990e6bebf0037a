import { expect, test } from "vitest";
import type { Beat } from "../../../drawn/film/plan/cue.ts";
import { soundsOf } from "./sounds.ts";

const beat = (event: number, at: number): Beat => ({ event, at, lands: at });

test("the end sounds by who hears it", () => {
  const end = { kind: "gameEnded", ranking: [], winners: [1] } as const;
  const heard = (seat: number | null) => soundsOf([end], [beat(0, 0)], seat).map(({ name }) => name);
  expect([heard(1), heard(0), heard(null)]).toEqual([["won"], ["lost"], ["won"]]);
});

test("what happens together is heard once", () => {
  const turned = (seat: number) => ({ kind: "cardsRevealed", seat, cards: [] }) as const;
  const sounds = soundsOf([turned(0), turned(1)], [beat(0, 0), beat(1, 0)], 0);
  expect(sounds).toEqual([{ name: "paper", at: 0 }]);
});

test("a choice in secret is not heard", () => {
  expect(soundsOf([{ kind: "cardsChosen", seat: 0, to: "play", cards: [] }], [beat(0, 0)], 0)).toEqual([]);
});
