import type { Pages } from "../outline.ts";

export const BOARDS: Pages<"boards"> = {
  "alliance-boards": {
    title: "Alliance boards",
    text: `
Between you and each neighbour lies an alliance board with one track and one common marker. It begins at 0, the teapot;
points beyond the last space are lost. You and that neighbour are **partners**. With three to five players everybody has
two partners and two boards.

All boards of a game show the same side. Side A is equal on all five boards, the five B sides differ. Both partners always
get the same bonus, each with a choice of their own. Bonuses are taken at once and in the open, and cannot be declined;
experience may be chosen even if it has no use any more. No bonus moves a marker.

## The bonuses

- **Ability card or XP**: take your partner’s card of the named ability, or gain the experience.
- **Draw or XP**: draw a card from the main deck, or gain the experience.
- **Show your hand**: you gain 1, 2 or 3 XP if your cards in hand show at least 0, 2 or 4 active symbols.
- **Active symbols**: gain so many tokens of the active symbols, in any mix.
- **XP**: gain it.

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
A chapter card names a left and a right active symbol for each of the three chapters. The side quest is made of the two
symbols that are inactive in chapter III. The back shows in which order the characters start; those who do not take part
are skipped. One of these six is drawn:

@chapters
`,
  },
};
