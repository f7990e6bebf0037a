import { at, begin, heard, play, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { type RoninEvent, ronin } from "@medallion/ronin";
import { expect, test } from "vitest";
import type { Past } from "../../../scene/scene.ts";
import { courseOf, deedsOf, experienceFrom, pointsFrom, ranked, scorers, sourcesIn } from "./points.ts";

function finished(humans: number): readonly Past[] {
  const seed = `scroll ${humans}`;
  const state = begin(ronin, ronin.parseOptions({ humans }), randomFrom(seedFrom(seed)));
  const random = randomOf(seed);
  const past: Past[] = [];
  while (ronin.outcome(state) === undefined) {
    const { seat } = at(ronin.questions(state), 0);
    const choices = ronin.choices(state, seat);
    const events: RoninEvent[] = [];
    play(ronin, state, seat, at(choices, random.below(choices.length)), (told) => {
      const event = heard(told, 0);
      if (event !== undefined) events.push(event);
    });
    past.push({ events, view: ronin.view(state, 0) });
  }
  return past;
}

test.each([1, 2, 3, 5])("the scroll of %i adds up to what the game says", (humans) => {
  const past = finished(humans);
  const view = past.at(-1)?.view as ReturnType<typeof ronin.view>;
  const events = past.flatMap((step) => step.events as readonly RoninEvent[]);
  expect(scorers(view)).toEqual([...Array(humans).keys()]);
  const end = events.find((event) => event.kind === "gameEnded");
  expect(ranked(view)).toEqual(end?.kind === "gameEnded" ? end.ranking.map(({ seat }) => seat) : []);
  for (const player of scorers(view)) {
    expect(courseOf(view, player).at(-1)).toBe(view.players[player]?.vp);
    const sum = sourcesIn(view).reduce((total, source) => total + pointsFrom(view, player, source), 0);
    expect(sum).toBe(view.players[player]?.vp);
    for (const event of events)
      if (event.kind === "chapterScored" && event.seat === player) {
        const source = (["chapter1", "chapter2", "chapter3"] as const)[event.chapter - 1] ?? "chapter1";
        expect(experienceFrom(view, player, source)).toBe(event.xp);
        expect(pointsFrom(view, player, source)).toBe(event.vp);
      }
    const { effects } = deedsOf(past, player);
    expect(effects).toBeGreaterThan(0);
  }
});
