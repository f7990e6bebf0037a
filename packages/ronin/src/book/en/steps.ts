import type { Pages } from "../outline.ts";

export const STEPS: Pick<
  Pages<"play">,
  "draft" | "play" | "tea" | "chapter-end" | "cleaning" | "game-end"
> = {
  draft: {
    title: "Step 1: Draft",
    text: `
## Refreshing the rows

At the start of every Draft except the first of the game:

- discard the topmost pair left in the rows, if there is one,
- move the other pairs up, keeping their order,
- fill the empty rows from the deck, from top to bottom.

## Taking cards

In initiative order, everyone chooses one position. You cannot pass.

- **A row** that nobody has taken in this step: take its two cards into your hand. Rows are not refilled now.
- **The deck spot** above row 1: draw the top 2 cards of the deck. Any number of players may choose it; each new figure
  stands below those already there.

Whoever takes the **last row** gains 1 XP at once.

## The new order

When everyone has picked, the figures return to the initiative track: first those at the deck spot in order of arrival, then
row 1, row 2 and so on. A good row may cost you your place.

> The order is A, B, C. A takes row 1, then B and C go to the deck spot. The new order is **B, C, A**.

## When the deck runs out

As soon as its last card is taken, the whole discard pile is shuffled and becomes the new deck, starting cards included. If
both are empty, you draw nothing.
`,
  },
  play: {
    title: "Step 2: Play",
    text: `
All players choose **2 cards from their hand, and their order**, at the same time and in secret. The choice is final. When
everyone has chosen, all cards are revealed and added to the right end of the timelines, the first card left of the second.

Only then are effects resolved: player by player in initiative order, each player’s left new card first, then the right
one. [Tea effects](#tea) wait for the next step. An effect is resolved once and never again in later turns.

## What an effect sees

It sees **its own card, all earlier cards of your timeline and your whole pool**. It does not see cards to its right. So the
order of your two cards matters.

> You have no red card yet and play two of them. One says “2 or more red cards: 2 combat”. On the left, it sees only
itself and gives you **0**. On the right, it sees both and gives you **2** combat.

## You must

If the condition is met, you must resolve the effect as far as possible. You may not decline it or do less, even if it costs
you symbols that would have scored. If the condition is not met, you lose nothing and gain nothing.

## Which symbols to lose

Choose freely among all matching symbols the effect sees: tokens in your pool and printed symbols. A symbol on a later
card cannot pay for an effect on an earlier one.

## Gaining

Gained symbols go into your pool as tokens at once. Effects resolved later can use them; the condition of the same effect
cannot.

> Exploration is inactive, your pool holds 1 exploration token, and you play a card with printed exploration and the effect
“lose 1/2/3 inactive symbols, gain 1/2/3 combat”. You lose the token and cover the printed symbol: you gain **2** combat.
`,
  },
  tea: {
    title: "Step 3: Tea ceremony",
    text: `
In initiative order, everyone has a turn at the tea table: first tea effects, then tea-passing.

## Tea effects

Effects with the teapot on the cards you **played this turn** are resolved from left to right, by the same rules as other
effects: they see the same cards, and you must resolve them as far as possible. Tea effects of earlier turns are not resolved
again.

## Passing tea

A tea-passing symbol points to your left or to your right neighbour. If you have an uncovered **left** symbol and your left
neighbour an uncovered **right** symbol, they point at each other and form a **pair**, wherever they stand in the two
timelines and whenever they were played.

You must resolve every pair: both symbols are covered and the shared marker moves **2** spaces. Resolve all pairs, first
those with your left neighbour, then those with your right one. If a player has more matching symbols than needed, the
leftmost ones are covered.

> You have 2 uncovered right symbols, and your right neighbour has 3 uncovered left symbols. Two pairs are resolved
and the marker moves **4** spaces.

## Alliance points

Each alliance point moves the marker one space up. For every space reached or passed, **both** partners get its bonus at
once, the one earlier in initiative first; only then does the marker move on. If an effect gives a point on both
tracks, the left one moves first. Each bonus is given once, and markers never move down.

All bonuses are listed under [Alliance boards](#alliance-boards).
`,
  },
  "chapter-end": {
    title: "The end of a chapter",
    text: `
After the third turn, everyone counts their left and right active symbols: printed and uncovered ones on the timeline, and
tokens in the pool.

- The symbol you own **more** of gives you 1 XP for each one.
- Then the **other** active symbol gives you 1 VP for each one.
- If you own equally many of both, you gain that many XP and that many VP.

Nothing else counts here: inactive symbols, colours, tea-passing symbols, cards in hand.

> Magic and combat are active. With 5 magic and 6 combat you get **6** XP and **5** VP; with 8 and 2 you get **8** XP and
**2** VP; with 4 and 4 you get **4** XP and **4** VP.

All experience is scored first, then all victory points. After chapters I and II, you can use abilities of the
[chapter end](#windows), and then the timelines are [cleaned](#cleaning).
`,
  },
  cleaning: {
    title: "Cleaning and kept cards",
    text: `
After chapters I and II:

- All tokens leave the pools, and all lost-symbol tokens leave the cards.
- All players choose in secret which cards of their timeline to **keep**: 1 after chapter I, 2 after chapter II. The choices
  are revealed together.
- Everything else goes to the common discard pile. Kept cards start the new timeline; if there are two, you choose their
  order. You need not keep the same card again later. If you have fewer cards, you keep them all.
- Standard effects of kept cards are resolved at once, in initiative order and from left to right. You must resolve them.
- Finally, the active symbols change to those of the next chapter.

So kept cards still use the symbols of the chapter that has **just ended**, both active and inactive. Tokens they give stay
in your pool, and symbols they cover stay covered in the new chapter.

Tea effects of kept cards are resolved in the tea ceremony of the next turn, and their tea-passing symbols can be used
again.

Hands, experience, victory points, alliances, abilities, initiative, rows and deck stay as they are.

> Magic is the left active symbol of chapter I. You keep a red card with “1/2/3 red cards: 1/2/3 left active
symbols”. It gives you **1** magic token, even if magic is inactive in chapter II.
`,
  },
  "game-end": {
    title: "The end of the game",
    text: `
After chapter III is scored, nothing is discarded. Add three things:

- **Side quest**: the two symbols that were inactive in chapter III are the side quest. For one of them, you gain 1 VP
  for each **card in your hand** that shows it; a card that shows it twice counts once. The table picks the better symbol
  for you. All hands are revealed together.
- **Gold experience**: the victory points of the last marked space that your gold marker has reached. See
  [Experience](#tracks).
- **Alliances**: look at your two alliance tracks and take the one whose marker is **lower**. You gain the victory points of
  the last marked space it has reached. See [Alliance boards](#alliance-boards).

> Magic and diplomacy were active in chapter III, so combat and exploration are the side quest. In your hand, 2 cards show
combat and 3 show exploration, one of them twice. Exploration is better: it gives you **3** VP.

If both markers are on the same number but the boards give different points, the lower value counts.

## The winner

The most victory points win. In a tie, the tied player higher on the initiative track wins, in the order of the last
turn.

> Your markers are on 6 and 12. The 6 counts, and the last marked space it has reached is 4: **2** VP.
`,
  },
};
