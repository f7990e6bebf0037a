import type { Pages } from "../outline.ts";

export const WITCHER: Pages<"witcher"> = {
  attributes: {
    title: "Attributes, level and Shield",
    text: `
You have four attributes, each on a level from 1 to 5.

- **Combat**: how many cards you draw at the end of each of your combat turns.
- **Defense**: how high your Shield can be. Each time it rises, except to level 5, your **Shield** rises by 1 at once.
- **Alchemy**: how many potions you may use in one fight. Each time it rises you take a potion at once.
- **Specialization**: what your [school](#schools) taught you. Only the row of your level counts.

These are the numbers on levels 1 to 5:

@rows

So level 5 does not hit harder than level 4. But an attribute on level 5 can **never be lowered** again, and it lets you
meditate. Whatever asks for the level of an attribute means the level itself, and not these numbers.

## Up and down

A raise by 2 is two raises by 1, each with all that follows from it. An attribute on level 5 does not rise any more and
gives nothing. None falls below 1. If Defense falls, your Shield falls with it as far as it must; if Alchemy falls, you keep
your potions. If an effect names your lowest attribute, you choose among those that are equally low.

## Your witcher level

As soon as **all four** attributes are higher than your witcher level, it rises by 1, and you draw cards at once: 1 on
reaching level 2 or 3, and 2 on reaching level 4 or 5. It never falls, even if attributes do.

- Witcher level 1, Combat 2, Defense 2, Alchemy 1, Specialization 2. Alchemy rises to 2: you take a potion, reach witcher
  level **2** and draw **1** card.

## Shield

It keeps damage from your cards. It changes by damage, with Defense, by symbols in a combo, by effects that name it, and
after a fight it is full again.
`,
  },
  potions: {
    title: "Potions",
    text: `
You get potions when Alchemy rises, in certain places and from stories. Those you have lie open. You may hold **4** of them,
whatever your Alchemy is; with more you choose at once which ones to discard. If the potion deck runs out, its discard pile
is shuffled.

## Drinking

You drink in a fight, in step 1 of [your combat turn](#combat-turn). How many you may use in the whole fight is said by your
Alchemy, at the moment you drink. A used potion no longer counts among those you hold, and it is discarded after the fight.

If a potion has a price, you must be able to pay all of it. If it has a drawback, it comes with the rest.

@potions

## Finer points

- Some cards let you hold more. If a card lets you go beyond the limit once, you keep what is too much until you next gain a
  potion; then the limit holds again.
- Some monsters limit the potions you may use against them.
- A trophy may make a potion free: of its price, of its drawback, and of the limit of your Alchemy.
`,
  },
  schools: {
    title: "The five schools",
    text: `
Each school has a **Specialization**. It works **once per fight**, with the numbers of your level. What is written for lower
levels is not available any more.

## School of the Wolf

**Swordsmanship.** If your combo has 3 or more cards, you may deal extra damage and draw extra cards in step 4 (level →
damage / cards).

@specialization wolf

## School of the Griffin

**Magic.** In step 1 you may take the top card of your discard pile into your hand, on levels 4 and 5 any card of it. Then
you must discard cards from your hand; the card you took may be among them (level → cards to discard).

@specialization griffin

## School of the Bear

**Armour.** When your Shield is 0 at any moment of your own combat turn, you draw cards and your Shield rises. This happens
by itself, the first time it can, and cannot be put off (level → cards / Shield).

@specialization bear

## School of the Cat

**Speed.** In your first combat turn of a fight, in step 1, you may look at the top cards of your deck, take some into your
hand and put the rest back on top in any order (level → cards seen / taken). The hand limit holds.

@specialization cat

## School of the Viper

**Poisoned Steel.** When your attack has cost your opponent at least one card, you may look at the top cards of the
opponent’s deck. You must discard as many as your level says and put the rest back on top in any order (level → cards seen /
discarded). What you discard is lost life. Fewer cards than stated are all seen.

@specialization viper

## Once more

The [trophy](#trophies) of Specialization gives you a second use per fight, with the numbers of level 3. The second use is
never compulsory, and the Cat need not take it in the first combat turn.
`,
  },
};
