import { InputError } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { parseDeckText, writeDeckText } from "./parse.ts";
import { parseDeckData, readDeck } from "./read.ts";
import { READY_DECKS } from "./ready/all.ts";

const NAMES = new Map([
  ["Nekker", "nekker"],
  ["Eredin: King of the Wild Hunt", "eredin-king-of-the-wild-hunt"],
  ["Gaunter O’Dimm: Darkness", "gaunter-odimm-darkness"],
  ["Żywiołak ognia", "fire-elemental"],
]);

const thrownBy = (act: () => unknown): InputError => {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  return expect.fail("nothing was thrown");
};

describe("a deck written in lines", () => {
  it("is read with counts in all usual forms, comments and empty lines", () => {
    const text = `
      # the hunt rides
      faction: monsters
      leader: eredin-king-of-the-wild-hunt

      2 nekker   # two of them
      1x Nekker
      ghoul x3
      2 × arachas
      decoy
    `;
    expect(parseDeckText(text, NAMES)).toEqual({
      faction: "monsters",
      leader: "eredin-king-of-the-wild-hunt",
      cards: { arachas: 2, ghoul: 3, nekker: 3, decoy: 1 },
    });
  });

  it("has its cards in the order of all cards, however they were written", () => {
    const { cards } = parseDeckText("mo\ndecoy\nnekker\ndraug\narachas");
    expect(Object.keys(cards)).toEqual(["draug", "arachas", "nekker", "decoy"]);
  });

  it("understands names in any spelling of case, accents and apostrophes", () => {
    const text = "MONSTERS\n3 gaunter o'dimm darkness\n1 zywiolak ognia\n1 Żywiołak Ognia";
    expect(thrownBy(() => parseDeckText(text, NAMES)).path).toEqual(["line 3"]);
    expect(parseDeckText("Scoia'tael\n1 ŻYWIOŁAK ognia", NAMES)).toEqual({
      faction: "scoiatael",
      cards: { "fire-elemental": 1 },
    });
  });

  it("takes the faction from its leader, with or without the word", () => {
    expect(parseDeckText("leader: Eredin, King of the Wild Hunt\nnekker", NAMES).faction).toBe("monsters");
    expect(parseDeckText("king-bran\nolaf")).toEqual({
      faction: "skellige",
      leader: "king-bran",
      cards: { olaf: 1 },
    });
  });

  it("may break the rules of deck building: that is for validation to say", () => {
    expect(parseDeckText("nr\n9 nekker\n1 hemdall")).toEqual({
      faction: "northern-realms",
      cards: { nekker: 9, hemdall: 1 },
    });
  });

  it("with a slip is refused with the line and the nearest id", () => {
    const error = thrownBy(() => parseDeckText("mo\n\n3 nekcer"));
    expect(error).toMatchObject({ code: "unknown-card", path: ["line 3"] });
    expect(error.message).toBe("line 3: No card is called “nekcer”. Did you mean nekker?");
    expect(thrownBy(() => parseDeckText("mo\ngeralt")).message).toContain("Did you mean geralt-of-rivia?");
    expect(thrownBy(() => parseDeckText("mo\nqqqqqq")).message).toContain("Use a card’s id or name");
    expect(thrownBy(() => parseDeckText("faction: monster")).message).toContain("Did you mean monsters?");
  });

  it("with two factions, two leaders, a bad count or no faction is refused", () => {
    expect(thrownBy(() => parseDeckText("mo\nnr")).code).toBe("two-factions");
    expect(thrownBy(() => parseDeckText("king-bran\ncrach-an-craite"))).toMatchObject({
      code: "two-leaders",
      path: ["line 2"],
    });
    expect(thrownBy(() => parseDeckText("mo\n0 nekker"))).toMatchObject({
      code: "bad-count",
      path: ["line 2"],
    });
    expect(thrownBy(() => parseDeckText("mo\n100 nekker")).code).toBe("bad-count");
    expect(thrownBy(() => parseDeckText("3 nekker")).code).toBe("no-faction");
    expect(thrownBy(() => parseDeckText("x\n".repeat(20_000))).code).toBe("deck-too-long");
  });

  it("is written so that it reads back the same", () => {
    for (const { deck } of READY_DECKS) {
      expect(parseDeckText(writeDeckText(deck))).toEqual(deck);
      expect(parseDeckText(writeDeckText(deck, (id) => id.toUpperCase()))).toEqual(deck);
    }
  });
});

describe("a deck as plain data", () => {
  it("is read with ids or names and put in order", () => {
    const deck = parseDeckData({ faction: "monsters", cards: { decoy: 1, Nekker: 2, nekker: 1 } }, NAMES);
    expect(deck).toEqual({ faction: "monsters", cards: { nekker: 3, decoy: 1 } });
    expect(Object.keys(deck.cards)).toEqual(["nekker", "decoy"]);
  });

  it("is refused with the path of what is wrong", () => {
    const refused: [unknown, readonly string[], string][] = [
      [null, [], "A deck has a faction, a leader and cards"],
      [{ faction: "elves", cards: {} }, ["faction"], "Use one of northern-realms"],
      [{ faction: "monsters" }, ["cards"], "Give the cards as an object"],
      [{ faction: "monsters", cards: { nekker: 0 } }, ["cards", "nekker"], "Write a count from 1 to 99."],
      [{ faction: "monsters", cards: { nekker: 1.5 } }, ["cards", "nekker"], "Write a count from 1 to 99."],
      [{ faction: "monsters", cards: { neker: 1 } }, ["cards", "neker"], "Did you mean nekker?"],
      [{ faction: "monsters", leader: 7, cards: {} }, ["leader"], "Name the leader by its id."],
      [{ faction: "monsters", leader: "eredin", cards: {} }, ["leader"], "Did you mean eredin-"],
      [{ faction: "monsters", cards: {}, hand: [] }, [], "and nothing else"],
    ];
    for (const [input, path, sentence] of refused) {
      const error = thrownBy(() => parseDeckData(input));
      expect(error.path).toEqual(path);
      expect(error.message).toContain(sentence);
    }
  });
});

describe("a deck in any form", () => {
  it("is read from data, JSON, lines, a packed text or a ready deck's id", () => {
    for (const { id, deck } of READY_DECKS) {
      expect(readDeck(deck)).toEqual(deck);
      expect(readDeck(` ${JSON.stringify(deck)}`)).toEqual(deck);
      expect(readDeck(writeDeckText(deck))).toEqual(deck);
      expect(readDeck(id)).toEqual(deck);
    }
    expect(thrownBy(() => readDeck("{oops")).code).toBe("bad-deck");
    expect(thrownBy(() => readDeck("")).code).toBe("broken-deck");
  });
});
