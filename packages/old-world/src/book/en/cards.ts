import type { Pages } from "../outline.ts";

export const CARDS: Pages<"cards"> = {
  bestiary: {
    title: "Bestiary",
    text: `
For each monster: its life in brackets, its special ability, and after the arrow the ability of its trophy. A special
ability works exactly when it says so, and it is not optional unless it says so.

## Level I

@monsters 1

## Level II

@monsters 2

## Level III

@monsters 3

## Finer points

- The **first combat turn** of a side is its first one in this fight, with a combo or without.
- Whether you have the **trail** is looked at when the ability works; what a combo contains, when it is complete.
- If symbols of a **colour** do not count, such cards still link, still extend and still are cards of the combo.
- If the **worse attack** is taken, it is the one that costs you more cards of deck and hand now; if both cost the same,
  whoever decides for the monster chooses.
- If **damage** or losses are limited, all damage of that turn is meant, also what hits at once.
- If **Defense** counts lower for a fight, your Shield falls with it if it must, and after the fight all is as before. An
  attribute on level 5 does not care.
- Where an ability leaves a choice, you decide about your own things, and the controller about everything else.
`,
  },
  trophies: {
    title: "Trophies",
    text: `
The abilities of trophies last for the rest of the game. In fights you use them in step 1 unless they say otherwise. Those
of the monsters stand in the [bestiary](#bestiary).

## For meditation

@trophies attributes

## For a duel

@trophies schools
`,
  },
};
