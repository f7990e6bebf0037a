import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Rules you can change",
    text: `
These options are fixed before the setup, stay with the game and are shown to everybody.

- **First player**: by chance, or named by the host. It only matters for the order of the choices at setup.
- **Alliance boards**: side A for all, or side B.
- **The Automa’s character**: by chance, or chosen by the players.
- **Season**: autumn, or summer or winter; for [solo](#solo) only.
- **Symbols for kept cards**: those of the ending chapter, or those of the next one.
- **Abilities after chapter III**: switched off; if switched on, abilities of the chapter end can also be used after chapter
  III is scored.
- **Better side quest by itself**: switched on, the table takes the better symbol for everybody; switched off, you are asked.
- **Cards all have seen**: are shown in the hands of the others, or only the number of their cards is.
`,
  },
  secrets: {
    title: "What everybody knows",
    text: `
**Open** are rows, discard pile, timelines, pools, tracks, abilities, the chapter card with its back, and how many cards are
in every hand and in the deck.

**Secret** are the hands, the order of the deck, and what somebody has chosen but not revealed yet.

## Known cards

What everybody could see is no secret: the five starting cards of a character, pairs taken from rows, cards that were
played, kept, taken back or shown. The table remembers it for you and names these cards in the hands of the others, with the
number of those that nobody knows. Really secret are only cards drawn from the deck.

## Chance

All chance comes from one number drawn before the game. The same number and the same choices give the same game again, so
anybody can check it afterwards.

## Talking

Talk, promise and show your cards as you like. It binds nobody.
`,
  },
  decisions: {
    title: "What you are asked",
    text: `
This is all the game ever asks you. If there is only one answer, the table gives it for you.

## At setup

- Your **character** of two, seen only by you.
- Your **alliance board** of two on side B, seen only by you; with an Automa, the boards you share with it.
- The **characters of the Automas**, if that option is on.

## In a turn

- **Draft**: the deck spot or a free row.
- **Play**: two cards of your hand and their order, in secret. With 7 cards there are 42 possibilities.
- **Symbols to lose**, if there are more than you must lose. Equal tokens are one possibility, and so are equal symbols on
  one card.
- **Partner** or **track**, where an effect lets you choose.
- **Bonuses** with two alternatives, and how to mix active symbols.
- **Abilities**: use one on something, or not now.

## At the end of a chapter and of the game

- **Kept cards**, in secret: one card, or two in their order.
- The symbol of the **side quest**, in secret, if that option is on.
`,
  },
  glossary: {
    title: "Glossary",
    text: `
- **Active symbol**: one of the two that score in this chapter.
- **Alliance point**: moves a marker one space up.
- **Chapter**: three turns. The game has three.
- **Deck spot**: the place above row 1 where you draw 2 cards from the deck.
- **Earlier, later**: further left, further right in a timeline.
- **Inactive symbol**: one of the two that do not score in this chapter.
- **Initiative track**: the order of all figures. No two share a place; the top one is first.
- **Left, right neighbour**: the next seat clockwise, the next seat counter-clockwise.
- **Lost-symbol token**: covers a printed symbol or a tea-passing symbol.
- **Partner**: a neighbour with whom you share an alliance board.
- **Pool**: your symbol tokens, to the left of your timeline.
- **Side quest**: the two inactive symbols of chapter III, scored from the hand at the end.
- **Slot**: your part of a step, finished before the next player’s begins.
- **Standard effect**: any effect without the teapot.
- **Tea effect**: an effect with the teapot; it gives alliance points.
- **Timeline**: your row of played cards. New cards come to the right end.
- **XP, VP**: experience points, victory points.
`,
  },
};
