import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "symbols" | "tracks" | "setup"> = {
  idea: {
    title: "The idea of the game",
    text: `
You travel together, and yet each of you wants to be the one who is remembered. On the way you collect **symbols**: combat,
magic, exploration and diplomacy. In every chapter two of them are **active**, and only those two score.

- Of the active symbol you own **more** of, each one gives you 1 experience point (XP).
- Of the **other** active symbol, each one gives you 1 victory point (VP).

One-sided collections bring experience, balanced ones bring victory points. Experience unlocks your abilities and is worth
victory points itself in the end. Whoever has the most victory points wins.

## Three chapters of three turns

The game has 3 chapters, and each chapter has 3 turns. A turn has three steps:

- **Draft**: in initiative order everybody takes two cards. See [Draft](#draft).
- **Play**: everybody chooses two cards in secret; they are revealed together and resolved. See [Play](#play).
- **Tea ceremony**: your alliances with your neighbours grow. See [Tea ceremony](#tea).

Then the turn marker moves one space on. After the third turn the chapter is [scored](#chapter-end) and the timelines are
[cleaned](#cleaning); after chapter III comes the [end of the game](#game-end).

## Initiative

Whenever an order is needed, it is the order of the figures on the initiative track at that moment. It changes only at the
end of a Draft, or by an ability that says so.

## Played this turn

For the tea ceremony, “played this turn” means the cards you added to your timeline in this turn. In the first turn of
chapters II and III the cards you have just kept are among them.
`,
  },
  components: {
    title: "What is on the table",
    text: `
- **Action cards**: 80 in five colours (red, blue, green, yellow, pink). They form the main deck.
- **Starting cards**: 5 for each of the seven characters. They begin in your hand; once discarded they lie in the common
  discard pile and may come back with the deck.
- **Chapter card**: names the active symbols of all three chapters and the starting initiative.
- **Rows**: pairs of face-up cards that can be drafted, 4 rows with up to three players, 5 rows with four or five.
- **Your board**: your character with four abilities and the experience track.
- **Alliance boards**: one between you and each of your neighbours.

## An action card

A card has exactly one colour. It shows no symbol, one or two (they may be equal), perhaps a **tea-passing symbol** to the
left or to the right, and perhaps one **effect**. A colour can never be covered or changed.

## Your places

- **Hand**: only you see it. There is no limit to its size.
- **Timeline**: the row of cards you have played in this chapter, the earliest on the left.
- **Pool**: the symbol tokens you have gained. Everybody sees it.
`,
  },
  symbols: {
    title: "Symbols, active and inactive",
    text: `
There are four symbols: **combat, magic, exploration and diplomacy**. You own a symbol if it is printed and uncovered on a
card of your timeline, or if you have its token in your pool. Both count the same everywhere. Symbols on the cards in your
hand are not yours yet.

## Active symbols

Each chapter has two active symbols: the **left** one at the light signpost and the **right** one at the dark signpost. The
other two are inactive. They score nothing in this chapter, but conditions and abilities can use them.

## Losing a symbol

If you have to lose a symbol, either discard a matching token from your pool or cover a matching printed symbol with a
**lost-symbol token**. What is covered does not exist until the token is removed. A lost-symbol token covers one symbol or
one tea-passing symbol.

There are always enough tokens of every kind.

- Your timeline shows combat twice on one card, one of the two is covered, and your pool holds 1 combat token. You own
  **2** combat.
`,
  },
  tracks: {
    title: "Experience and victory points",
    text: `
The experience track has the spaces 0 to 20. Every experience point moves your marker one space. When it reaches or passes
one of three marked spaces, ability 2, 3 or 4 becomes available at once:

@thresholds

## The gold marker

When your marker reaches 20, it leaves the track and the **gold marker** starts on 0. What is left of the gain goes on with
it, and so does all later experience. The gold marker unlocks nothing; at the end of the game it is worth victory points. On
20 it stops, and further experience is lost.

- You have 18 XP and gain 5. The gold marker now stands on **3**.

At the end, the last of these spaces that the gold marker has reached counts (space → victory points). Who has never had 20
XP gets nothing.

@gold

## Victory points

They start at 0, never go down and have no limit.
`,
  },
  setup: {
    title: "Setting up",
    text: `
This is for three to five players; [two players](#two-players) and [solo](#solo) change a few things. The table does all of
it for you, except for the choices.

- Before anything else, everybody agrees on side A or side B of the alliance boards. Side A is right for a first game.
- One of the six chapter cards is drawn. It stays open for the whole game, back included.
- The symbols of chapter I become active, the turn marker goes to the first of nine spaces.
- The deck is shuffled, and the rows are filled with two cards each. The token for extra experience lies beside the last
  row.
- A first player is drawn by lot. From there on clockwise everybody **chooses a character**: of two that only you see you
  keep one, and the other goes back.
- On side B everybody then chooses the alliance board to the left in the same way; the last board needs no choice. On side A
  all boards are equal.
- The figures go to the initiative track in the order that the chapter card shows.

## What you begin with

Your 5 starting cards, ability 1, no experience, no victory points, an empty timeline and an empty pool. All alliance
markers stand on 0. Two copies of your ability 1 and two of your ability 3 lie ready for your partners.
`,
  },
};
