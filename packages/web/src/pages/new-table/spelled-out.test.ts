import { LANGUAGES } from "@medallion/kernel";
import { expect, test } from "vitest";
import { catalogueOf, kitOf } from "../../games/load.ts";
import { loadWords } from "../../language/words.ts";
import { spelledOut } from "./spelled-out.ts";

test("a value between quotation marks becomes the word people see; the same letters elsewhere stay", () => {
  const word = (value: string) => value.toUpperCase();
  expect(spelledOut("“up” lifts what is up.", ["down", "up"], word)).toBe("“UP” lifts what is up.");
  expect(spelledOut("„down“: dolů", ["down"], word)).toBe("„DOWN“: dolů");
  expect(spelledOut("«down»: униз", ["down"], word)).toBe("«DOWN»: униз");
});

test.each(LANGUAGES)("no rule of a game shows a raw value in %s", async (language) => {
  const kit = await kitOf("gwent");
  const texts = await catalogueOf(kit, language);
  const { text } = await loadWords(language);
  const wordFor = (value: string) => text("table.rule.value", { value });
  for (const { values, about } of kit.lobby.rules ?? []) {
    if (values.includes("true")) continue;
    const said = spelledOut(texts[about.key] ?? "", values, wordFor);
    // In English a word may happen to be its own value.
    const raw = values.filter((value) => language !== "en" && new RegExp(`\\b${value}\\b`).test(said));
    expect(raw).toEqual([]);
    expect(values.map(wordFor).filter((word) => language !== "en" && values.includes(word))).toEqual([]);
  }
});
