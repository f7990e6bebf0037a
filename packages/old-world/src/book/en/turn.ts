import type { Pages } from "../outline.ts";

export const TURN: Pick<Pages<"play">, "turn" | "moving" | "phase-two" | "phase-three" | "winning"> = {
  turn: {
    title: "Your turn",
    text: `
A turn has three phases:

- **Phase I: move and act.** Travel as far as your cards carry you, and use what you find on the way. See
  [Moving and acting](#moving).
- **Phase II: fight, meditate or explore.** Exactly one of them. See [Phase II](#phase-two).
- **Phase III: draw and gain.** Fill your hand and take a new card. See [Phase III](#phase-three).

Then your left neighbour begins. Nobody starts before you are done.

Cards you spend on the road are missing in the fight at its end. To walk into a monster’s lair with an empty hand is legal,
and it has been done.
`,
  },
  moving: {
    title: "Phase I: moving and acting",
    text: `
You may skip this phase. Otherwise move, act where you are, move on, and so forth, until you say that it is enough.

## Moving

A move takes your figure to a **connected** location, one step along a road or a sea route. Each move is paid in one of four
ways:

- 1 card that shows the **terrain of the destination**,
- 1 card with the **wild** symbol,
- any 1 card and **1 gold**,
- any **2 cards**.

The cards are discarded. You may pay more than you must, and you may move as often as you can pay; without cards in hand you
stay where you are. Other figures and monsters never block you and never force you to fight.

- You hold two forest cards and no gold, and want to go into the mountains. Both cards must go. With 1 gold, one card and
  the gold would do.

## On arrival

If the location is the goal of one of your [trail quests](#trails), you take its gold and its trail at once. Whatever else
brings your figure to a place counts as a move and as an arrival too, only without the payment.

## Acting

After **at least one move** in this turn you may do the following where you stand, in any order:

- the [location action](#locations), each location’s once per turn, even if you leave and come back,
- [dice poker](#poker) with a witcher who is here, with each one once per turn,
- [quests](#quests) that can be resolved here, as many as you like.

Where your turn began you can act only if you leave and return. Other witchers and monsters do not disturb a location
action. You may act at several locations in one turn.

## Enough

When you end the phase, you keep the cards you still hold. With an empty hand you may finish what you can do here; then
Phase II follows.

## Moves given by cards

Some kept cards let you make a move once per turn for less; it takes the place of a normal one and may be your first. Some
exploration cards move you in Phase II: you must go, and then you may use the location action there if it was not used this
turn, but nothing else.
`,
  },
  "phase-two": {
    title: "Phase II: fight, meditate or explore",
    text: `
Choose exactly one. Afterwards there is no way back to moving and acting. You need not have moved before.

## Fight a monster

The monster that stands where you are. Some monsters ask for a price before they can be fought; who cannot pay it cannot
fight them. See [Monster fights](#monster-fights).

## Fight a witcher

Any witcher at your location. The challenge cannot be refused. It is not possible

- at a school,
- where the [closed-tavern token](#duels) lies,
- with somebody you played dice poker with in this turn.

You may challenge a witcher whose trophy you own already, for gold and for the pleasure. See [Duels](#duels).

## Meditate

If an attribute of yours is on level 5, a trophy of that attribute is left, and you have none of it yet: take it, move up on
the trophy track and suffer [fatigue](#winning). If this move would win the game, you neither move up nor suffer fatigue,
but the trophy and its ability are yours.

## Explore

The city around you or the wilderness beyond it, as you like. This is always possible. See [Exploring](#exploration).

There is at most one fight per turn. Some cards forbid exploring for this turn; if nothing else is possible either, the
phase is skipped. Some cards send you straight on to Phase III.
`,
  },
  "phase-three": {
    title: "Phase III: draw and gain",
    text: `
## Discard

Discard as many cards from your hand as you like. At most **3** may stay.

## Draw

Draw until you hold **3** cards. After a total defeat, or a duel you lost as the attacker, you draw only up to **2**. Cards
may change this number for one turn, but never beyond 7, and after such a defeat never beyond 2.

## Gain a card

Take one of the six cards of the **pool**. You must take one. Its price is its printed cost, changed by its slot (slot →
change):

@slots

You pay by discarding so many cards from your hand, and the new card goes **to your hand**. It cannot pay for itself. A card
that you cannot pay cannot be taken; if that is true of all six, you take none. Some cards make this one card free.

- A card of cost 2 lies in slot 6. Its price is **1**. In slot 1 it would be **3**.

Then the remaining cards slide to the right, the empty slots on the left are filled from the common deck, and your turn is
over. If the common deck runs out, its discard pile is shuffled.

## Your hand and your deck

You stop drawing at **7** cards; what you would still draw is lost. Cards that come to your hand in another way always come,
even if there are eight then.

If your deck is empty when you have to draw, your discard pile is shuffled and becomes the new deck. Only
[in a fight](#combat) this never happens.
`,
  },
  winning: {
    title: "Trophies and winning",
    text: `
Whenever you gain a trophy, this happens in order:

- You move up one position on the **trophy track**. On position **4** you win at once. There is no last round.
- Otherwise you suffer **fatigue**.
- The trophy lies open in front of you, and from now on its ability is yours. See [Trophies](#trophies).

## Fatigue

You look at all your action cards, in deck, hand and discard pile, and remove exactly as many as your new position says. All
others, your hand included, become your new deck. This is how it looks (position → cards removed / gold for whoever beats
you in a duel):

@track

If you have fewer cards than that, one remains.

## How many

One trophy of each attribute, one of each other school, any number of monsters.

A game never ends by meditation. Who meditates on position 3 stays there with a fourth trophy card; the next trophy from a
fight wins.
`,
  },
};
