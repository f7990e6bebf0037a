import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "House rules",
    text: `
These options are set before the game and shown to everyone.

- **First player**: random, or named by the host. It only affects the order of the choices at setup.
- **Alliance boards**: side A for all, or side B.
- **The Automa’s character**: random, or chosen by the first player.
- **Season**: autumn, summer or winter; [solo](#solo) only.
- **Symbols for kept cards**: those of the ending chapter, or those of the next one.
- **Abilities after chapter III**: normally off; when on, abilities of the chapter end can also be used after chapter III is
  scored.
- **Auto-pick better side quest**: normally on, so the table picks the better symbol for everyone; when off, you choose.
- **Cards everyone has seen**: shown by name in other players’ hands, or counted like all the others.
`,
  },
  secrets: {
    title: "What everyone knows",
    text: `
**Public**: rows, discard pile, timelines, pools, tracks, abilities, both sides of the chapter card, and how many cards are
in every hand and in the deck.

**Secret**: the hands, the order of the deck, and what a player has chosen but not yet revealed.

## Known cards

What everyone has seen is no secret: the five starting cards of a character, pairs taken from rows, cards that were played,
kept, taken back or shown. The table remembers these for you: it names them in other players’ hands and counts the rest.
Only cards drawn from the deck are truly secret.

## Chance

All chance comes from the seed, one number drawn before the game. The same seed and the same choices give the same game, so
anyone can verify it afterwards.

## Talking

Talk, make promises and show your cards as you like. Nothing you say is binding.
`,
  },
  decisions: {
    title: "What you choose",
    text: `
These are all the choices in the game. If there is only one option, the table takes it for you.

## At setup

- Your **character**, one of two that only you see.
- Your **alliance board** on side B, one of two that only you see; with an Automa, the boards you share with it.
- The **Automas’ characters**, if that option is on.

## During a turn

- **Draft**: the deck spot or a free row.
- **Play**: two cards of your hand and their order, in secret. With 7 cards there are 42 ways to do it.
- **Symbols to lose**, if you have more than you must lose. Identical tokens count as one option, and so do identical
  symbols on one card.
- **Partner** or **track**, where an effect lets you choose.
- **Bonuses** with two alternatives, and which active symbols to gain.
- **Abilities**: use one, or not now.

## At the end of a chapter and the game

- **Kept cards**, in secret: one card, or two in their order.
- The symbol of the **side quest**, in secret, if auto-pick is off.
`,
  },
  glossary: {
    title: "Glossary",
    text: `
- **Active symbol**: one of the two that score in this chapter.
- **Alliance point**: moves an alliance marker up one space.
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
- **Timeline**: your row of played cards. New cards go to the right end.
- **XP, VP**: experience points, victory points.
`,
  },
};
