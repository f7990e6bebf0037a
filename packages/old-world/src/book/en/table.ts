import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Rules you can change",
    text: `
These options are fixed before the setup, stay with the game and are shown to everybody.

- **Gold in the bank**: without limit, or 35 coins; then gains stop when the bank is empty.
- **Location 0**: is entered with a card of any terrain, or with none, so that only the other three payments are left.
- **Own deck**: you always see what your deck still holds, in no order; or you look through it when the rules allow it, and
  it is shuffled afterwards.
- **Starting player**: by lot, or named by the host.
- **Schools**: one of two drawn boards, by lot, or freely chosen.
- **Level 5 of attributes**: Combat, Defense and Alchemy give as much as on level 4, as on the printed boards; or they
  count 5.
- **Several trail quests**: you may take a trail quest for a terrain whose trail or trail quest you have, or not.
- **Exploration decks**: an empty deck is shuffled again; or it cannot be chosen any more, and if both are empty, exploring
  does nothing.
- **Bites of level I**: a bite that lowers an attribute also lowers your Shield by 1, or it does not.
- **Bets**: in the open, or secret and shown together.
- **Forced answers**: the table gives them for you, or you give all of them yourself.
`,
  },
  secrets: {
    title: "What everybody knows",
    text: `
**Open** are boards, gold, potions, trophies, quests, trail quests, kept cards, the pool, all discard piles, removed cards,
dice, bets, and how many cards are in every hand and every deck.

**Secret** are the hands, the boards offered to you at setup, and what you see when you look at cards.

**Nobody** knows the order of the decks and of the token piles, what is on face-down tokens and on the cards a monster lost
to damage, the results of a story before the choice, or the result that was not chosen.

## Your own deck

You always see which cards your deck still holds, in no order. With the option switched the other way you may look through
it while it is not your turn and you are not fighting; then it is shuffled. When you suffer fatigue, you always see it.

## Cards all have seen

Who takes a card of the pool to the hand takes it before all eyes. The table does not forget it.

## Chance

All chance comes from one number drawn before the game. The same number and the same choices give the same game again, so
anybody can check it afterwards.
`,
  },
  decisions: {
    title: "What you are asked",
    text: `
This is all the game ever asks you. If there is only one answer, the table gives it for you.

## At setup

- Your **school**, of two that only you see; with 4 and 5 players the **attribute** you begin with.
- With 2 players the starting player’s choice of the **terrain** of the stronger monster.

## In Phase I

- **What next**: move, location action, dice poker, quest, or enough.
- **A move**: where to, and the cards that pay for it, one by one.
- **In a place**: what to train, what to exchange, which trail quest, what to purge.
- **Dice** to reroll, also as the one who was challenged, and for the locals of your left neighbour.

## In Phase II

- **Fight, meditate or explore**.
- **A story**: the first option or the second, and what its result leaves to you: an attribute, a terrain, a card of the
  pool, cards or potions to give up.
- **A bet**, if others fight.

## In a fight

- **Step 1**: a potion, an ability, or go on.
- **The combo**, card by card, until you are done.
- **Abilities** at their moment, and the order of special effects.
- **Cards of your hand** that you lose to damage or to a monster.
- **Charge or bite**, when others fight a monster.

## Afterwards

- **Fatigue**, card by card. The **card of cost 0**.
- **Phase III**: what to discard, which card to gain, and what to pay with.

## Taking back

You may take back an answer until it has revealed something, drawn a card or rolled a die. A long answer, such as a combo or
a move, can be built and changed until you confirm it. If a clock runs out, the table answers in the quietest way.
`,
  },
  glossary: {
    title: "Glossary",
    text: `
- **Active player**: the one whose turn it is.
- **Attacker, defender**: who challenged, and who was challenged to a duel.
- **Bank**: where gold comes from and goes to.
- **Charge, bite**: the two attacks on every monster fight card.
- **Combo**: the cards you lay in one combat turn, linked by colours.
- **Controller**: the right neighbour of a witcher who fights a monster.
- **Discard**: put on the discard pile.
- **Driven away**: a monster that knocked you out with 0 or 1 card left.
- **Extension**: a colour at the edge of a card, perhaps with symbols; it takes a card of that colour.
- **Fatigue**: cards you remove after a trophy.
- **Knocked out**: without life deck and hand.
- **Life deck**: your deck in a fight; for a monster its fight cards.
- **Location token**: shows a location; used for monsters, quests, trails and trail quests.
- **Pool**: six action cards for everybody, slot 1 on the left, slot 6 on the right.
- **Remove**: take out of the game.
- **Shield**: takes damage before your cards do.
- **Specialization**: the fourth attribute, different for each school.
- **Total defeat**: knocked out while the monster has 2 or more cards left.
- **Trail**: a face-down token; you begin the fight with the monster of its terrain.
- **Trail quest**: a face-up token with gold; it becomes a trail where it leads.
- **Wild**: a symbol that stands for any terrain.
- **Witcher level**: rises when all four attributes are higher.

Whatever cannot be done in full is done as far as possible, and the rest is forgotten. Prices are the exception: they must
be paid in full.
`,
  },
};
