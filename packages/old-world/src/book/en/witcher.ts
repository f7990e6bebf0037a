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

So level 5 gives no more than level 4. But an attribute on level 5 can **never be lowered** again, and it lets you
meditate. Anything that asks for the level of an attribute means the level itself, not these numbers.

## Up and down

Raising an attribute by 2 means raising it by 1 twice, each time with all that follows. An attribute on level 5 rises no
further and gives nothing more. None falls below 1. If Defense falls, your Shield falls with it if it must; if
Alchemy falls, you keep your potions. If an effect names your lowest attribute, you choose among those tied for lowest.

## Your witcher level

As soon as **all four** attributes are higher than your witcher level, it rises by 1, and you draw cards at once: 1 on
reaching level 2 or 3, and 2 on reaching level 4 or 5. It never falls, even if attributes do.

- Witcher level 1, Combat 2, Defense 2, Alchemy 1, Specialization 2. Alchemy rises to 2: you take a potion, reach witcher
  level **2** and draw **1** card.

## Shield

Your Shield keeps damage away from your cards. It changes through damage, with Defense, through symbols in a combo and
through effects that name it. After a fight it is full again.
`,
  },
  potions: {
    title: "Potions",
    text: `
You get potions when Alchemy rises, in certain places and from stories. Your potions lie face up. You may hold **4** of them,
whatever your Alchemy; if you have more, choose at once which ones to discard. If the potion deck runs out, its discard pile
is shuffled.

## Drinking

You drink in a fight, in step 1 of [your combat turn](#combat-turn). Your Alchemy at the moment you drink says how many you may
use in the whole fight. A used potion no longer counts among those you hold; discard it after the fight.

If a potion has a price, you must be able to pay it in full. If it has a drawback, you get that too.

@potions

## Finer points

- Some cards let you hold more. If a card lets you exceed the limit once, you keep the extra potions until you next gain a
  potion; then the limit applies again.
- Some monsters limit the potions you may use against them.
- A trophy may make a potion free: of its price, of its drawback, and of the limit of your Alchemy.
`,
  },
  schools: {
    title: "The five schools",
    text: `
Each school has a **Specialization**. It works **once per fight**, with the numbers of your level. The numbers of lower levels
no longer apply.

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
automatically the first time it can, and you cannot delay it (level → cards / Shield).

@specialization bear

## School of the Cat

**Speed.** In your first combat turn of a fight, in step 1, you may look at the top cards of your deck, take some into your
hand and put the rest back on top in any order (level → cards seen / taken). The hand limit applies.

@specialization cat

## School of the Viper

**Poisoned Steel.** When your attack has cost your opponent at least one card, you may look at the top cards of the
opponent’s deck. You must discard as many as your level says and put the rest back on top in any order (level → cards seen /
discarded). What you discard is lost life. If there are fewer cards than that, you
see them all.

@specialization viper

## Once more

The [trophy](#trophies) of Specialization gives you a second use per fight, with the numbers of level 3. The second use is
always optional, and the Cat need not use it in the first combat turn.
`,
  },
};
