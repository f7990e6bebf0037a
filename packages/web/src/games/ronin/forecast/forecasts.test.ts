import { at, begin, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import type { View } from "@medallion/ronin";
import { ronin } from "@medallion/ronin";
import { expect, test } from "vitest";
import { Forecasts } from "./forecasts.ts";
import type { Asking, Foretold } from "./wire.ts";
import { Desk } from "./worker/desk.ts";

/** The first view from which a seat chooses what to play. */
function viewOfPlay(seed: string): View {
  const state = begin(ronin, ronin.parseOptions({ humans: 3 }), randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  for (;;) {
    const { seat, kind } = at(ronin.questions(state), 0);
    if (kind === "play") return ronin.view(state, seat);
    const choices = ronin.choices(state, seat);
    play(ronin, state, seat, at(choices, random.below(choices.length)));
  }
}

/** A desk whose work is done piece by piece. */
function stepwise() {
  const work: (() => void)[] = [];
  const asked: Asking[] = [];
  const forecasts = new Forecasts((hear: (foretold: Foretold) => void) => {
    const desk = new Desk(hear, (act) => work.push(act));
    return {
      ask: (asking) => {
        asked.push(asking);
        desk.hear(asking);
      },
      end: () => undefined,
    };
  });
  return { forecasts, asked, step: () => work.shift()?.(), isIdle: () => work.length === 0 };
}

test("a card is asked for once, and told when it is known", () => {
  const { forecasts, asked, step } = stepwise();
  const view = viewOfPlay("once");
  const cards = (view.players[view.seat ?? 0]?.hand ?? []).slice(0, 1);
  let told = 0;
  forecasts.watch(() => told++);
  forecasts.ask(view, cards);
  forecasts.ask(view, cards);
  expect(asked.map(({ kind }) => kind)).toEqual(["view", "cards"]);
  expect(forecasts.told(view, cards)).toBeUndefined();
  step();
  expect(forecasts.told(view, cards)?.cards.map(({ card }) => card)).toEqual(cards);
  expect(told).toBe(1);
});

test("the newest is told first, and a new view ends what was asked from the old one", () => {
  const { forecasts, step, isIdle } = stepwise();
  const [view, next] = [viewOfPlay("one"), viewOfPlay("another")];
  const hand = (from: View): readonly string[] => from.players[from.seat ?? 0]?.hand ?? [];
  const [first, second, third] = hand(view).map((card) => [card]);
  if (first === undefined || second === undefined || third === undefined) throw new Error("a hand of three");
  for (const cards of [first, second, third]) forecasts.ask(view, cards);
  step();
  expect([first, second, third].map((cards) => forecasts.told(view, cards) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  forecasts.ask(next, hand(next).slice(0, 1));
  while (!isIdle()) step();
  expect(forecasts.told(next, hand(next).slice(0, 1))).toBeDefined();
  expect(forecasts.told(view, third)).toBeUndefined();
});
