import { describe, expect, it } from "vitest";
import { ALL_CARDS } from "../cards/all.ts";
import { copiesIn, printedIn } from "./card-set.ts";

describe("the two card sets", () => {
  it("GW-2.24: the box takes the cards as they are printed", () => {
    for (const card of ALL_CARDS) {
      expect(printedIn(card, "box")).toBe(card);
      expect(copiesIn(card, "box")).toBe(card.copies);
    }
  });

  it("GW-2.24: in the video game Geralt and Cirilla lack muster, every other card is the same", () => {
    const changed = ALL_CARDS.filter((card) => printedIn(card, "videoGame") !== card);
    expect(changed.map((card) => card.id)).toEqual(["cirilla", "geralt-of-rivia"]);
    for (const card of changed) {
      const printed = printedIn(card, "videoGame");
      expect(printed).toMatchObject({ strength: 15, kind: "hero", abilities: [] });
      expect(printed).not.toHaveProperty("musters");
      expect(card.abilities).toEqual(["muster"]);
    }
  });

  it("GW-2.24: the video game lacks Roach and three leaders of Skellige", () => {
    const lacking = ALL_CARDS.filter((card) => copiesIn(card, "videoGame") === 0 && card.token === undefined);
    expect(lacking.map((card) => card.id)).toEqual([
      "arnjolf-the-patricide",
      "eist-tuirseach-king-of-cintra",
      "harald-an-craite-the-cripple",
      "roach",
    ]);
  });
});
