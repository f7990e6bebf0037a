import { KITS } from "@medallion/games";
import { expect, test } from "vitest";
import { invoke } from "../../test/invoke.ts";
import type { World } from "../world.ts";

const puzzle = (id: string, answer: string): string => `scenario: ${id}
game: gwent
position:
  turn: A
  A: { hand: [vesemir, geralt-of-rivia], deck: 3, gems: 1 }
  B: { hand: [filler], gems: 1 }
puzzle: { id: ${id}, answer: ${answer}, level: hard, chance: 88, next: 61, because: [race], mined: by hand }
`;
/** The second puzzle is that of the second of November 2026. */
const world: Partial<World> = {
  kits: KITS,
  puzzles: (game) => (game === "gwent" ? [puzzle("one", "passes"), puzzle("two", "plays vesemir")] : []),
};

test("the puzzle of a day asks until its answer is found, and says why", async () => {
  const lines = ["1", "2"];
  const { code, out } = await invoke(["puzzle", "gwent", "--date", "2026-11-02"], { lines, world });
  expect(code).toBe(0);
  expect(out).toContain("Gwent, puzzle of 2 November (hard)");
  expect(out).toMatch(
    /Not the best: .*wins less often.*Right: .*Vesemir.* wins about 90% of games from here, the next best choice 60%/s,
  );
  expect(out).toContain("What speaks for it: the outlook for this round and the next.");
});

test("another day has another puzzle, and the answer can be shown at once", async () => {
  const { out } = await invoke(["puzzle", "gwent", "--date", "2026-11-03", "--show"], { world });
  expect(out).toMatch(/puzzle of 3 November.*The answer: “[^”]*[Pp]ass/s);
  expect(out).not.toContain("Not the best");
});

test("a day that is none and a game without puzzles are told", async () => {
  expect((await invoke(["puzzle", "gwent", "--date", "2026-02-30"], { world })).err).toContain("is no day");
  expect((await invoke(["puzzle", "ronin"], { world })).err).toContain("no puzzles of ronin");
});
