import type { Pages } from "../outline.ts";

export const EFFECTS: Pages<"effects"> = {
  effects: {
    title: "How an effect works",
    text: `
Every effect has one **condition** and one **result**. An effect with the teapot is a tea effect and belongs to the
[tea ceremony](#tea); all others are standard effects and belong to the [Play step](#play). Tea effects are exactly those
that give alliance points.

- First, see how far the condition is met.
- If it is not met at all, nothing happens.
- Then you lose what the condition asks you to lose.
- Then you get the result.

## Once, or 1/2/3

Most effects happen once. Effects with **1/2/3** grow with the condition: met twice, they give twice as much. They never
give more than three times.

## What is counted

Tokens in your pool, and cards and printed, uncovered symbols up to and including the card itself. Only conditions about a
partner look at another timeline.
`,
  },
  conditions: {
    title: "Conditions",
    text: `
## You lose something

- **Lose 1 symbol** of a kind: you need at least one.
- **Lose 1/2/3 symbols** of a kind: as many as you own, at most 3.
- **Lose 1/2/3 inactive symbols**: of both inactive kinds together, in any mix, at most 3.

## You have something

- **2 or more cards** of a colour.
- **Exactly 1 card** of a colour.
- **Exactly 2 cards** of a colour.
- **1/2/3 cards** of a colour: their number, at most 3.
- **Exactly 2 inactive symbols**.
- **2 or more inactive symbols**.

The card itself is counted. “Exactly” means exactly: with more, the condition is not met. Inactive symbols may be
printed or tokens.

## A partner has something

- **A chosen partner has 1/2/3 cards** of a colour: choose your left or right partner; all cards in that timeline count,
  including those revealed this turn, at most 3.

You may choose the partner with fewer cards, but not one with none while the other has some.

> With 2 green cards, “exactly 1” is not met, “exactly 2” and “2 or more” are, and “1/2/3” counts **2**.
`,
  },
  results: {
    title: "Results",
    text: `
## Alliance points (tea effects)

- **1 point on both tracks**: the left track first, then the right one.
- **1/2/3 points on one track**: after a condition about a partner, this is the track you share with that partner. Otherwise
  choose one track; you cannot split the points. You cannot choose a full track while the other has room. Points beyond the
  end are lost.

## Active symbols

- **1/2/3 left** or **1/2/3 right** active symbols.
- **2 left** or **2 right** active symbols.
- **1 left and 1 right** active symbol.

## Printed symbols

- **2 symbols** of a kind, active or not.
- **1/2/3 symbols** of a kind, active or not.
- **1 symbol each** of three different kinds.
`,
  },
};
