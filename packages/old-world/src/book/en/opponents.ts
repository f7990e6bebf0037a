import type { Pages } from "../outline.ts";

export const OPPONENTS: Pick<Pages<"fights">, "monster-fights" | "monster-results" | "duels" | "example"> = {
  "monster-fights": {
    title: "Monster fights",
    text: `
Your right neighbour **controls** the monster for the whole fight.

## The start

- The monster’s special ability is shown. If it asks a price, you pay it now.
- Use abilities that work before the life decks are formed, the monster’s first.
- Form the monster’s life deck: as many cards from the top of the shuffled fight deck as the monster has **life**. Level I
  has 10 to 12, level II 13 to 15, level III 17 to 19.
- Form your life deck.
- Use abilities that work after the life decks are formed.

With a [trail](#trails) of the monster’s terrain you take the first combat turn, otherwise the monster does. Then you
alternate until one side has lost.

## The monster’s combat turn

A player names **charge** or **bite**. Only then is the top card of the monster’s life deck revealed, and its effect for that
attack applies. So each attack costs the monster one of its own life cards.

On its first turn the controller decides, on each later turn the next player counter-clockwise, skipping you.

## What the cards do

- **Damage**: a number, a number by the monster’s level, or the level of one of your attributes.
- **Discard at random**: 1, 2 or 3 cards from your hand against a monster of level I, II or III. If your hand has too few,
  the rest come from the top of your deck.
- **Remove a card** of your choice from your hand; with an empty hand, the top card of your deck.
- **Lose a level** of Combat, Defense or Alchemy. Then a monster of level II deals 1 damage, and one of level III deals 2.
  At level I there is no damage, but your Shield falls by 1 if there is any.

On the 20 cards, the charge is damage on 13, a discard on 4 and a removal on 3; the bite is a fixed number of damage on 13,
an attribute level as damage on 4 and a lost level on 3.

## How damage is counted

Take the printed amount, add the monster’s bonuses and subtract your reductions, to no less than 0; then apply limits.
Bonuses and reductions work only on attacks that deal at least 1 damage. Shield protects you only from damage.
`,
  },
  "monster-results": {
    title: "After a monster fight",
    text: `
## You win: the monster is defeated

- Discard used potions. Take the monster’s card and **2** gold.
- Move up on the [trophy track](#winning), which may win the game, and suffer fatigue. The monster’s card is your
  trophy.
- A new monster of the **next higher level** appears; after level III it is level III again. With 4 and 5 players the tokens
  of the extra stack come first: while there are any, a defeated monster of level I is replaced by one of them.

## You are knocked out, it has 0 or 1 cards left: driven away

- Discard used potions. Take **2** gold. There is no trophy.
- Add an action card of cost 0 to your discard pile.
- A new monster of the **same level** appears. The old one may come back when the tokens of its level have run out.

## You are knocked out, it has 2 or more cards left: total defeat

- Discard used potions. Take a **trail** of its terrain, if you have none and there is one.
- Add an action card of cost 0 to your discard pile.
- In Phase III, draw only up to **2** cards.
- The monster stays, with its full life for the next fight.

## In every case

Shuffle all fight cards. Your deck, discard pile and hand become your new deck, and your Shield is full again. Then abilities
that work after a fight are used, and Phase III follows.

## A card of cost 0

Take any card with printed cost 0 from the pool, in any slot. If there is none, cards of the common deck are turned up until
one appears.

## A new monster

Draw a token of the required level, and a location token of the same terrain; it may be the same location again. If no token
of that level is left, take the nearest higher level; if there is none, the nearest lower one.
`,
  },
  duels: {
    title: "Duels",
    text: `
You are the **attacker**, the other one is the **defender**.

## Bets

With three or more players, everyone who is not fighting may bet **1** gold on one of the two, wherever their figure is: one
after the other, clockwise from the attacker’s left, in the open. If you bet on the winner, you take your gold back and gain
as much gold from the bank as the winner gets. Other bets go to the bank.

## The fight

First come abilities before the life decks, then the life decks, then abilities after them, the attacker first each time.
Then you alternate combat turns, **the attacker first**, until one of you is knocked out.

## The result

- Discard used potions.
- An **attacker** who wins and has no trophy of the loser’s school yet takes one from the loser, moves up the
  [trophy track](#winning) and suffers fatigue. The loser keeps all trophies won before. A **defender** who wins gets no
  trophy.
- The winner takes gold from the bank by the loser’s position on the trophy track: 1, 2, 3 and 3 gold for positions 0 to 3.
- The loser adds an action card of cost 0 to their discard pile.
- Both shuffle deck, discard pile and hand into a new deck, and their Shield is full again.
- The defender draws **4** cards after a victory, **3** after a defeat.
- The bets are paid.
- The **closed-tavern token** is put on this location. No duel can be fought here until one has been fought elsewhere. Dice
  poker and the location action are not affected.

The attacker goes on to Phase III, and draws only up to **2** cards after a defeat.

- You bet 1 of your 3 gold on the attacker. The defender is on position 1. If the attacker wins, you have **5** gold,
  otherwise **2**.
`,
  },
  example: {
    title: "One whole turn",
    text: `
You are a Bear in a two-player game. Witcher level 2, Combat 3, Defense 2, Alchemy 2, Specialization 3, Shield 2. You have 4
gold, the potion Blizzard and a trail of the mountains. You are in Vengerberg, with 4 cards in your hand, 7 in your deck
and 3 in your discard pile. The other witcher is in Kaer Morhen with 2 gold. In Hengfors an Archespore waits, level I,
life 12.

## Phase I

- You have not moved yet, so Vengerberg offers you nothing. You discard a water card and go to Ban Ard. Your Alchemy is not
  higher than your witcher level: training makes it **3**, and you draw the potion Black Blood.
- A mountain card takes you to Kaer Morhen. Dice poker: the pot is **3**. Your opponent rolls 5-5-5-2-3, you roll 6-6-1-3-4.
  They reroll two dice and get 5-5-5-4-4, a full house; you reroll three and get 6-6-2-2-5, two pairs. You are left with
  **3** gold.
- It is not your school, and of what it teaches you can afford only Defense: 3 gold, Defense **3**, Shield **3**. Now all
  attributes are higher than 2: witcher level **3**, and you draw 1 card.
- A wild card takes you to Hengfors. The Archespore does not mind. You ask around, get 1 gold, and take a trail quest for
  the water monster.

## Phase II

- You have 2 cards in your hand and choose to fight. The Archespore costs a potion up front: Black Blood goes. Its
  life deck has **12** cards, yours has **12** too.
- Thanks to your trail you go first. Two linked cards deal 3 damage: it has **9** left. You draw 3 cards.
- It bites, and the card says 5 damage. Its life is **8**. Your Shield falls from 3 to **0**, and 2 cards go from your deck.
- Shield 0 in your turn: the Bear’s ability gives you 1 Shield and 2 cards, so you hold **5**. Blizzard lets you add a free
  card to a combo of three. 5 damage: **3** left. A Shield symbol makes it Shield **2**, a special effect brings back the
  top card of your discard pile, and you draw 3.
- It bites again: **2** left. You lose a level of Alchemy and, because it is a monster of level I, 1 Shield.
- One card with 3 damage. It is dead, and the rest of the combat turn is skipped.
- 2 gold, your first trophy, fatigue 1: of your 14 cards **13** remain. A monster of level II takes the mountains, and your
  trail is gone. Shield **3** again.

## Phase III

You draw 3 cards. A card of cost 2 lies in slot 6, so its price is **1**. You discard one card and take it into your hand.
Your witcher level stays **3**, even though Alchemy is back to 2.
`,
  },
};
