import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "symbols" | "tracks" | "setup"> = {
  idea: {
    title: "The idea of the game",
    text: `
You travel together, yet each of you wants to be the one who is remembered. On the way you collect **symbols**: combat,
magic, exploration and diplomacy. In every chapter two of them are **active**, and only those two score.

- Take the active symbol you own **more** of: you gain 1 experience point (XP) for each one you own.
- Take the **other** active symbol: you gain 1 victory point (VP) for each one you own.

One-sided collections bring experience, balanced ones bring victory points. Experience unlocks your abilities and is itself
worth victory points at the end. Whoever has the most victory points wins.

## Three chapters of three turns

The game has 3 chapters, and each chapter has 3 turns. A turn has three steps:

- **Draft**: in initiative order, everyone takes two cards. See [Draft](#draft).
- **Play**: everyone chooses two cards in secret; they are revealed together and resolved. See [Play](#play).
- **Tea ceremony**: your alliances with your neighbours grow. See [Tea ceremony](#tea).

Then the turn marker moves on one space. After the third turn the chapter is [scored](#chapter-end) and the timelines are
[cleaned](#cleaning); after chapter III comes the [end of the game](#game-end).

## Initiative

Whenever order matters, use the current order of the figures on the initiative track. It changes only at the end of a
Draft, or through an ability that says so.

## Played this turn

For the tea ceremony, “played this turn” means the cards you added to your timeline this turn. In the first turn of
chapters II and III, this includes the cards you have just kept.
`,
  },
  components: {
    title: "What is on the table",
    text: `
- **Action cards**: 80 in five colours (red, blue, green, yellow, pink). They form the main deck.
- **Starting cards**: 5 for each of the seven characters. They start in your hand; once discarded, they go to the common
  discard pile and may come back with the deck.
- **Chapter card**: shows the active symbols of all three chapters and the starting initiative.
- **Rows**: pairs of face-up cards to draft: 4 rows with up to three players, 5 rows with four or five.
- **Your board**: your character with four abilities and the experience track.
- **Alliance boards**: one between you and each of your neighbours.

## An action card

A card has exactly one colour. It shows up to two symbols (possibly the same one twice), perhaps a **tea-passing symbol**
pointing left or right, and perhaps one **effect**. A colour can never be covered or changed.

## Your area

- **Hand**: only you see it. There is no hand limit.
- **Timeline**: the row of cards you have played in this chapter, the earliest on the left.
- **Pool**: the symbol tokens you have gained. Everyone sees it.
`,
  },
  symbols: {
    title: "Symbols, active and inactive",
    text: `
There are four symbols: **combat, magic, exploration and diplomacy**. You own a symbol if it is printed and uncovered on a
card of your timeline, or if you have its token in your pool. Both always count the same. Symbols on the cards in your
hand are not yours yet.

## Active symbols

Each chapter has two active symbols: the **left** one at the light signpost and the **right** one at the dark signpost. The
other two are inactive. They score nothing in this chapter, but conditions and abilities can use them.

## Losing a symbol

When you must lose a symbol, either discard a matching token from your pool or cover a matching printed symbol with a
**lost-symbol token**. A covered symbol does not exist until the token is removed. A lost-symbol token covers one symbol or
one tea-passing symbol.

There are always enough tokens of every kind.

> Your timeline shows combat twice on one card, one of the two is covered, and your pool holds 1 combat token. You own
**2** combat.
`,
  },
  tracks: {
    title: "Experience and victory points",
    text: `
The experience track has spaces 0 to 20. Each experience point moves your marker one space. When it reaches or passes one
of three marked spaces, ability 2, 3 or 4 becomes available at once:

@thresholds

## The gold marker

When your marker reaches 20, it leaves the track and the **gold marker** starts on 0. The rest of that gain and all later
experience move the gold marker. It unlocks nothing, but it is worth victory points at the end of the game. It stops on 20,
and further experience is lost.

> You have 18 XP and gain 5. The gold marker now stands on **3**.

At the end, you score the last of these spaces that your gold marker has reached (space → victory points). If you never
reached 20 XP, you get nothing.

@gold

## Victory points

Victory points start at 0, never go down and have no limit.
`,
  },
  setup: {
    title: "Setting up",
    text: `
This is for three to five players; [two players](#two-players) and [solo](#solo) change a few things. The table does all of
it for you, except the choices.

- First of all, everyone agrees on side A or side B of the alliance boards. Side A is right for a first game.
- One of the six chapter cards is drawn. It stays visible for the whole game, both sides of it.
- The symbols of chapter I become active, the turn marker goes to the first of nine spaces.
- The deck is shuffled, and the rows are filled with two cards each. The token for extra experience lies beside the last
  row.
- A random player is the first player. Clockwise from there, everyone **chooses a character**: look at two in secret, keep
  one and return the other.
- On side B everyone then chooses the alliance board to their left in the same way; the last board needs no choice. On side
  A all boards are the same.
- The figures go on the initiative track in the order shown on the chapter card.

## What you start with

Your 5 starting cards, ability 1, no experience, no victory points, an empty timeline and an empty pool. All alliance
markers stand on 0. Two copies of your ability 1 and two of your ability 3 lie ready for your partners.
`,
  },
};
