import type { Pages } from "../outline.ts";

export const TURN: Pick<Pages<"play">, "turn" | "moving" | "phase-two" | "phase-three" | "winning"> = {
  turn: {
    title: "Your turn",
    text: `
A turn has three phases:

- **Phase I: move and act.** Travel as far as your cards carry you, and use what you find on the way. See
  [Moving and acting](#moving).
- **Phase II: fight, meditate or explore.** Do exactly one of them. See [Phase II](#phase-two).
- **Phase III: draw and gain.** Fill your hand and take a new card. See [Phase III](#phase-three).

Then your left neighbour’s turn begins.

Cards you spend on the road are cards you miss in the fight at its end. Walking into a monster’s lair with an empty hand is
legal, and it has been done.
`,
  },
  moving: {
    title: "Phase I: moving and acting",
    text: `
You may skip this phase. Otherwise move, act where you are, move on, and so on, until you end the phase.

## Moving

A move takes your figure to a **connected** location, one step along a road or a sea route. Pay for each move in one of four
ways:

- 1 card that shows the **terrain of the destination**,
- 1 card with the **wild** symbol,
- any 1 card and **1 gold**,
- any **2 cards**.

Discard the cards. You may pay more than you must, and you may move as often as you can pay; without cards in hand you stay
where you are. Other figures and monsters never block you and never force you to fight.

- You hold two forest cards and no gold, and want to go to a mountain location. It costs you both cards. If you had 1 gold,
  one card and the gold would do.

## On arrival

If one of your [trail quests](#trails) leads there, you take its gold and its trail at once. Anything else that brings your
figure to a location also counts as a move and an arrival, only without the payment.

## Acting

After **at least one move** this turn you may do the following where you are, in any order:

- use the [location action](#locations), once per turn at each location, even if you leave and come back,
- play [dice poker](#poker) with a witcher who is here, once per turn with each,
- resolve [quests](#quests) that lead here, as many as you like.

At the location where your turn began, you can act only if you leave and return. Other witchers and monsters do not prevent
a location action. You may act at several locations in one turn.

## Ending the phase

When you end the phase, you keep the cards you still hold. With an empty hand you may finish what you can do here; then
Phase II follows.

## Moves given by cards

Some kept cards let you make one cheaper move per turn; it replaces a normal move and may be your first. Some exploration
cards move you in Phase II: you must go, and then you may use the location action there if you have not used it this turn,
but nothing else.
`,
  },
  "phase-two": {
    title: "Phase II: fight, meditate or explore",
    text: `
Choose exactly one. Afterwards you cannot go back to moving and acting. You need not have moved before.

## Fight a monster

Fight the monster at your location. Some monsters ask a price before you can fight them; if you cannot pay it, you cannot
fight them. See [Monster fights](#monster-fights).

## Fight a witcher

Challenge any witcher at your location. They cannot refuse. You cannot challenge anyone

- at a school,
- where the [closed-tavern token](#duels) lies,
- with whom you played dice poker this turn.

You may challenge a witcher whose trophy you already own, for gold and for the pleasure. See [Duels](#duels).

## Meditate

If one of your attributes is on level 5, a trophy of that attribute is left and you do not have one yet: take it, move up on
the trophy track and suffer [fatigue](#winning). If moving up would win the game, you neither move up nor suffer fatigue, but
the trophy and its ability are yours.

## Explore

Explore the city around you or the wilderness beyond it. This is always possible. See [Exploring](#exploration).

There is at most one fight per turn. Some cards forbid exploring for a turn; if nothing else is possible either, skip the
phase. Some cards send you straight to Phase III.
`,
  },
  "phase-three": {
    title: "Phase III: draw and gain",
    text: `
## Discard

Discard as many cards from your hand as you like. You may keep at most **3**.

## Draw

Draw until you hold **3** cards. After a total defeat, or a duel you lost as the attacker, you draw only up to **2**. Cards
may change this number for one turn, but never above 7, and after such a defeat never above 2.

## Gain a card

Take one of the six cards in the **pool**. You must take one. Its price is its printed cost, changed by its slot (slot →
change):

@slots

Discard that many cards from your hand to pay, and take the new card **into your hand**. It cannot pay for itself. You cannot
take a card you cannot pay for; if you can pay for none of the six, you take none. Some effects make this card free.

- A card of cost 2 lies in slot 6. Its price is **1**. In slot 1 it would be **3**.

Then the remaining cards slide to the right, the empty slots on the left are filled from the common deck, and your turn is
over. If the common deck runs out, its discard pile is shuffled.

## Your hand and your deck

You stop drawing at **7** cards; you lose the rest of the draw. Cards that come to your hand in any other way always come,
even if you then hold eight.

If your deck is empty when you have to draw, your discard pile is shuffled and becomes the new deck. This never
happens [in a fight](#combat).
`,
  },
  winning: {
    title: "Trophies and winning",
    text: `
Whenever you gain a trophy, this happens in order:

- You move up one position on the **trophy track**. On position **4** you win at once. The round is not played out.
- Otherwise you suffer **fatigue**.
- The trophy lies face up in front of you, and from now on its ability is yours. See [Trophies](#trophies).

## Fatigue

Look at all your action cards, in deck, hand and discard pile, and remove exactly as many as your new position says. All
others, your hand included, become your new deck (position → cards removed / gold for whoever beats you in a duel):

@track

If you have fewer cards than that, remove all but one.

## How many

You may have one trophy of each attribute, one of each other school and any number from monsters.

Meditation never ends the game. If you meditate on position 3, you stay there with a fourth trophy card; your next trophy
from a fight wins.
`,
  },
};
