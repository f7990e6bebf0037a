import type { Pages } from "../outline.ts";

export const SOLO: Pick<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  solo: {
    title: "Solo against the automaton",
    text: `
You play by the usual rules. Your opponent is an automaton: it has no hand and no plan, but it never tires, and what it
turns up it uses well.

## Setting up

- Choose a faction and a leader for yourself, and another faction for the automaton.
- You play with **all cards** of your faction, the neutral ones and the special cards, but without weather except Clear
  Weather.
- The automaton plays with all cards of its faction, weather included.
- You draw ten cards and may exchange two. Both have two gems.

## How a round goes

The automaton starts every round. On its turn it turns up the top card of its deck and plays it. It **never passes**.

- If the card is weather, the automaton turns up another one at once.
- If it is a spy, the spy goes to your side and the automaton turns up two more.

There is no limit: a turn can get long. Once you have passed, the automaton has **exactly one** more turn; then
the totals are compared as usual.

- You lead 12 to 9 and pass. The automaton turns up a unit of 4: 12 to 13, the round is lost. Leave yourself
  a margin.

If the automaton’s deck runs out, it turns up nothing more.

## Factions

They work as always, with two exceptions. As **Scoia’tael** you start the first round, and each round after one you win.
An automaton of the **Northern Realms** turns up a second card on its first turn after winning a round.

## Two variants

Instead of the whole faction you may bring a [deck of your own](#options), without weather except Clear Weather. And you
may let the automaton use [its leaders](#automaton-leaders).
`,
  },
  automaton: {
    title: "How the automaton decides",
    text: `
The automaton plays every card in the way that helps it most. It looks at one number: **its total minus yours**. Of all its
options it takes the one that leaves this difference highest. It knows as little as you do of what lies face down.

Ties are broken in this order:

- the row with more cards,
- the foremost row: close before ranged before siege,
- the higher printed strength,
- the card nearer the top of its pile,
- the lower of the numbers the cards got at the start.

Every decision is in the log. Open it there to see what was weighed and what decided it.

## Card by card

- **Agile**: goes where it counts most. At the end of its turn the automaton regroups its agile units if that improves
  the difference.
- **Horn and Mardroeme**: go to the row where they add most. Without an empty slot they are discarded.
- **Scorch**: burns only on **your** side.
- **Medic**: revives the unit that adds most strength, counting bond, weather and horn.
- **Muster**: brings **one** card, the first it finds in its deck.
- **Spy**: goes to you, and two more cards are turned up.
- **Decoy**: takes nothing back. The top card of the deck goes face down under it. When the round ends, before the
  totals are counted, it is turned up and played.

Everything else works as it does for you.
`,
  },
  "automaton-leaders": {
    title: "The automaton’s leaders",
    text: `
This is a variant; switch on the [option](#options) “The automaton’s leaders”. The five leaders of its faction lie face
down in a pile.

If your total is **higher** than the automaton’s when a round is counted, it reveals the top leader, whose effect is
used at once in the best way. Then the totals are compared again. You win the round only if you are still ahead.

- One leader per round at most, and none if the totals are equal.
- A revealed leader is gone afterwards. A lasting effect lasts as long as it says.
- If your leader is [The White Flame](#nilfgaard), none is revealed.

## What they do

Leaders that are not named here do what they do for you.

- **Eredin, Destroyer of Worlds** and **Francesca, Daisy of the Valley**: the automaton turns up one card.
- **Eredin, King of the Wild Hunt**: plays the first weather card of its deck.
- **Eredin, Bringer of Death**: plays the card from its discard pile that helps it most, but not a hero.
- **Emhyr, Invader of the North**: plays a random unit from its discard pile, but not a hero.
- **Emhyr, The Emperor of Nilfgaard**: you discard a card of your choice.
- **Emhyr, The Relentless**: plays the card from **your** discard pile that helps it most, on its own side.
- **Emhyr, The White Flame**: your leader has no ability for the rest of the match.
- **Francesca, Hope of the Aen Seidhe**: its agile units get +1 until the round ends.
- **Arnjolf**: plays the tight bond unit from its deck that adds most.
- **Harald**: plays a Mardroeme from its deck where it adds most.
- **King Bran**: weather takes only half the strength of its units, until the match ends.
`,
  },
};
