import { describe } from "vitest";
import { byId } from "../test/draft.ts";
import { testConstraints } from "../test/spoilt.ts";
import { CARD_CONSTRAINTS } from "./cards.ts";

describe("OW-1.10: the action cards", () => {
  testConstraints(CARD_CONSTRAINTS, {
    pool: [
      [
        "a wild card",
        ({ actionCards }) => Object.assign(byId(actionCards, "A03"), { terrain: "wild" }),
        "actionCards.2.terrain",
      ],
      [
        "a card of a school",
        ({ actionCards }) => Object.assign(byId(actionCards, "A03"), { school: "cat" }),
        "actionCards.2.school",
      ],
      [
        "an empty card",
        ({ actionCards }) => Object.assign(byId(actionCards, "A03"), { base: {} }),
        "actionCards.2.base",
      ],
      [
        "a red card with an extension",
        ({ actionCards }) => {
          for (const card of actionCards) if (card.colour === "red") card.extensions = [{ colour: "blue" }];
        },
        "Red cards have no extensions",
      ],
      [
        "an extension twice",
        ({ actionCards }) =>
          Object.assign(byId(actionCards, "A03"), { extensions: [{ colour: "red" }, { colour: "red" }] }),
        "actionCards.2.extensions",
      ],
    ],
    startingCards: [
      [
        "a card that costs",
        ({ startingCards }) => Object.assign(byId(startingCards, "WOLF02"), { cost: 1 }),
        "startingCards.1.cost",
      ],
      [
        "a card of another school",
        ({ startingCards }) => Object.assign(byId(startingCards, "WOLF02"), { school: "cat" }),
        "startingCards.1.school",
      ],
      [
        "a third blue card",
        ({ startingCards }) => Object.assign(byId(startingCards, "CAT03"), { colour: "blue" }),
        "two blue cards",
      ],
      [
        "a fourth wood",
        ({ startingCards }) => Object.assign(byId(startingCards, "CAT01"), { terrain: "forest" }),
        "shows forest three times",
      ],
      [
        "a strong deck",
        ({ startingCards }) => Object.assign(byId(startingCards, "CAT01"), { base: { damage: 9 } }),
        "6 to 8 damage",
      ],
      [
        "a safe deck",
        ({ startingCards }) => Object.assign(byId(startingCards, "CAT03"), { base: { shield: 3 } }),
        "2 Shield",
      ],
      [
        "a deck without links",
        ({ startingCards }) => {
          for (const card of startingCards) if (card.school === "viper") card.extensions = [];
        },
        "startingCards.40: facts 4.5: Three to five",
      ],
    ],
  });
});
