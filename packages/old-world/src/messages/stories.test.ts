import { LANGUAGES } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../data/index.ts";
import { texts, translatedStories } from "../texts.ts";

const { explorationCards, eventCards } = COMPONENTS;
const IDS = [...explorationCards, ...eventCards].map(({ id }) => id);
const FIRST = [..."CWE"].flatMap((deck) =>
  Array.from({ length: 12 }, (_, i) => `${deck}${String(i + 1).padStart(2, "0")}`),
);

describe("stories", () => {
  it("are all there in English, the first dozens in every language", async () => {
    expect([...(await translatedStories("en"))].sort()).toEqual([...IDS].sort());
    for (const language of LANGUAGES) {
      const known = await translatedStories(language);
      expect(FIRST.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it.each(["cs", "pl", "uk"] as const)(
    "%s tells a story whole in one language and marks a borrowed one",
    async (language) => {
      const english = await texts("en");
      const own = await texts(language);
      const known = await translatedStories(language);
      const mark = own["story.untranslated"] ?? "";
      for (const id of IDS) {
        const keys = Object.keys(english).filter(
          (key) => key.startsWith(`story.${id}.`) && !key.endsWith(".name"),
        );
        expect(keys.length).toBeGreaterThan(1);
        for (const key of keys) {
          const isRead = /\.(intro|end(\.\d+)?)$/u.test(key);
          const borrowed = isRead ? `${mark} ${english[key]}` : english[key];
          if (known.has(id)) expect(own[key], key).not.toContain(english[key]);
          else expect(own[key], key).toBe(borrowed);
        }
      }
    },
  );
});
