import type { Pages } from "../outline.ts";

export const PLACES: Pages<"places"> = {
  map: {
    title: "The map",
    text: `
Every location has a number, a terrain, one action and connections to others. Sea routes are connections like any other. No
location is more than four moves from any other. This is the whole map (terrain, action → connected with):

@map

## The school of the Manticore

Location 0 belongs to a school that is not in this game. You can train there as at any school, and you can enter it with any
card. But it has no token: no monster, quest or trail ever leads there, and it counts as no terrain.
`,
  },
  locations: {
    title: "What you can do where",
    text: `
Each location has one action. You can use it once per turn, after you have moved, and only if it would change something. It
counts as used even if you decline a part of it.

## Training

@places trainCombat
@places trainDefense
@places trainAlchemy
@places trainSpecialization

Raise the named attribute by 1 for free. This works only while it is **not higher than your witcher level**. Training
Specialization raises the one of your own school.

- Witcher level 1, Combat 1: training gives Combat 2. To train again, you need witcher level 2.

## Schools

@places school

Choose Combat, Defense or Alchemy, or at **your own school** also Specialization. Pay as much gold as the new level and raise
it by 1. Your witcher level does not matter here. A kept card may make this cheaper once.

- Raising an attribute from level 3 to level 4 at a school costs **4** gold.

## Potions

@places potion

Take the top [potion](#potions).

## Trails

@places trail

Gain 1 gold. Then you may ask about a monster on the map and take a [trail quest](#trails) for its terrain.

## Dice poker with the locals

@places pokerLocals

You need 1 gold. See [Dice poker](#poker).

## Exchange

@places exchange

Remove a card from your hand and take a card from the pool into your hand. Its printed cost may be at most 1 higher than that
of the card you removed; slots do not matter. Then the pool is refilled.

## Begging and clearing the pool

@places beggarPurge

If you have no gold, gain 1. Then you may remove one or two cards from the pool, and it is refilled.
`,
  },
  poker: {
    title: "Dice poker",
    text: `
You may challenge a witcher at your location if both of you have at least 1 gold. They cannot refuse. You cannot fight a
witcher you have gambled with this turn.

- Both put in 1 gold, and someone in the tavern adds another. The pot holds **3**.
- Both roll five dice.
- First your opponent may reroll any of their dice once. Then you may do the same with yours. The new roll is final.
- The better hand takes the pot.

## The hands, from worst to best

@hands

The better kind of hand wins. If both are of the same kind, compare the dice that form it: in a full house the three first
and then the pair, in two pairs the higher pair first. If that is equal too, compare the unused dice, the
highest first. If everything is equal, the active player wins.

- 5-5-6-4-1 against 5-5-6-3-2: a pair of fives each, six and six, then four against three. The first hand wins.

## With the locals

As a [location action](#locations): put in 1 gold, the bank adds 2, and your right neighbour rolls for the locals. If the
locals win, the gold goes to the bank. Your neighbour neither wins nor loses anything, and may still be challenged.

## Against a fixed hand

A card may set a hand for you to beat. There is no stake: roll, reroll any dice once, and win only with a better hand.
`,
  },
  trails: {
    title: "Trails and location tokens",
    text: `
A location token shows one of the locations of its terrain. Tokens not in use lie face down in three piles, forest, mountain
and water. On the map there is one monster for each terrain, and its token shows where it is.

## Trails

A **trail** (trail token) is a face-down token in front of you. It leads to whatever monster of that terrain is on the map
now. If you have its trail, **you take the first combat turn** against it. Using a trail does not spend it.

You hold at most one trail of each terrain.

## Trail quests

A **trail quest** is a face-up token with 1 gold on it. It never shows the location where you take it. When you enter the
location it shows, the gold is yours and the token becomes a trail. If you have that trail already, you take the gold
and the token goes back.

You may hold several trail quests. If the pile of a terrain is empty, you cannot get its trails or trail quests.

## Trails from cards

“Any trail” means: choose a terrain that has a monster, whose pile is not empty and whose trail you do not have, and take a
token from its pile unseen. If there is none, you gain nothing. “A trail of each monster” gives you one for every such
terrain.

## When a monster is gone

When a monster has been defeated or driven away, its location token and all trails and trail quests of its terrain go back
to their pile, whoever had them. Gold on the trail quests goes to the bank. Tokens on quests stay.
`,
  },
};
