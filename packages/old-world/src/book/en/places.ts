import type { Pages } from "../outline.ts";

export const PLACES: Pages<"places"> = {
  map: {
    title: "The map",
    text: `
Every location has a number, a terrain and one action, and it is connected with others. Sea routes are connections like all
others. No location is further than four moves from any other. This is the whole map (terrain, action → connected with):

@map

## The school of the Manticore

Location 0 belongs to a school that does not play here. You can train there as in any school, and it is entered with any
card. But there is no token for it: no monster, quest or trail ever leads there, and it counts as no terrain.
`,
  },
  locations: {
    title: "What you can do where",
    text: `
Each location has one action. It can be used once per turn, after you have moved, and only if it would change something.
Once used it is used, even if you decline a part of it.

## Training

@places trainCombat
@places trainDefense
@places trainAlchemy
@places trainSpecialization

Raise the named attribute by 1, for nothing. This works only while it is **not higher than your witcher level**. In the
place for Specialization everybody learns more of their own.

- Witcher level 1, Combat 1: training gives Combat 2. A second training has to wait until your witcher level is 2.

## Schools

@places school

Choose Combat, Defense or Alchemy, and at **your own school** also your Specialization. Pay gold, one more than its level
now, and raise it by 1. Here your witcher level does not matter. A kept card may make it cheaper once.

- From level 3 to level 4 a school asks for **4** gold.

## Potions

@places potion

Take the top [potion](#potions).

## Trails

@places trail

Take 1 gold. Then you may ask about a monster on the map and take a [trail quest](#trails) for its terrain.

## Dice poker with the locals

@places pokerLocals

You need 1 gold. See [Dice poker](#poker).

## Exchange

@places exchange

Remove a card from your hand and take a card of the pool into your hand. Its printed cost may be at most one higher than
that of the card you removed; the slots do not matter. Then the pool is refilled.

## Alms and a purge

@places beggarPurge

Without any gold you get 1. Then you may remove one or two cards of the pool, and it is refilled.
`,
  },
  poker: {
    title: "Dice poker",
    text: `
You may challenge a witcher at your location if both of you have at least 1 gold. The challenge cannot be refused. Whoever
you have gambled with you cannot fight in this turn.

- Both put in 1 gold, and somebody in the tavern adds another one. The pot holds **3**.
- Both roll five dice.
- First your opponent may reroll any of their dice once. Then you may do the same with yours. The new roll stands.
- The better hand takes the pot.

## The hands, from worst to best

@hands

The better kind of hand wins. If both are of one kind, the higher value of the dice that form it decides: in a full house
the three first and then the pair, in two pairs the higher pair first. If that is equal too, compare the unused dice, the
highest first. If everything is equal, the active player wins.

- 5-5-6-4-1 against 5-5-6-3-2: a pair of fives each, six and six, then four against three. The first hand wins.

## With the locals

As a [location action](#locations): you put in 1 gold, the bank adds 2, and your right neighbour rolls for the locals. If
they win, the gold goes to the bank. Your neighbour neither wins nor loses anything, and may still be challenged.

## Against a fixed hand

A card may set a hand that you have to beat. There is no stake: you roll, reroll once as you like, and win only with a
better hand.
`,
  },
  trails: {
    title: "Trails and location tokens",
    text: `
A location token shows one of the locations of its terrain. Tokens not in use lie face down in three piles, forest, mountain
and water. On the map there is one monster for each terrain, and its token says where it stands.

## Trails

A **trail** (trail token) is a face-down token in front of you. It belongs to whatever monster of that terrain stands on the
map now. If you have its trail, **you begin the fight** with it. Using a trail does not spend it.

You hold at most one trail of each terrain.

## Trail quests

A **trail quest** is a face-up token with 1 gold on it. It never shows the place where you are when you take it. Enter the
location it shows, and the gold is yours and the token becomes a trail. If you have that trail already, you take the gold
and the token goes back.

You may hold several trail quests. If the pile of a terrain is empty, its trails and trail quests are not to be had.

## Trails from cards

“Any trail” means: choose a terrain with a monster, whose pile is not empty and of which you have no trail, and take a token
unseen. If there is none, you gain nothing. “A trail of each monster” gives you one of every such terrain.

## When a monster is gone

When a monster has been defeated or driven away, its location token and all trails and trail quests of its terrain go back
to their pile, whoever had them. Gold on the trail quests goes to the bank. Tokens on quests stay.
`,
  },
};
