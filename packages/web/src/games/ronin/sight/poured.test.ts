import { expect, test } from "vitest";
import { KINDS, trialGame } from "../test/trial-games.ts";
import { pouredIn } from "./poured.ts";

const THREE = KINDS.filter(({ seats }) => seats === 3)[0];

test("until cards are revealed again each board says what both got for tea: two points a pair (RO-8.6)", async () => {
  if (THREE === undefined) throw new Error("games of three");
  const seen = new Set<number>();
  let before = 0;
  for await (const { look } of trialGame(THREE, "poured")) {
    const scene = await look(0);
    const events = scene.log.flatMap((entry) => (entry.kind === "game" ? [entry.event] : []));
    const kinds = events.map((event) => (event as { readonly kind: string }).kind);
    const cups = kinds.slice(kinds.lastIndexOf("cardsRevealed") + 1).filter((kind) => kind === "teaPassed");
    const poured = [...pouredIn(scene).values()];
    const points = poured.reduce((sum, more) => sum + more, 0);
    expect(points).toBeLessThanOrEqual(2 * cups.length);
    if (cups.length === 0) expect(poured).toEqual([]);
    for (const more of poured) seen.add(more);
    before = Math.max(before, points);
  }
  expect(seen).toContain(2);
  expect(before).toBeGreaterThan(2);
});
