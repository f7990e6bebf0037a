import { LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import { type ActionCard, COMPONENTS } from "@medallion/ronin/data";
import { cardName } from "@medallion/ronin/pages";
import { describe, expect, test } from "vitest";
import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { typeWidths } from "../../../../drawn/fit/type-widths.ts";
import { drawn } from "../../../../drawn/test/markup.ts";
import { NAME_PLATE } from "../face/name-lines.tsx";
import { CardZoom } from "../index.ts";

const CARDS: readonly ActionCard[] = [...COMPONENTS.action, ...COMPONENTS.starting];
const sayIn = async (language: Language) => speaker(language, await roninKit.texts(language));

describe("a card that is seen large", () => {
  test("says its name, what it does and by which rules", async () => {
    const say = await sayIn("en");
    const row = CARDS.find(({ id }) => id === "R-Z2");
    if (row === undefined) throw new Error("there is such a card");
    const zoomed = (onRule?: () => void) =>
      drawn(<CardZoom row={row} name={say(cardName(row.id))} say={say} onRule={onRule} />);
    for (const part of [
      "Lone Envoy",
      "exactly 1 yellow card",
      "2 left active",
      "RO-6.12",
      "RO-6.21",
      "RO-8.6",
    ])
      expect(zoomed(() => undefined)).toContain(part);
    expect(zoomed()).not.toContain("<button");
  });

  test.each(LANGUAGES)("names fit on the cards in %s, in the hand and large", async (language) => {
    const say = await sayIn(language);
    for (const { id } of CARDS) {
      const name = say(cardName(id));
      expect(fitName(name, NAME_PLATE).size, name).toBeGreaterThanOrEqual(10.5);
      const { "--word": word } = typeWidths(name, "caps") as Record<string, string>;
      // The longest word in parts of its type: a name is 8.6 hundredths of the card's width, the paper 88.
      expect(Number(word) * 8.6, name).toBeLessThanOrEqual(88);
    }
  });

  test.each(LANGUAGES)("everything is said in %s", async (language) => {
    const say = await sayIn(language);
    for (const row of CARDS)
      expect(drawn(<CardZoom row={row} name={say(cardName(row.id))} say={say} />)).not.toMatch(
        /(?:card|effect|condition|result|pass|entry)[.-][A-Za-z]+/,
      );
  });
});
