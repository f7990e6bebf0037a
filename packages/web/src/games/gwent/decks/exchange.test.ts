import { READY_DECKS, writeDeckText } from "@medallion/gwent/decks";
import { at, InputError, LANGUAGES } from "@medallion/kernel";
import { expect, it } from "vitest";
import { kitOf } from "../../../kits/load.ts";
import { cardNames, deckLink, readBrought, readHash, setLink } from "./exchange.ts";

const { deck } = at(READY_DECKS, 0);
const own = { ...deck, cards: { ...deck.cards, thaler: 1, decoy: 1 } };

it("a link brings deck and name, however strange the name", () => {
  const link = deckLink("https://example.org", "Č. 1 & #2", own);
  expect(readBrought(link)).toEqual({ kind: "deck", name: "Č. 1 & #2", deck: own });
  expect(readHash(new URL(link).hash)).toEqual({ kind: "deck", name: "Č. 1 & #2", deck: own });
  expect(readHash("#elsewhere")).toBeUndefined();
});

it("a link brings the three decks of a set", () => {
  const decks = [own, at(READY_DECKS, 5).deck, at(READY_DECKS, 9).deck];
  expect(readBrought(setLink("https://example.org", "Three", decks))).toEqual({
    kind: "set",
    name: "Three",
    decks,
  });
  expect(readBrought("tournament-wild-hunt").kind).toBe("set");
});

it.each(LANGUAGES)("a list written with %s names is read back, with its name", async (language) => {
  const catalogue = await (await kitOf("gwent")).texts(language);
  const text = `# My deck\n${writeDeckText(own, (id) => catalogue[`card.${id}`] ?? id)}`;
  expect(readBrought(text, cardNames([catalogue]))).toEqual({ kind: "deck", name: "My deck", deck: own });
});

it("what is broken is refused with a message", () => {
  for (const text of ["B@d", "Qxx", "#deck=Qxx", "https://example.org/decks#set=A.B.C", "{"])
    expect(() => readBrought(text), text).toThrow(InputError);
});
