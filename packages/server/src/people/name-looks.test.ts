import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inventName } from "./invented-name.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { readName } from "./name.ts";
import { isReserved } from "./reserved-names.ts";
import { skeletonsOf } from "./skeleton.ts";

const alike = (one: string, other: string): boolean => {
  const looks = new Set(skeletonsOf(one));
  return skeletonsOf(other).some((skeleton) => looks.has(skeleton));
};
const isName = (text: string): boolean => readName(text).kind === "name";

describe("names that look alike", () => {
  test.each([
    ["Anna", "АNNА", "capitals of Cyrillic"],
    ["Poca", "Роса", "a word of Cyrillic letters alone"],
    ["HOMEP", "НОМЕР", "another"],
    ["Nikos", "Νikos", "a Greek capital"],
    ["Pavel", "PaveI", "a capital i for an l"],
    ["Bill", "B1ll", "a one"],
    ["Bob", "B0b", "a zero"],
    ["Novak", "Nov4k", "a four"],
    ["Peter", "P3t3r", "threes"],
    ["Ross", "Ro55", "fives"],
    ["Petr", "Pe7r", "a seven"],
    ["Zora", "2ora", "a two"],
    ["Gerd", "9erd", "a nine"],
    ["Marna", "Mama", "rn for m"],
    ["Wanda", "VVanda", "two v for w"],
    ["Anna", "ａｎｎａ", "wide letters"],
    ["Anna", "𝔸𝕟𝕟𝕒", "letters of mathematics"],
    ["Anna", "ᴀɴɴᴀ", "small capitals"],
    ["Anna", "A n-n.a", "spaces and punctuation"],
    ["Anna", "Änña", "accents"],
    ["Łukasz", "Lukasz", "a stroke"],
    ["Дар'я", "Даря", "an apostrophe"],
    ["ΝΙΚΟΣ", "νικοσ", "case"],
  ])("%s and %s: %s", (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  test.each([
    ["Anna", "Hana"],
    ["Petr", "Pavel"],
    ["Олена", "Оксана"],
    ["Řehoř", "Tomáš"],
    ["李雷", "韩梅"],
    ["🐺", "🦊"],
    ["कि", "का"],
    ["Anna 1", "Anna 2"],
  ])("%s and %s do not", (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  test("whatever letters are changed for look-alikes, the name still looks the same", () => {
    const others = Map.groupBy(LOOK_ALIKES, ([, looks]) => looks);
    const changed = fc.string({
      unit: fc.constantFrom(..."abcdefghjkmopqstuvxyz"),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(changed, fc.infiniteStream(fc.nat(40)), (name, chance) => {
        const other = [...name].map((letter) => {
          const choices = [letter, ...(others.get(letter) ?? []).map(([character]) => character)];
          return choices[Number(chance.next().value) % choices.length] ?? letter;
        });
        expect(alike(name, other.join(""))).toBe(true);
      }),
    );
  });

  test("a look of a look is the same look, and case does not matter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (name) => {
        const [look = ""] = skeletonsOf(name);
        expect(skeletonsOf(look)).toContain(look);
        expect(alike(name, name.toLowerCase())).toBe(true);
        expect(alike(name, name.toUpperCase())).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a word is written in one alphabet", () => {
  test.each(["Аnna", "pаypal", "Olenа", "Νikos", "Wiκi"])("%s is refused", (name) => {
    expect(isName(name)).toBe(false);
  });

  test.each([
    "Anna Ганна",
    "Řehoř z Podlesí",
    "Świętosława Żółć",
    "Їжак Ґанок",
    "Дар’я",
    "O'Neil",
    "김Lee",
    "田中Ken",
    "Jean-Luc 3",
    "Ωmega".normalize("NFC").replace("Ω", "O"),
    "Мар'яна Müller",
  ])("%s is a name", (name) => {
    expect(isName(name)).toBe(true);
  });
});

test.each([
  "Medallion",
  "MEDALLION team",
  "Mеdаllion",
  "Meda11ion",
  "M e d a l l i o n",
  "Owner",
  "Server",
  "ѕerver",
  "Admin",
  "Správce serveru",
  "Spravce",
  "Właściciel",
  "Власник",
  "greedy",
  "Greedy Bot",
  "Gгееdу",
  "Бот",
  "Deleted player",
])("%s is the house's or a bot's", (name) => {
  expect(isName(name)).toBe(false);
});

test.each(["Owen", "Severin", "Adam", "Robot Robert", "Greedy Jo", "Medea", "Správná parta"])(
  "%s is nobody's",
  (name) => {
    expect(isReserved(name)).toBe(false);
    expect(isName(name)).toBe(true);
  },
);

test.each([
  "Geralt Roth (host)",
  "Geralt Roth [Admin]",
  "Geralt Roth （Host）",
  "Geralt Roth {hostitel}",
  "Geralt Roth – server",
  "Geralt Roth | хазяїн",
  "bot Greedy",
  "Bot: greedy",
  "bot náhodný",
  "Хост",
  "ХОСТ",
  "Player 1",
  "player #2",
  "Pl4yer 12",
  "Seat 1",
  "Hráč 3",
  "Gracz 2",
  "Гравець 1",
  "Місце 4",
  "Geralt (Player 2)",
])("%s speaks for a seat, a bot or the house", (name) => {
  expect(isName(name)).toBe(false);
});

test.each(["Ⅰ", "ⅷ", "Geralt Roth Ⅰ"])("%s is no name: Roman numerals of one character", (name) => {
  expect(isName(name)).toBe(false);
});

test.each(["Anna 1", "Bob [CZ]", "Ann-Marie", "Jean-Luc 3", "Ro-bot", "Playa 7", "Seth 2", "Kim, Jo", "7"])(
  "%s imitates nobody",
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

test("marks are stacked two high at most in our languages, three in others, and never four", () => {
  expect(isName("Nguyễn Thị")).toBe(true);
  expect(isName("ที่รัก")).toBe(true);
  expect(isName(`a${"\u0301\u0300\u0302"}`)).toBe(true);
  expect(isName(`a${"\u0301\u0300\u0302\u0303"}`)).toBe(false);
});

test("invented names belong to nobody and to no bot", () => {
  for (let count = 0; count < 300; count++) expect(isReserved(inventName())).toBe(false);
});

test.each([
  ["Anna: I hate you all", "seems to quote somebody"],
  ["Anna： hello", "a wide colon"],
  ["Bob Miller✓", "a check mark"],
  ["⭐Bob Miller", "a star"],
  ["Bob Miller (account)", "a title"],
  ["Bob ᛖiller", "a rune"],
  ["ᗷob", "a syllable"],
  ["the owner of this server", "the house"],
  ["Moderation", "the house"],
  ["The Server", "the house"],
  ["Host", "a word of the pages"],
  ["You", "a word of the pages"],
  ["Spectator", "a word of the pages"],
  ["Anonymous", "nobody"],
  ["Majitel", "the house in Czech"],
  ["Właściciel", "the house in Polish"],
  ["Глядач", "a word of the pages"],
])("%s is no name: %s", (text) => {
  expect(isName(text)).toBe(false);
});

test.each(["Anna", "Bob Miller", "Олена", "Řehoř", "李雷", "Νίκος", "Дар’я", "🐺", "Bob [CZ]"])(
  "%s is one",
  (text) => {
    expect(isName(text)).toBe(true);
  },
);

test.each([
  ["Bob Miller", "Bob Mi!!er"],
  ["Bob Miller", "Bob M¡ller"],
  ["Bob Miller", "8ob Miller"],
  ["Meda", "Med@"],
  ["Sara", "$ara"],
  ["Bob Miller", "Bob Mill€r"],
  ["Geralt Rivia", "Ǥeralt Rivia"],
  ["Marcus", "Marꞔus"],
  ["Geralt Roth", "Geralt Ro†h"],
  ["Geralt Roth", "Geral‡ Roth"],
])("%s and %s look alike", (one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each([
  ["\u{fdfd}".repeat(40), "a sentence as one character"],
  ["\u{fdfa}", "words as one character"],
  ["\u{1242b}".repeat(40), "numerals of cuneiform"],
  ["\u{2e3b}".repeat(10), "dashes three letters wide"],
  ["\u{a9c1}Anna\u{a9c2}", "ornaments of Java"],
])("%s is no name: %s", (name) => expect(isName(name)).toBe(false));

test.each([
  "Zuzana Nováková",
  "Олена",
  "Νίκος",
  "محمد",
  "שרה",
  "李雷",
  "さくら",
  "김민준",
  "कविता",
  "สมชาย",
  "ნინო",
  "Anna 🐺",
])("%s is a name", (name) => expect(isName(name)).toBe(true));
