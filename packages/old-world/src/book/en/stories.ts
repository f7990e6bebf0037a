import type { Pages } from "../outline.ts";

export const STORIES: Pages<"stories"> = {
  exploration: {
    title: "Exploring",
    text: `
To explore, choose **the city** or **the wilderness**. The top card of that deck is read to everyone: how the story begins,
and **two things you can do**. Their results stay hidden until you have chosen, and the result you did not choose stays
hidden for good.

- If an option has a price, you can choose it only if you can pay it in full. You pay when you choose.
- If you can pay for neither, the card is removed and nothing happens.
- The result takes effect at once, in order and as far as possible, and the card is removed. If the result is a
  [quest](#quests) or a card to [keep](#events), the card stays with you.

Then comes Phase III.

## What results do

They affect only you, for better or worse, unless the card names someone else.

- **Attributes**: they change whatever your witcher level is, between 1 and 5.
- **An action card of a certain cost**: put any such card from the pool, in any slot, on your **discard pile**. If there is
  none, cards of the common deck are turned up until one appears; the others go to the common discard pile.
- **Lose**: you lose what you have; ignore the rest.

If one part of a result is impossible, the other parts still happen:

- With 1 gold you are told to lose 2 gold and raise Combat by 1. You have no gold left, and Combat still rises.

## When a deck runs out

If a deck is empty, the cards that were removed from it are shuffled into a new one.

A few kept cards replace your next exploration: choose to explore, city or wilderness, and resolve that card instead.
`,
  },
  quests: {
    title: "Quests",
    text: `
A result may give you a quest. It lies face up beside your board. You may hold as many as you like and ignore them as long as
you like. At the end of the game they are worth nothing.

## Where it leads

- If the quest names a **location**, it leads there.
- If it names a **terrain**, draw a location token of that terrain for it; the quest leads to the location shown. If that
  pile is empty, draw a token of another terrain; if there is none at all, the quest is lost.
- Some lead to **your own school**, or to the school of any witcher in the game. A player whose school you visit this way
  gets a share.

The token may show the location where you are. But you can resolve a quest only if you **entered** its location after you
got the quest and have not left since.

## Resolving it

You may resolve a quest in Phase I at its location. Pay what it asks for; if you cannot pay, you cannot resolve it. Then
read the [event card](#events) with its number, return the token to its pile and remove the exploration card.
`,
  },
  events: {
    title: "Events",
    text: `
There are 56 event cards. You meet them through quests, and some cards have you read one at once. An event is one of these:

- **A choice** between two options, as in [exploring](#exploration).
- **A test**.
- **A short fight**.
- **Equipment** or a **companion**.
- **A result**, and nothing else.

## Tests

The card has a table that covers every number, and says which number it wants:

- **attribute and die**: twice the level of an attribute, plus one die,
- **a die**: one die,
- **a level**: the level of an attribute, or your witcher level.

There is no other success or failure. All dice are rolled in the open, and a roll is final.

- A test of Combat with Combat 3, and the die shows 4: twice 3 plus 4 makes **10**.

## Short fights

Your Shield falls as the card says, you draw as many cards as it says, and then you play **one** [combo](#combo) from your
hand. Only its damage and Shield symbols count. Discard the combo and apply the row of the table for your damage.

For all other rules this is not a fight: no life deck, no potions, no Specialization, no trophies, no equipment, nobody is
knocked out, and your turn goes on.

## Cards you keep

Equipment, companions and other cards with a lasting effect lie face up beside your board and stay there for the rest of the
game unless they say otherwise. They work at the moment they name; in fights, if they name none, in step 1. A card that
works only once leaves you afterwards.

An event that nobody keeps goes back to its place in the deck. If an event is called for while a player keeps it, nothing
happens.
`,
  },
};
