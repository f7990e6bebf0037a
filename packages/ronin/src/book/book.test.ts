import { type Catalogue, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { expect, it } from "vitest";
import { abilityName, COMPONENTS, cardName, characterName, SYMBOLS, symbolName } from "../data/index.ts";
import { DEFAULT_RULES } from "../options.ts";
import { texts } from "../texts.ts";
import { book } from "./index.ts";

it.each(LANGUAGES)("the rule book in %s calls things what the table calls them", async (language) => {
  const { chapters } = await book(language);
  const missing = expected(language, await texts(language)).filter(([id, name]) => {
    const chapter = chapters.find((one) => one.id === id);
    const page = `${chapter?.title}\n${chapter?.text}`.replace(/\s+/g, " ");
    return !page.toLowerCase().includes(name.toLowerCase());
  });
  expect(missing).toEqual([]);
});

/** In which chapter the name of each thing must be found. */
function expected(language: Language, said: Catalogue): readonly (readonly [string, string])[] {
  const say = speaker(language, said);
  const { abilities, boards } = COMPONENTS;
  return [
    ...abilities.map(({ id }) => ["characters", `**${say(abilityName(id))}**`] as const),
    ...boards.map(({ character }) => ["characters", `## ${say(characterName(character))}`] as const),
    ...["G-P1", "geralt-effect"].map((id) => ["whole-turn", say(cardName(id))] as const),
    ...["geralt-1", "yennefer-1"].map((id) => ["abilities", say(abilityName(id))] as const),
    ...SYMBOLS.map((symbol) => ["symbols", say(symbolName(symbol))] as const),
    ...Object.keys(DEFAULT_RULES).map((name) => ["options", `**${said[`rule.${name}`]}**`] as const),
  ];
}
