import { type Catalogue, LANGUAGES } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { texts } from "../texts.ts";

const { explorationCards, eventCards } = COMPONENTS;
const IDS = [...explorationCards, ...eventCards].map(({ id }) => id);
describe("stories", () => {
  it.each(LANGUAGES)(
    "are all there in %s, each with a title of its own, and nothing is left in English",
    async (language) => {
      const english = storiesIn(await texts("en"));
      const own = storiesIn(await texts(language));
      expect(new Set(Object.keys(english).map((key) => key.split(".")[1]))).toEqual(new Set(IDS));
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      const titles = IDS.map((id) => own[`story.${id}.title`] ?? "");
      expect(titles).not.toContain("");
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(40);
      if (language === "en") return;
      const same = Object.keys(english).filter(
        (key) => !/\.(title|name)$/u.test(key) && own[key] === english[key],
      );
      expect(same).toEqual([]);
    },
  );

  it.each(["cs", "pl", "uk"] as const)("are about as long in %s as in English", async (language) => {
    const english = storiesIn(await texts("en"));
    const own = storiesIn(await texts(language));
    for (const id of IDS) {
      const ratio = lengthOf(own, id) / lengthOf(english, id);
      expect(Math.abs(ratio - 1), `${id} is ${ratio.toFixed(2)} times as long`).toBeLessThanOrEqual(0.25);
    }
  });

  it("close on a short sentence at most one time in eight in English", async () => {
    const ends = Object.entries(await texts("en")).filter(([key]) => /^story\..*\.end(\.\d+)?$/u.test(key));
    const short = ends.filter(([, text]) => lastSentence(text).split(/\s+/u).length <= 8);
    expect(ends.length).toBeGreaterThan(290);
    expect(short.length).toBeLessThanOrEqual(ends.length / 8);
  });
});

function lastSentence(text: string): string {
  return text.split(/(?<=[.!?]”?)\s+/u).at(-1) ?? "";
}

function storiesIn(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith("story.")));
}

/** Characters of a story with all its ends. */
function lengthOf(stories: Catalogue, id: string): number {
  const parts = Object.entries(stories).filter(([key]) => key.startsWith(`story.${id}.`));
  return parts.reduce((length, [, text]) => length + text.length, 0);
}
