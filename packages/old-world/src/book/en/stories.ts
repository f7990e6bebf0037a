import type { Pages } from "../outline.ts";

export const STORIES: Pages<"stories"> = {
  exploration: {
    title: "Exploring",
    text: `
To explore, choose **the city** or **the wilderness**. The top card of that deck is read to everybody: how the story begins,
and **two things you can do**. What comes of them stays hidden until you have chosen, and what would have come of the other
one stays hidden for good.

- If an option has a price, you can choose it only if you can pay all of it. You pay when you choose.
- If neither can be paid, the card is removed and nothing happens.
- The result is carried out at once, from first to last, as far as possible, and the card is removed. If the result is a
  [quest](#quests) or a card to [keep](#events), the card stays with you.

Then comes Phase III.

## What results do

They concern you alone, for better or worse, unless the card names somebody else.

- **Attributes**: they change whatever your witcher level is, between 1 and 5.
- **An action card of a certain cost**: take any such card of the pool, whatever its slot, onto your **discard pile**. If
  there is none, cards of the common deck are turned up until one comes; the others go to the common discard pile.
- **Lose**: you lose what you have, and the rest is forgotten.

Nothing that can be done is left out because something else cannot:

- With 1 gold you are told to lose 2 gold and raise Combat by 1. You have no gold left, and Combat still rises.

## When a deck is through

If a deck is empty, the cards that were removed from it are shuffled and become a new one.

A few kept cards take the place of your next exploration: choose to explore, city or wilderness, and that card happens
instead.
`,
  },
  quests: {
    title: "Quests",
    text: `
A result may give you a quest. It lies open beside your board. You may hold as many as you like, you may ignore them as long
as you like, and at the end of the game they mean nothing.

## Where it leads

- If the quest names a **location**, it leads there.
- If it names a **terrain**, a location token of that terrain is drawn onto it, and leads where it shows. If that pile is
  empty, a token of any other terrain is drawn; if there is none at all, the quest is lost.
- Some lead to **your own school**, or to the school of any witcher in the game. Who is visited at home in this way has a
  share in it.

The token may show the place where you are. But a quest can be resolved only if you have **entered** its location after you
got the quest, and as long as you have not left.

## Resolving it

In Phase I, where it leads, if you want to. Pay what the quest asks for; who cannot pay cannot resolve it. Then the
[event card](#events) with its number is read, the token goes back to its pile, and the exploration card is removed.
`,
  },
  events: {
    title: "Events",
    text: `
There are 56 event cards. You meet them through quests, and some cards read one at once. An event is one of these:

- **A choice** between two options, as in [exploring](#exploration).
- **A test**.
- **A short fight**.
- **Equipment** or a **companion**.
- **A result**, and that is all.

## Tests

The card has a table that covers every number, and says which number it wants:

- **attribute and die**: twice the level of an attribute, plus one die,
- **a die**: one die,
- **a level**: the level of an attribute, or your witcher level.

There is no other success or failure. All dice are rolled openly, and a roll stands.

- A test of Combat, Combat 3, the die shows 4: twice 3 and 4 make **10**.

## Short fights

Your Shield falls by what the card says, you draw the cards it says, and then you play **one** [combo](#combo) from your
hand. Only its damage and Shield symbols count. The combo is discarded, and the row of the table for your damage applies.

It is no fight in the sense of all other rules: no life deck, no potions, no Specialization, no trophies, no equipment,
nobody is knocked out, and your turn goes on.

## Cards you keep

Equipment, companions and other cards with a lasting effect lie open beside your board, and stay there for the rest of the
game unless they say otherwise. They work at the moment they name, and in fights otherwise in step 1. A card that works once
leaves you afterwards.

An event that nobody keeps goes back to its place in the deck. If an event is needed while somebody keeps it, nothing
happens.
`,
  },
};
