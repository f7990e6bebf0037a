import { LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { oldWorldKit } from "@medallion/old-world";
import { type ActionCard, COMPONENTS } from "@medallion/old-world/data";
import { cardNamed, monsterNamed, potionNamed } from "@medallion/old-world/pages";
import { describe, expect, test } from "vitest";
import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { typeWidths } from "../../../../drawn/fit/type-widths.ts";
import { drawn, withoutWords } from "../../../../drawn/test/markup.ts";
import { NAME_PLATE } from "../face/name-plate.tsx";
import { ActionZoom, FightCardZoom, MonsterZoom, PotionZoom } from "../index.ts";

const CARDS: readonly ActionCard[] = [...COMPONENTS.actionCards, ...COMPONENTS.startingCards];
const sayIn = async (language: Language) => speaker(language, await oldWorldKit.texts(language));
const cardOf = (id: string): ActionCard => {
  const card = CARDS.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
};

describe("what is seen large", () => {
  test("an action card says what it does, what may follow, whose it was and by which rules", async () => {
    const say = await sayIn("en");
    const zoomed = (id: string, onRule?: () => void) =>
      drawn(<ActionZoom card={cardOf(id)} name={say(cardNamed(id))} say={say} onRule={onRule} />);
    for (const part of ["Push", "1 Shield", "return this card", "School of the Bear", "OW-11.7", "OW-11.14"])
      expect(zoomed("BEAR02", () => undefined)).toContain(part);
    expect(zoomed("BEAR02")).not.toContain("<button");
    expect(zoomed("A19")).not.toContain("OW-11.7");
  });

  test("cards that are printed otherwise are drawn otherwise, even without their words", async () => {
    const say = await sayIn("en");
    const faces = new Map<string, string>();
    for (const card of CARDS) {
      const print = JSON.stringify({ ...card, id: "", certainty: "" });
      const markup = withoutWords(drawn(<ActionZoom card={card} name="" say={say} />));
      expect(faces.get(markup) ?? print).toBe(print);
      faces.set(markup, print);
    }
    expect(faces.size).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)("names fit on the cards in %s, in the hand and large", async (language) => {
    const say = await sayIn(language);
    for (const { id } of CARDS) {
      const name = say(cardNamed(id));
      expect(fitName(name, NAME_PLATE).size, name).toBeGreaterThanOrEqual(13);
      const { "--word": word } = typeWidths(name, "caps") as Record<string, string>;
      // The longest word in parts of its type: a name is 8.4 hundredths of the sheet's width, the vellum 84.
      expect(Number(word) * 8.4, name).toBeLessThanOrEqual(84);
    }
  });

  test.each(LANGUAGES)("everything is said in %s", async (language) => {
    const say = await sayIn(language);
    const markups = [
      ...CARDS.map((card) => (
        <ActionZoom key={card.id} card={card} name={say(cardNamed(card.id))} say={say} />
      )),
      ...COMPONENTS.potions.map((potion) => (
        <PotionZoom key={potion.id} potion={potion} name={say(potionNamed(potion.id))} say={say} />
      )),
      ...COMPONENTS.monsters.map((monster) => (
        <MonsterZoom key={monster.id} monster={monster} name={say(monsterNamed(monster.id))} say={say} />
      )),
      ...COMPONENTS.fightCards.map((card) => (
        <FightCardZoom key={card.id} card={card} level={2} name={card.id} say={say} />
      )),
    ].map(drawn);
    for (const markup of markups)
      expect(markup).not.toMatch(
        /(?:card|effect|ability|potion|symbol|entry|attack)[.-](?:face|[a-z]+[A-Z])/,
      );
  });
});
