import { LANGUAGES, type Language } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { saidIn } from "../said.ts";
import { grammarFaults } from "./faults.ts";
import { renderingsOf } from "./renderings.ts";

/** Ten texts of each language with one fault, and how the check quotes it. */
const PLANTED: Record<Language, readonly (readonly [text: string, found: string])[]> = {
  en: [
    ["Choose a ability of your leader.", "a ability"],
    ["Draw an card.", "an card"],
    ["Play a {card} from your hand.", "a ⟦card⟧"],
    ["{count} cards are left.", "1 cards"],
    ["{count, plural, one {# cards} other {# cards}} in hand", "1 cards"],
    ["{count, plural, one {# card} other {# card}} in hand", "2 card"],
    ["The locals wins the game.", "The locals wins"],
    ["{names} wins the round.", "⟦names⟧ and ⟦names⟧ wins"],
    ["Each unit count for itself.", "Each unit count"],
    ["{count, plural, other {# cards}}", "{count} lacks the plural one"],
  ],
  cs: [
    ["{seat} dostává kartu od {partner}.", "od {partner}"],
    ["Přesuň se do {place}.", "do {place}"],
    ["{seat} vynáší {card}.", "vynáší {card}"],
    ["{name} vzal kartu.", "{name} vzal"],
    ["Odhoď {count} karet.", "{count} karet"],
    ["o {count, plural, one {# karta} few {# karty} other {# karet}} víc", "o 1 karta"],
    ["{count, plural, one {# kartu} few {# karet} other {# karet}}", "2 karet"],
    ["{count, plural, one {# kartu} other {# karet}}", "{count} lacks the plural few"],
    ["Vyberte si velitele.", "Vyberte"],
    ["Tady jsi už vybral kartu.", "jsi už vybral"],
  ],
  pl: [
    ["{seat} walczy z {monster}.", "z {monster}"],
    ["Idź do {place}.", "do {place}"],
    ["{seat} zagrywa {card}.", "zagrywa {card}"],
    ["{name} wygrała rundę.", "{name} wygrała"],
    ["Odrzuć {count} kart.", "{count} kart"],
    ["o {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} więcej", "o 1 karta"],
    ["{count, plural, one {# kartę} few {# karty} many {# karty} other {# karty}}", "5 karty"],
    ["{count, plural, one {# kartę} few {# karty} other {# kart}}", "{count} lacks the plural many"],
    ["Wybierzcie dowódcę.", "Wybierzcie"],
    ["Nie wybrałeś karty.", "wybrałeś"],
  ],
  uk: [
    ["{seat} бере карту від {partner}.", "від {partner}"],
    ["Перейдіть до {place}.", "до {place}"],
    ["{seat} викладає {card}.", "викладає {card}"],
    ["{name} узяла карту.", "{name} узяла"],
    ["Скиньте {count} карт.", "{count} карт"],
    ["на {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}} більше", "на 1 карта"],
    ["{count, plural, one {# карту} few {# карт} many {# карт} other {# карти}}", "2 карт"],
    ["{count, plural, one {# карту} few {# карти} other {# карти}}", "{count} lacks the plural many"],
    ["Вибери командира.", "Вибери"],
    ["Це твій хід, можеш пасувати.", "твій"],
  ],
};

/** What looks alike and is right. */
const RIGHT: Record<Language, readonly string[]> = {
  en: ["An hour, a unit, a one-second delay.", "One of your cards is weak.", "The locals win; {seat} wins."],
  cs: [
    "Karta {card} jde do ruky: {seat}.",
    "Vyhrává {winner}. Čte {seat}.",
    "do {count, plural, one {# karty} few {# karet} other {# karet}}",
    "Hra roste na 2 až 5 hráčů; oba máte 1 kartu.",
  ],
  pl: [
    "Karta {card}: {seat} gra jako {witcher}.",
    "po {count, plural, one {# karcie} few {# karty} many {# kart} other {# karty}}",
    "Na karcie jest życie; oboje macie 2 karty.",
  ],
  uk: [
    "Карта {card}; вибирає {seat}.",
    "по {count, plural, one {# карті} few {# карти} many {# карт} other {# карти}}",
    "Виберіть карту, товариш чекає.",
  ],
};

function faultsIn(language: Language, text: string, folder = "gwent/src/messages"): readonly string[] {
  const file = `packages/${folder}/${language}/flow.ts`;
  return grammarFaults(saidIn(file, `export const TEXTS = {\n  key: ${JSON.stringify(text)},\n};`), []);
}

describe.each(LANGUAGES)("%s", (language) => {
  it("has ten planted faults, of which each is found", () => {
    expect(PLANTED[language]).toHaveLength(10);
    for (const [text, found] of PLANTED[language])
      expect(faultsIn(language, text).join("\n").replaceAll("“", ""), text).toContain(`flow.ts:2: ${found}`);
  });

  it("lets pass what is right", () => {
    for (const text of RIGHT[language]) expect(faultsIn(language, text), text).toEqual([]);
  });
});

it("lets stories say “ty” to a witcher who is a man, and to nobody else", () => {
  const stories = "old-world/src/stories";
  expect(faultsIn("uk", "Ти взяв меч і йдеш.", stories)).toEqual([]);
  expect(faultsIn("uk", "Візьміть меч.", stories)).toHaveLength(1);
  expect(faultsIn("pl", "Wzięłaś miecz.", stories)).toHaveLength(1);
  expect(faultsIn("cs", "Vzala jsi meč.", stories)).toHaveLength(1);
  expect(faultsIn("cs", "„Pojďte dál,“ řekne.", stories)).toEqual([]);
});

it("renders each form by the real formatter, names in marks and lists as two", () => {
  expect(renderingsOf("en", "{names} {count, plural, one {wins} other {win}}")).toEqual([
    "⟦names⟧ wins",
    "⟦names⟧ and ⟦names⟧ win",
  ]);
});

it("takes an excuse for what it names, and finds one that nothing needs", () => {
  const said = saidIn("packages/gwent/src/messages/cs/flow.ts", 'export const A = { a: "od {partner}" };');
  const excuse = { file: "packages/gwent/src/messages/cs/flow.ts", found: "od {partner}", why: "planted" };
  expect(grammarFaults(said, [excuse])).toEqual([]);
  expect(grammarFaults([], [excuse])).toEqual([
    "packages/gwent/src/messages/cs/flow.ts: nothing needs the excuse of “od {partner}”",
  ]);
});
