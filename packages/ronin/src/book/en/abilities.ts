import type { Pages } from "../outline.ts";

export const ABILITIES: Pages<"abilities"> = {
  abilities: {
    title: "Using abilities",
    text: `
Each character has four abilities. Ability 1 is available from the start; abilities 2, 3 and 4 are unlocked by
[experience](#tracks).

- Each ability can be used **once per game**, at the moment that its text names.
- You never have to use it. “Not now” keeps it for later.
- If several players want to use one at the same time, initiative decides the order.

## Abilities of your partners

A bonus of an alliance board lets you take a card of your partner’s ability 1 or 3. It lies beside your board and can be used
once, whether your partner has unlocked or used that ability or not. There are two copies of each, one for either partner.

## What an ability may do

It overrides a rule only as far as its text says. Alliance points from an ability move markers and give bonuses as usual.
`,
  },
  windows: {
    title: "When abilities are used",
    text: `
There are three times for abilities. In the tea ceremony there are none.

## In the Draft

In your own pick only: before you place your figure, or directly after you have taken your cards, as the ability says.

## In the Play step

In your own slot only: before your first effect, after your last one, or **while one of your effects is resolved**. In the
last case you are asked when it is known how far the condition is met and before anything is lost, also if it is not met at
all. An ability is offered only if it would raise the result or lower the price of this effect. Several can be used one
after the other.

A “played card” is a card you added in this Play step. Kept cards and tea effects are never meant.

## At the end of a chapter

After chapters I and II are scored and before the timelines are cleaned. In initiative order everybody uses one ability or
passes, again and again, until all have passed. Who has passed stays out; who had nothing to use was not asked and has not
passed. After chapter III there is no such time, unless you [change the rule](#options).

An ability that you unlock or gain while its time is running can be used at once.
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

- To **ignore a loss** the symbols must be there: an effect that is not met cannot be paid this way. The result stays as
  large as if you had paid.
- The **full result** of a 1/2/3 effect is 3, without any condition and without losing anything.
- A card that goes **from the timeline to your hand** loses its lost-symbol tokens, and later cards close the gap.
- An **extra card** goes to the right end of your timeline and counts as played this turn, also for the tea ceremony.
- A **repeated** or **borrowed** effect is checked and paid like any other.
`,
  },
};
