import { COMPONENTS } from "@medallion/old-world/pages";
import { expect, test } from "vitest";
import { GROUNDS, LIGHTS, SLOTS } from "../composition.ts";
import { MOTIFS } from "../motifs/index.ts";
import { COMPOSITIONS } from "./index.ts";

const STORIES = [...COMPONENTS.explorationCards, ...COMPONENTS.eventCards].map(({ id }) => id);
const DRAWN = Object.entries(COMPOSITIONS);

test("every story has a picture, and nothing else has one", () => {
  expect(DRAWN.map(([id]) => id).sort()).toEqual([...STORIES].sort());
});

test("a picture is composed of two to four motifs, each in a place of its own", () => {
  for (const [id, { motifs }] of DRAWN) {
    expect(motifs.length, id).toBeGreaterThanOrEqual(2);
    expect(motifs.length, id).toBeLessThanOrEqual(4);
    expect(new Set(motifs.map(([, slot]) => slot)).size, id).toBe(motifs.length);
  }
});

test("no two pictures are alike, not even in what they are composed of", () => {
  const contents = DRAWN.map(([, { ground, light, motifs }]) =>
    [ground, light, ...motifs.map(([motif]) => motif).sort()].join(" "),
  );
  expect(contents.filter((each, place) => contents.indexOf(each) !== place)).toEqual([]);
});

test("the library has at most 60 motifs, and every motif, ground, light and place is used", () => {
  const used = DRAWN.flatMap(([, { motifs }]) => motifs);
  expect(Object.keys(MOTIFS).length).toBeLessThanOrEqual(60);
  expect(new Set(used.map(([motif]) => motif))).toEqual(new Set(Object.keys(MOTIFS)));
  expect(new Set(used.map(([, slot]) => slot))).toEqual(new Set(SLOTS));
  expect(new Set(DRAWN.map(([, { ground }]) => ground))).toEqual(new Set(GROUNDS));
  expect(new Set(DRAWN.map(([, { light }]) => light))).toEqual(new Set(LIGHTS));
});

test("all motifs together are light", async () => {
  const { gzipSync } = await import("node:zlib");
  expect(gzipSync(JSON.stringify([MOTIFS, COMPOSITIONS])).length).toBeLessThan(20_000);
});
