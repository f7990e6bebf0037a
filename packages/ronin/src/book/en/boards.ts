import type { Pages } from "../outline.ts";

export const BOARDS: Pages<"boards"> = {
  "alliance-boards": {
    title: "Alliance boards",
    text: `
Between you and each neighbour lies an alliance board with one track and one shared marker. The marker starts on 0, the
teapot; points beyond the last space are lost. You and that neighbour are **partners**. With three to five players everyone has
two partners and two boards.

All boards in a game show the same side. Side A is the same on all five boards; the five B sides differ. Both partners
always get the same bonus, but each makes their own choice. You take a bonus at once and in the open, and cannot decline it;
you may choose experience even if it no longer does anything for you. No bonus moves a marker.

## The bonuses

- **Ability card or XP**: take your partner’s card of the named ability, or gain the experience.
- **Draw or XP**: draw a card from the main deck, or gain the experience.
- **Show your hand**: you gain 1, 2 or 3 XP if your cards in hand show at least 0, 2 or 4 active symbols.
- **Active symbols**: gain that many tokens of the active symbols, in any mix.
- **XP**: gain the experience.

## Side A

@side A

## Side B1

@side B1

## Side B2

@side B2

## Side B3

@side B3

## Side B4

@side B4

## Side B5

@side B5

## Victory points at the end

Only the lower of your two tracks counts (space reached → victory points):

@alliance
`,
  },
  "chapter-cards": {
    title: "Chapter cards",
    text: `
A chapter card shows a left and a right active symbol for each of the three chapters. The side quest uses the two symbols
that are inactive in chapter III. The back shows the starting order of the characters; skip those not in play. One of these
six is drawn:

@chapters
`,
  },
};
