import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "House rules",
    text: `
These options are set before the game and shown to everyone.

- **Gold in the bank**: unlimited, or 35; when the bank is empty, nobody gains gold.
- **Location 0**: you enter it with one card of any terrain, or only with the other three payments.
- **Your own deck**: you always see which cards are left in it, in no order; or you look through it when the rules allow,
  and shuffle it afterwards.
- **Starting player**: random, or named by the host.
- **Schools**: one of two drawn boards, random, or freely chosen.
- **Attributes on level 5**: Combat, Defense and Alchemy give as much as on level 4, as on the printed boards; or they give
  5.
- **Several trail quests**: whether you may take a trail quest for a terrain whose trail or trail quest you already have.
- **Exploration decks**: an empty deck is reshuffled; or it can no longer be chosen, and if both are empty, exploring does
  nothing.
- **Level-I bites**: whether a bite that lowers an attribute also lowers your Shield by 1.
- **Bets**: open, or secret and revealed together.
- **Forced choices**: the table makes them for you, or you make them yourself.
`,
  },
  secrets: {
    title: "What everyone knows",
    text: `
**Public**: boards, gold, potions, trophies, quests, trail quests, kept cards, the pool, all discard piles, removed cards,
dice, bets, and how many cards are in every hand and every deck.

**Secret**: the hands, the boards offered to you at setup, and what you see when you look at cards.

**Hidden from everyone**: the order of the decks and token piles, face-down tokens, the cards a monster has lost to damage,
the results of a story before the choice, and the result that was not chosen.

## Your own deck

You always see which cards are left in your deck, in no order. With the other setting of this option, you may look through it
while it is not your turn and you are not fighting; then it is shuffled. You always see it when you suffer fatigue.

## Cards everyone has seen

When a player takes a card from the pool into their hand, everyone sees it. The table does not forget it.

## Chance

All chance comes from the seed, one number drawn before the game. The same seed and the same choices give the same game, so
anyone can verify it afterwards.
`,
  },
  decisions: {
    title: "What you choose",
    text: `
These are all the choices in the game. If there is only one option, the table takes it for you.

## At setup

- Your **school**, one of two that only you see; with 4 and 5 players also the **attribute** you raise.
- With 2 players, the **terrain** of the stronger monster, chosen by the starting player.

## In Phase I

- **What next**: move, location action, dice poker, quest, or end the phase.
- **A move**: where to, and the cards that pay for it, one by one.
- **At a location**: what to train, what to exchange, which trail quest to take, what to remove from the pool.
- **Dice** to reroll, also when you are challenged, and for the locals when your left neighbour plays them.

## In Phase II

- **Fight, meditate or explore**.
- **A story**: the first option or the second, and what its result leaves to you: an attribute, a terrain, a card from
  the pool, cards or potions to give up.
- **A bet**, when others duel.

## In a fight

- **Step 1**: a potion, an ability, or continue.
- **The combo**, card by card, until you are done.
- **Abilities** at their moment, and the order of special effects.
- **Cards from your hand** to lose to damage or to a monster.
- **Charge or bite**, when others fight a monster.

## Afterwards

- **Fatigue**, card by card. The **card of cost 0**.
- **Phase III**: what to discard, which card to gain, and what to pay with.

## Undo

You may undo a choice until it has revealed something, drawn a card or rolled a die. A longer one, such as a combo or a move,
can be built and changed until you confirm it. If your timer runs out, the table chooses for you in the quietest way.
`,
  },
  glossary: {
    title: "Glossary",
    text: `
- **Active player**: the one whose turn it is.
- **Attacker, defender**: the witcher who challenges to a duel, and the one challenged.
- **Bank**: where gold comes from and goes to.
- **Charge, bite**: the two attacks on every monster fight card.
- **Combo**: the cards you lay in one combat turn, linked by colours.
- **Controller**: the right neighbour of a witcher who fights a monster.
- **Discard**: put on the discard pile.
- **Driven away**: a monster that knocked you out with 0 or 1 card left.
- **Extension**: a colour at the edge of a card, perhaps with symbols; it takes a card of that colour.
- **Fatigue**: cards you remove after a trophy.
- **Knocked out**: with no cards left in life deck or hand.
- **Life deck**: your deck in a fight; for a monster, its fight cards.
- **Location token**: shows a location; used for monsters, quests, trails and trail quests.
- **Pool**: six action cards for everyone, slot 1 on the left, slot 6 on the right.
- **Remove**: take out of the game.
- **Shield**: takes damage before your cards do.
- **Specialization**: the fourth attribute, different for each school.
- **Total defeat**: knocked out while the monster has 2 or more cards left.
- **Trail**: a face-down token; with it you take the first combat turn against the monster of its terrain.
- **Trail quest**: a face-up token with gold; it becomes a trail where it leads.
- **Wild**: a symbol that stands for any terrain.
- **Witcher level**: rises when all four attributes are higher.

If you cannot do something in full, do as much as possible and ignore the rest. Prices are the exception: they must be paid
in full.
`,
  },
};
