import type { Components } from "../types.ts";
import { COLOURS } from "../vocabulary.ts";
import { type Constraint, count, hold, sum } from "./fault.ts";

const copies = (list: readonly { readonly copies: number }[]): number => sum(list, (row) => row.copies);

/** How many of each component there are, as printed (OW-1.1). */
const COUNTS: readonly (readonly [keyof Components, number, (components: Components) => number])[] = [
  ["locations", 19, ({ locations }) => locations.length],
  ["actionCards", 90, ({ actionCards }) => actionCards.length],
  ["startingCards", 50, ({ startingCards }) => startingCards.length],
  ["potions", 28, ({ potions }) => copies(potions)],
  ["potions", 7, ({ potions }) => potions.length],
  ["monsters", 28, ({ monsters }) => monsters.length],
  ["fightCards", 20, ({ fightCards }) => fightCards.length],
  ["attributeTrophies", 8, ({ attributeTrophies }) => copies(attributeTrophies)],
  ["witcherTrophies", 20, ({ witcherTrophies }) => copies(witcherTrophies)],
  ["explorationCards", 36, ({ explorationCards }) => count(explorationCards, ({ deck }) => deck === "city")],
  [
    "explorationCards",
    36,
    ({ explorationCards }) => count(explorationCards, ({ deck }) => deck === "wilderness"),
  ],
  ["eventCards", 56, ({ eventCards }) => eventCards.length],
  ["schools", 5, ({ schools }) => schools.length],
];

export const COUNT_CONSTRAINTS = {
  counts: (components) => {
    for (const [table, due, counted] of COUNTS) {
      const found = counted(components);
      hold(found === due, "OW-1.1", `There are ${due} in the box, but ${found} here.`, [table]);
    }
  },
  pool: ({ actionCards }) => {
    for (const colour of COLOURS)
      hold(
        count(actionCards, (card) => card.colour === colour) === 18,
        "OW-1.1",
        `The pool has 18 ${colour} cards.`,
        ["actionCards"],
      );
    for (const [cost, due] of [40, 30, 20].entries())
      hold(
        count(actionCards, (card) => card.cost === cost) === due,
        "OW-1.1",
        `The pool has ${due} cards of cost ${cost}.`,
        ["actionCards"],
      );
  },
  monsters: ({ monsters }) => {
    for (const [index, due] of [10, 12, 6].entries())
      hold(
        count(monsters, ({ level }) => level === index + 1) === due,
        "OW-1.1",
        `There are ${due} monsters of level ${index + 1}.`,
        ["monsters"],
      );
  },
  /** Ids are unique over all card lists; what is called by its place or its school has none. */
  ids: (components) => {
    const known = new Set<string>();
    const lists = [
      "startingCards",
      "actionCards",
      "potions",
      "monsters",
      "fightCards",
      "explorationCards",
      "eventCards",
    ] as const;
    for (const list of lists)
      for (const [index, { id }] of components[list].entries()) {
        hold(!known.has(id), "OW-1.26", `There are two cards ${id}.`, [list, index, "id"]);
        known.add(id);
      }
  },
} satisfies Record<string, Constraint>;
