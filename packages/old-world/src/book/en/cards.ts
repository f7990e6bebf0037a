import type { Pages } from "../outline.ts";

export const CARDS: Pages<"cards"> = {
  bestiary: {
    title: "Bestiary",
    text: `
For each monster: its life in brackets, its special ability and, after the arrow, the ability of its trophy. A special
ability works exactly when it says, and it is not optional unless it says so.

## Level I

@monsters 1

## Level II

@monsters 2

## Level III

@monsters 3

## Finer points

- The **first combat turn** of a side is its first one in this fight, with a combo or without.
- Whether you have the **trail** is checked when the ability works; what a combo contains, when it is complete.
- If symbols of a **colour** do not count, cards of that colour still link, still extend and still belong to the combo.
- If the **worse attack** is used, it is the one that would cost you more cards from deck and hand now; if both cost the
  same, the player who decides for the monster chooses.
- If **damage** or losses are limited, the limit covers all damage of that turn, including what is dealt at once.
- If **Defense** counts lower for a fight, your Shield falls with it if it must; after the fight all is as before. An
  attribute on level 5 is not affected.
- Where an ability leaves a choice, you decide about what is yours, and the controller about everything else.
`,
  },
  trophies: {
    title: "Trophies",
    text: `
The abilities of trophies last for the rest of the game. In fights you use them in step 1 unless they say otherwise. Those
of the monsters are in the [bestiary](#bestiary).

## For meditation

@trophies attributes

## For a duel

@trophies schools
`,
  },
};
