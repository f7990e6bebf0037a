import { globSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@medallion/kernel";
import { readPuzzles } from "@medallion/scenarios";
import { openPuzzle, SOLVER } from "@medallion/scenarios/puzzle";
import { describe, expect, test } from "vitest";
import { KITS } from "./index.ts";

/** So many puzzles each game has at least: as many days until they come again. */
const LEAST: Readonly<Record<string, number>> = { gwent: 60, ronin: 30, "old-world": 30 };
/** By how much the answer must be better than the next best choice, in per cent; `npm run puzzles` proves it. */
const MARGIN = 10;

function puzzlesOf(game: string) {
  const folder = new URL(`../../${game}/puzzles/`, import.meta.url);
  return globSync("*.yaml", { cwd: folder.pathname })
    .sort()
    .flatMap((file) => readPuzzles(readFileSync(new URL(file, folder), "utf8")));
}

describe.each(KITS.map((kit) => ({ id: kit.game.id, kit })))("the puzzles of $id", ({ id, kit }) => {
  const puzzles = puzzlesOf(id);

  test("are enough, and called by their places", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST[id] ?? 0);
    expect(puzzles.map((puzzle) => puzzle.id)).toEqual(puzzles.map((_, place) => `${id}-${place + 1}`));
    expect(new Set(puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(puzzles.length);
  });

  test("come to a question whose best choice is legal and one of several", () => {
    for (const puzzle of puzzles) {
      const { choices, answer } = openPuzzle(kit, puzzle);
      expect(choices.length, puzzle.id).toBeGreaterThan(1);
      expect(choices[answer], puzzle.id).toBeDefined();
      expect(puzzle.chance - puzzle.next, puzzle.id).toBeGreaterThanOrEqual(MARGIN);
    }
  });

  test("write their answers so that no choice that means something else is meant as well", async () => {
    const insight = await kit.insight?.();
    for (const puzzle of puzzles) {
      const { state, choices } = openPuzzle(kit, puzzle);
      const meant = choices.filter((choice) =>
        kit.stage.phrases(state, SOLVER, choice).includes(puzzle.answer),
      );
      expect(new Set(meant.map((choice) => insight?.key(state, SOLVER, choice))).size, puzzle.id).toBe(1);
    }
  });

  test("give reasons that can be said in every language", async () => {
    const names = new Set(puzzles.flatMap(({ because }) => because));
    for (const language of LANGUAGES) {
      const texts = await kit.texts(language);
      for (const name of names) expect(texts[`feature.${name}`], `${language} ${name}`).toBeDefined();
    }
  });
});
