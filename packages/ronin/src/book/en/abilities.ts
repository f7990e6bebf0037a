import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Using abilities",
    text: `
Each character has four abilities. Ability 1 is available from the start; abilities 2, 3 and 4 are unlocked by
[experience](#tracks).

- Each ability can be used **once per game**, at the moment its text names.
- You never have to use it. “Not now” keeps it for later.
- If several players want to use one at the same time, initiative decides the order.

## Your partners’ abilities

Some alliance bonuses let you take the card of your partner’s ability 1 or 3. Keep it beside your board and use it once,
whether or not your partner has unlocked or used that ability. There are two copies of each, one for each partner.

> On side A, the marker between you (Geralt) and Yennefer moves from 2 to 4 and passes space 3: “ability 1 or 2 XP”. You are
earlier in initiative and take the card “Transmutation”; then Yennefer takes your “Instinct”. Each of you may use the
other’s ability once, even if it has been used already. You have **1** borrowed card, and so does Yennefer; the marker
then stands on **4**.

## What an ability may do

It overrides a rule only as far as its text says. Alliance points from an ability move markers and give bonuses as usual.
`,
  },
  windows: {
    title: "When abilities are used",
    text: `
There are three windows for abilities. The tea ceremony has none.

## In the Draft

Only during your own pick: before you place your figure, or right after you have taken your cards, as the ability says.

## In the Play step

Only during your own slot: before your first effect, after your last one, or **while one of your effects is resolved**. In
the last case you are asked once it is clear how far the condition is met, even if it is not met at all, and before anything
is lost. An ability is offered only if it would improve the result of this effect or lower its price. You can use several,
one after the other.

A “played card” is a card you added in this Play step. Kept cards and tea effects never count.

## At the end of a chapter

After chapters I and II are scored and before the timelines are cleaned. In initiative order, everyone uses one ability or
passes, again and again, until all have passed. Once you have passed, you stay out; if you had nothing to use, you were not
asked and have not passed. After chapter III there is no such window, unless you [change the rule](#options).

An ability that you unlock or gain during its own window can be used at once.
`,
  },
  characters: {
    title: "The seven characters",
    text: `
## Geralt

@abilities geralt

## Yennefer

@abilities yennefer

## Dandelion

@abilities dandelion

## Ciri

@abilities ciri

## Vesemir

@abilities vesemir

## Triss

@abilities triss

## Yuki Onna

@abilities yukiOnna

## Finer points

- To **ignore a loss**, you must own the symbols: you cannot meet a condition this way. The result is the same as if you had
  paid.
- The **full result** of a 1/2/3 effect is 3, without any condition and without losing anything.
- A card that goes **from the timeline to your hand** loses its lost-symbol tokens, and later cards move up to close the gap.
- An **extra card** goes to the right end of your timeline and counts as played this turn, for the tea ceremony too.
- A **repeated** or **borrowed** effect is checked and paid for like any other.
`,
  },
};
