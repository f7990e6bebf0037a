import { LANGUAGES, type Language } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { textOf } from "../repository.ts";
import { saidIn } from "../said.ts";
import { formsOf, rulesIn, termFaults } from "./rules.ts";

const RULES = rulesIn(textOf("docs/terms.md"));

/** Catalogues, a book, a page and the terminal of one language. */
const FILES = {
  gwent: (language: Language) => `packages/gwent/src/messages/${language}/flow.ts`,
  ronin: (language: Language) => `packages/ronin/src/book/${language}/steps.ts`,
  "old-world": (language: Language) => `packages/old-world/src/messages/${language}/asks.ts`,
  pages: (language: Language) => `packages/web/src/texts/${language}/home.ts`,
  terminal: (language: Language) => `packages/cli/src/texts/${language}.ts`,
};

/** Ten texts of each language with one word that should not be there, in some form of it. */
const PLANTED: Record<Language, readonly (readonly [keyof typeof FILES, text: string, word: string])[]> = {
  en: [
    ["gwent", "Take a card from the graveyard.", "graveyard"],
    ["gwent", "{seat} concedes.", "concedes"],
    ["gwent", "The troops are stronger in the close row.", "troops"],
    ["ronin", "Your allies pass you tea.", "allies"],
    ["ronin", "The round ends.", "round"],
    ["old-world", "Gain {count, plural, one {# coin} other {# coins}}.", "coin"],
    ["old-world", "Two elixirs are left.", "elixirs"],
    ["pages", "Everybody can sign in.", "Everybody"],
    ["pages", "Click the table.", "Click"],
    ["terminal", "The clock runs.", "clock"],
  ],
  cs: [
    ["gwent", "Karta jde na odhazovací hromádku.", "odhazovací"],
    ["gwent", "{seat} hraje za vůdcem.", "vůdcem"],
    ["gwent", "Režim Každý proti každému.", "Každý proti každému"],
    ["ronin", "Předej čaj svému partnerovi.", "partnerovi"],
    ["ronin", "Získej 3 body vítězství.", "body vítězství"],
    ["ronin", "Čajové efekty se vyhodnotí.", "Čajové efekty"],
    ["old-world", "{deck, select, city {příšerou} other {lektvar}}", "příšerou"],
    ["old-world", "Zaplať 2 dukáty.", "dukáty"],
    ["pages", "Tutoriály jsou nahoře.", "Tutoriály"],
    ["terminal", "Tohoto uživatele neznáme.", "uživatele"],
  ],
  pl: [
    ["gwent", "Weź kartę z cmentarza.", "cmentarza"],
    ["gwent", "Twoje oddziały giną.", "oddziały"],
    ["gwent", "{seat} wygrywa mecz.", "mecz"],
    ["ronin", "Efekty herbaciane.", "herbaciane"],
    ["ronin", "Sojuszem zyskujesz punkt.", "Sojuszem"],
    ["ronin", "Wybierz jedną z umiejętności.", "umiejętności"],
    ["old-world", "Przejdź do sąsiedniej lokacji.", "lokacji"],
    ["old-world", "{deck, select, city {miasto} other {dzicz}}", "dzicz"],
    ["pages", "Skopiuj odnośnikiem.", "odnośnikiem"],
    ["terminal", "Nie ma takiego użytkownika.", "użytkownika"],
  ],
  uk: [
    ["gwent", "Карта йде у відбій.", "відбій"],
    ["gwent", "Лідером є {leader}.", "Лідером"],
    ["gwent", "Карти в руці.", "в руці"],
    ["ronin", "Використайте свої здібності.", "здібності"],
    ["ronin", "Обираєте карту.", "Обираєте"],
    ["ronin", "Бали за альянси.", "альянси"],
    ["old-world", "Здолайте монстра.", "монстра"],
    ["old-world", "{n, plural, one {# зілля} few {# зілля} many {# зіль} other {# зілля}}", "зілля"],
    ["pages", "Створіть акаунт.", "акаунт"],
    ["terminal", "Ґеральтові час.", "Ґеральтові"],
  ],
};

function faultsIn(file: string, source: string): readonly string[] {
  return termFaults(RULES, saidIn(file, source));
}

describe.each(LANGUAGES)("%s", (language) => {
  it("has ten planted deviations, of which each is found by its form", () => {
    expect(PLANTED[language]).toHaveLength(10);
    for (const [where, text, word] of PLANTED[language]) {
      const file = FILES[where](language);
      const found = faultsIn(file, `export const TEXTS = {\n  key: ${JSON.stringify(text)},\n};`);
      expect(found.join("\n"), text).toContain(`${file}:2: “${word}”; say: `);
    }
  });

  it("may say elsewhere what one subject does not say, and a story may say it all", () => {
    const [, text = ""] = PLANTED[language].find(([where]) => where === "old-world") ?? [];
    const source = `export const TEXTS = { key: ${JSON.stringify(text)} };`;
    expect(faultsIn(FILES["old-world"](language), source)).not.toEqual([]);
    expect(faultsIn(`packages/old-world/src/stories/${language}/city-a.ts`, source)).toEqual([]);
    expect(faultsIn(FILES.ronin(language), source)).toEqual([]);
  });
});

it("reads lessons, whose texts stand side by side under the names of their languages", () => {
  const source = 'export const STEP = {\n  say: { en: "Your leader.", uk: "Ваш лідер." },\n};';
  expect(faultsIn("packages/web/src/games/gwent/lessons/rounds.ts", source)).toEqual([
    "packages/web/src/games/gwent/lessons/rounds.ts:2: “лідер”; say: командир",
  ]);
});

it("reads pages about a game, which speak the words of that game too", () => {
  const source = 'export const TEXTS = {\n  dull: "Bez účinku",\n};';
  for (const page of ["old-world-fight", "ronin"])
    expect(faultsIn(`packages/web/src/texts/cs/${page}.ts`, source)).toEqual([
      `packages/web/src/texts/cs/${page}.ts:2: “účinku”; say: efekt`,
    ]);
  expect(faultsIn("packages/web/src/texts/cs/gwent.ts", source)).toEqual([]);
});

it("finds words that a book breaks over two lines, and says where they begin", () => {
  const source = "export const TURN = {\n  text: `\nPosuń się na torze\ntrofeów o jedno pole.\n`,\n};";
  expect(faultsIn("packages/old-world/src/book/pl/turn.ts", source)).toEqual([
    "packages/old-world/src/book/pl/turn.ts:3: “torze trofeów”; say: tor reputacji",
  ]);
});

it("takes neither keys, placeholders and selectors nor the ends of links for words", () => {
  const source =
    'import x from "./coin.ts";\nexport const A = { "coin.room": "{coin}: {coin, select, coin {gold} other {[x](#coins)}}" };';
  expect(faultsIn("packages/old-world/src/messages/en/asks.ts", source)).toEqual([]);
});

it("lets words pass that only look alike", () => {
  const source = 'export const CARDS = { a: "Havekar Healer", b: "The healer is used." };';
  const found = faultsIn("packages/gwent/src/messages/en/cards.ts", source);
  expect(found).toEqual(["packages/gwent/src/messages/en/cards.ts:1: “healer”; say: Medic"]);
});

it("means whole words, in any case", () => {
  expect("Lokacją, lokacje; alokacja".match(formsOf("lokacj*"))).toEqual(["Lokacją", "lokacje"]);
  expect("v řadě a v  ruce".match(formsOf("(v/na) ruce"))).toEqual(["v  ruce"]);
});

it("does not take a row for a rule that names no language or subject", () => {
  const table = (row: string): string =>
    `\n## Words that are not said\n\n| language | where | not | say | but |\n|---|---|---|---|---|\n${row}\n`;
  expect(rulesIn(table("| pl | gwent | mecz | partia | |"))).toHaveLength(1);
  expect(() => rulesIn(table("| de | gwent | mecz | partia | |"))).toThrow("is no rule");
  expect(() => rulesIn(table("| pl | gwent, chess | mecz | partia | |"))).toThrow("no such subject");
  expect(() => rulesIn(table("| pl | gwent | | partia | |"))).toThrow("is no rule");
});
