import { gwentKit } from "@medallion/gwent";
import { speaker } from "@medallion/kernel";
import { expect, test } from "vitest";
import { loadWords } from "../../../../language/words.ts";
import type { Sight } from "../../sight/sight.ts";
import { loadTexts } from "../../texts.ts";
import { scoreLine } from "./score.ts";

const { text } = await loadWords("en", loadTexts);
const say = speaker("en", await gwentKit.texts("en"), ["Ann", "Ben"]);

/** A match of which Ben won the second and the third round, seen from a seat. */
function sight(seat: number | null, change: object = {}): Sight {
  const standings = [{ result: "loss" }, { result: "win" }];
  const outcome = { text: { key: "outcome.won", values: { winners: [{ seat: 1 }], count: 1 } }, standings };
  const rounds = [[0], [1], [1]].map((winners) => ({ winners }));
  const sides = [0, 1].map((side) => ({ members: [side], points: 0 }));
  const scene = { seat, isShared: false, say, table: { ending: { by: "rules", outcome, ...change } } };
  return {
    scene,
    view: { mode: "standard", rounds, sides, winners: [1] },
    near: seat ?? 0,
  } as unknown as Sight;
}

test("who lost reads who won and by how much, and never of a victory", () => {
  expect(scoreLine(sight(0), text)).toBe("Ben won 2–1.");
  expect(scoreLine(sight(null), text)).toBe("Ben won 2–1.");
});

test("who won reads it of themselves", () => {
  expect(scoreLine(sight(1), text)).toBe("You won 2–1.");
});

test("whoever shares a draw reads how it stood", () => {
  const { scene, view, near } = sight(0);
  const rounds = [[0], [1], []].map((winners) => ({ winners }));
  const outcome = { text: { key: "outcome.draw" }, standings: [{ result: "draw" }, { result: "draw" }] };
  const table = { ending: { by: "rules", outcome } };
  const drawn = {
    scene: { ...scene, table },
    view: { ...view, rounds, winners: [] },
    near,
  } as unknown as Sight;
  expect(scoreLine(drawn, text)).toBe("The match ended 1–1.");
});

test("a match that did not end by its rules has no score", () => {
  const resigned = { text: { key: "outcome.draw" }, standings: [{ result: "loss" }, { result: "win" }] };
  expect(scoreLine(sight(0, { by: "resignation", outcome: resigned }), text)).toBe(
    say({ key: "outcome.draw" }),
  );
});
