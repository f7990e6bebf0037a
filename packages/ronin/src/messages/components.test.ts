import { type Catalogue, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import {
  ALL_CARDS,
  abilityName,
  abilityText,
  bonusText,
  COLOURS,
  COMPONENTS,
  cardName,
  cardText,
  characterName,
  colourName,
  effectText,
  parseEffect,
  pointText,
  sideName,
} from "../data/index.ts";
import { texts } from "../texts.ts";

const CATALOGUES = new Map<Language, Catalogue>();
for (const language of LANGUAGES) CATALOGUES.set(language, await texts(language));

const sayIn = (language: Language) => speaker(language, CATALOGUES.get(language) ?? {});

const { abilities, boards, sideA, sidesB } = COMPONENTS;
const NAMES = [...ALL_CARDS.map(({ id }) => cardName(id)), ...abilities.map(({ id }) => abilityName(id))];

describe.each(LANGUAGES)("the components in %s", (language) => {
  const say = sayIn(language);

  it("G1: every card and every ability has a short name of its own", () => {
    const names = NAMES.map(say);
    expect(new Set(names).size).toBe(115 + 28);
    expect(names.filter((name) => name.length > 22)).toEqual([]);
  });

  it("everything printed can be said", () => {
    const said = [
      ...ALL_CARDS.flatMap(cardText),
      ...abilities.flatMap((ability) => [abilityText(ability), pointText(ability.point)]),
      ...boards.map(({ character }) => characterName(character)),
      ...COLOURS.map(colourName),
      ...[sideA, ...sidesB].flatMap(({ id, bonuses }) => [
        sideName(id),
        ...Object.values(bonuses).map(bonusText),
      ]),
    ].map(say);
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined|^$/u);
  });
});

describe("an effect is said in the words of the rulebook", () => {
  it.each([
    ["en", "Lose 1/2/3 inactive symbols → 1/2/3 combat symbols"],
    ["cs", "Ztrať 1/2/3 neaktivní symboly → 1/2/3 symboly boje"],
    ["pl", "Tracisz 1/2/3 nieaktywne symbole → 1/2/3 symbole walki"],
    ["uk", "Утратити 1/2/3 неактивні символи → 1/2/3 символи бою"],
  ] as const)("RO-6.7 and RO-6.23 in %s", (language, text) => {
    expect(sayIn(language)(effectText(parseEffect("C3>R9(C)")))).toBe(text);
  });

  it("RO-6.19: of C5 the points go to the shared track, of other conditions to one of the two", () => {
    const say = sayIn("en");
    expect(say(effectText(parseEffect("C5(blue)>R2")))).toBe(
      "Tea ceremony: A chosen partner has 1/2/3 blue cards → 1/2/3 alliance points on the shared track",
    );
    expect(say(effectText(parseEffect("C8(red)>R2")))).toBe(
      "Tea ceremony: Have 1/2/3 red cards → 1/2/3 alliance points on one track",
    );
  });

  it("RO-6.24: three symbols are listed", () => {
    expect(sayIn("en")(effectText(parseEffect("C1(D)>R10(E,M,C)")))).toBe(
      "Lose 1 diplomacy symbol → 1 symbol each: exploration, magic, and combat",
    );
  });

  it("RO-1.6: equal symbols of a card are said once", () => {
    const double = ALL_CARDS.find(({ id }) => id === "R-P1");
    expect(double === undefined ? [] : cardText(double).map(sayIn("en"))).toEqual([
      "Red; symbols: 2× combat",
    ]);
  });
});

describe("the number of an ability is said", () => {
  it.each([
    ["geralt-1", "Gain 1 active symbol of your choice."],
    ["ciri-4", "Gain 2 active symbols of your choice."],
    ["yennefer-3", "Gain 1 left and 1 right active symbol."],
    ["vesemir-1", "Ignore the loss of 1 symbol to the effect of a played card."],
    ["vesemir-2", "Put 1 card from your timeline into your hand."],
    ["yennefer-4", "Resolve the standard effects of up to 2 cards played in this step once more."],
  ])("%s", (id, text) => {
    const ability = abilities.find((one) => one.id === id);
    expect(ability === undefined ? "" : sayIn("en")(abilityText(ability))).toBe(text);
  });
});
