import type { Language, Message } from "@medallion/kernel";
import { LANGUAGES, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { ALL_CARDS } from "../cards/all.ts";
import { FACTIONS } from "../cards/row.ts";
import { DECKS as CS } from "../messages/cs/decks.ts";
import { DECKS as EN } from "../messages/en/decks.ts";
import { DECKS as PL } from "../messages/pl/decks.ts";
import { DECKS as UK } from "../messages/uk/decks.ts";
import type { DeckList } from "./deck.ts";
import { faultMessage } from "./fault.ts";
import { legalDeck, legalLineUp, legalSoloDeck } from "./legal.ts";
import { READY_DECKS, READY_LINE_UPS, readyDeck } from "./ready/all.ts";
import { withCards } from "./test/declared.ts";
import { validateTournament } from "./tournament.ts";
import { validateDeck, validateSoloDeck } from "./validate.ts";

const TEXTS: Record<Language, Record<string, string>> = { en: EN, cs: CS, pl: PL, uk: UK };
const NAMES = Object.fromEntries([
  ...ALL_CARDS.map((card) => [`card.${card.id}`, `<${card.id}>`.replace(/[<>]/gu, "*")]),
  ...FACTIONS.map((faction) => [`faction.${faction}`, `*${faction}*`]),
]);

const NORTH: DeckList = {
  faction: "northern-realms",
  cards: { ves: 2, nekker: 1, hemdall: 1, thaler: 1, "prince-stennis": 1, "sigismund-dijkstra": 1 },
};
const FULL = readyDeck("ng-scorched-fields")?.deck ?? NORTH;
const DRILL = readyDeck("nr-temerian-drill")?.deck ?? NORTH;

/** Decks that together break every rule in every way. */
const FAULTS = [
  ...validateDeck({ ...NORTH, leader: "king-bran" }),
  ...validateDeck(
    withCards({ ...FULL, leader: "emhyr-the-relentless" }, { "clear-weather": 3, "king-bran": 1 }),
  ),
  ...validateDeck(withCards(FULL, { roach: 1 }), { cardSet: "videoGame" }),
  ...validateDeck(NORTH),
  ...validateDeck(NORTH, { deckRules: "competitive" }),
  ...validateDeck(withCards(FULL, { "king-bran": 1 }), { deckRules: "competitive" }),
  ...validateDeck({ ...FULL, cards: { decoy: 7, "torrential-rain": 5 } }),
  ...validateSoloDeck(FULL),
  ...validateTournament([DRILL, DRILL]),
];

describe("texts of decks and faults", () => {
  it("have the same keys in all four languages, and those are the ones that are used", () => {
    const ready = [...READY_DECKS, ...READY_LINE_UPS].flatMap(({ name, about }) => [name.key, about.key]);
    const faults = FAULTS.map((fault) => fault.message.key);
    const used = [...new Set([...ready, ...faults, "fault.deck", "recap.decks"])].sort();
    for (const language of LANGUAGES) expect(Object.keys(TEXTS[language]).sort()).toEqual(used);
  });

  it("are said in every language, with every value in its place", () => {
    for (const language of LANGUAGES) {
      const say = speaker(language, { ...TEXTS[language], ...NAMES });
      for (const fault of FAULTS) {
        const sentence = say(faultMessage({ ...fault, deck: 2 }));
        expect(sentence).not.toMatch(/[{}#]/u);
        if (fault.card !== undefined) expect(sentence).toContain(`*${fault.card}*`);
      }
      for (const { name, about } of [...READY_DECKS, ...READY_LINE_UPS]) {
        expect(say(name).length).toBeGreaterThan(2);
        expect(say(about)).toMatch(/\.$/u);
      }
    }
  });

  it("have the plural forms their language needs", () => {
    const forms: Record<Language, readonly string[]> = {
      en: ["one", "other"],
      cs: ["one", "few", "other"],
      pl: ["one", "few", "many", "other"],
      uk: ["one", "few", "many", "other"],
    };
    for (const language of LANGUAGES)
      for (const [key, text] of Object.entries(TEXTS[language])) {
        const plurals = text.split(", plural,").length - 1;
        for (const form of forms[language])
          expect([language, key, form, text.split(` ${form} {`).length - 1 >= plurals]).toEqual([
            language,
            key,
            form,
            true,
          ]);
      }
  });

  it("decline the counted word", () => {
    const units = (language: Language, count: number): string =>
      speaker(language, TEXTS[language])(tooFew(count));
    expect([1, 2, 5].map((count) => units("cs", count))).toEqual([
      expect.stringContaining("1 jednotku"),
      expect.stringContaining("2 jednotky"),
      expect.stringContaining("5 jednotek"),
    ]);
    expect([1, 3, 12].map((count) => units("pl", count))).toEqual([
      expect.stringContaining("1 jednostkę"),
      expect.stringContaining("3 jednostki"),
      expect.stringContaining("12 jednostek"),
    ]);
    expect([21, 4, 11].map((count) => units("uk", count))).toEqual([
      expect.stringContaining("21 загін"),
      expect.stringContaining("4 загони"),
      expect.stringContaining("11 загонів"),
    ]);
  });
});

describe("a deck that must be legal", () => {
  it("GW-2.7: is refused in one error that names every fault and what to change", () => {
    const deck = withCards(DRILL, { ves: 2, decoy: 0 });
    expect(() => legalDeck(deck, {}, ["decks", 0])).toThrow(
      "decks.0: GW-2.5: The deck has ves 2 times; there is only one copy. Remove 1.",
    );
    expect(() => legalDeck({ ...NORTH, cards: {} })).toThrow(
      "GW-2.1: The deck has no leader. Choose one of northern-realms. GW-2.2: The deck has 0 units and needs at least 22. Add 22 more.",
    );
  });

  it("comes back as it is when it is", () => {
    expect(legalDeck(DRILL, { deckRules: "competitive" })).toEqual(DRILL);
    expect(legalSoloDeck(DRILL)).toEqual(DRILL);
    const three = ["nr-temerian-drill", "ng-imperial-measure", "st-old-grudges"];
    const decks = three.flatMap((id) => readyDeck(id)?.deck ?? []);
    expect(legalLineUp(decks)).toEqual(decks);
    expect(() => legalLineUp(decks.slice(1))).toThrow("GW-2.20: 2 decks are registered");
    expect(() => legalSoloDeck(FULL)).toThrow(/GW-16\.18: biting-frost is in the deck 2 times/u);
  });
});

function tooFew(count: number): Message {
  return { key: "fault.GW-2.2", values: { count, limit: 22, missing: 22 - count } };
}
