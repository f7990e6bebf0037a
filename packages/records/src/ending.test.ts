import { LANGUAGES, speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { hostEnding } from "./ending.ts";
import type { HostEnding } from "./entry.ts";
import { RECORD_TEXTS } from "./texts/index.ts";

test("who resigns loses and comes last, all others win", () => {
  const { by, outcome } = hostEnding({ kind: "resignation", seat: 1 }, 3);
  expect(by).toBe("resignation");
  expect(outcome.standings).toEqual([
    { place: 1, result: "win" },
    { place: 3, result: "loss" },
    { place: 1, result: "win" },
  ]);
});

test("an agreed draw is one for all seats; a game called off has no standings", () => {
  expect(hostEnding({ kind: "draw" }, 2).outcome.standings.map(({ result }) => result)).toEqual([
    "draw",
    "draw",
  ]);
  expect(hostEnding({ kind: "abort" }, 2).outcome.standings).toEqual([]);
});

test("every ending can be said in every language", () => {
  const endings: HostEnding[] = [{ kind: "resignation", seat: 0 }, { kind: "draw" }, { kind: "abort" }];
  for (const language of LANGUAGES) {
    const say = speaker(language, RECORD_TEXTS[language], ["Ada"]);
    const said = endings.map((ending) => say(hostEnding(ending, 2).outcome.text));
    expect(said[0]).toContain("Ada");
    expect(new Set(said).size).toBe(3);
  }
});
