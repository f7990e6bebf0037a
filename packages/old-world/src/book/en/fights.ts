import type { Pages } from "../outline.ts";

export const FIGHTS: Pick<Pages<"fights">, "combat" | "combat-turn" | "combo"> = {
  combat: {
    title: "What all fights have in common",
    text: `
## Your life

At the start of a fight you keep your hand and draw nothing. You shuffle your discard pile into your deck: this is your
**life deck**. Your life is the life deck **and** your hand. In a fight your discard pile is never shuffled; when the deck
is empty, you draw nothing more.

A monster’s life is the number of cards in its life deck. Anybody may count them at any time, but nobody may look.

## Taking damage

A witcher takes damage point by point:

- while there is **Shield**, it falls by 1,
- otherwise the **top card of the life deck** is discarded,
- otherwise a **card from the hand**, chosen by its owner.

A monster discards the top card of its life deck for each point, face down.

- Shield 3, 9 cards in the deck, 3 in hand, and 5 damage comes in: the Shield is gone, the deck holds **7**, the hand **3**.

## Knocked out

Whoever has neither life deck nor hand is **knocked out**, and the opponent wins at once. Damage beyond that is forgotten,
and so is the rest of the combat turn.

- The side that is **not** acting is checked after every single card it loses.
- The **acting** witcher is checked once, after step 4: a card that comes back, or a card drawn, saves you. Cards of the
  combo are not life while they lie on the table. Cards you lose by an effect of your own outside the combo are checked at
  once.
- If both lose their last card in the same combat turn, the **acting** side wins.
- A monster that turns up its last card first carries out the attack. If you are knocked out by it, you have lost, otherwise
  the monster has.

A witcher without a single action card can neither start a fight nor be challenged.
`,
  },
  "combat-turn": {
    title: "Your combat turn",
    text: `
## Step 1: potions and effects

You may drink [potions](#potions), use your [Specialization](#schools), and use effects of equipment, companions and
trophies, in any order, each as often as it allows. What names another moment is used then.

Cards drawn and Shield gained come at once. Damage is added to your attack in step 3, and changes of drawing are added in
step 4, even if you play no combo. Only what says “at once” hits before that.

## Step 2: combo

With cards in hand you must play a [combo](#combo) of at least one card. Without cards you play none.

## Step 3: what it does

- **Damage.** All damage symbols and all damage effects are added, whatever lessens it is subtracted, and a limit, if there
  is one, is applied last. It is one attack. It never falls below 0.
- **Shield.** All Shield symbols are added, and your Shield rises by that, up to what your Defense allows.
- **Special effects**, in the order you like: take the top card of your discard pile, where the cards of this combo are not
  yet; return a card of the combo to your hand. What is not possible is skipped.

## Step 4: fill your hand

Draw as many cards as your Combat says, changed by the symbols of the combo and by effects, but never fewer than 0. The hand
limit of 7 holds. Then the combo is discarded, the first card first, so that the last one lies on top.

- Combat 2, a combo with two cards more, a potion with one card fewer: you draw **3**.

## Several effects at one moment

What is compulsory comes first, then what is not, in the order its owner likes. If both sides have something, the acting
side goes first.

Cards that an effect moves between your own deck, hand and discard pile are neither drawn nor discarded nor lost.
`,
  },
  combo: {
    title: "Combos",
    text: `
- The **first card** is any card of your hand.
- Each further card is laid on the one before. Its colour must be the colour of
  **one extension of the card directly below it**. Cards further down do not matter.
- You may stop whenever you like. Nothing happens before you have finished.

## What counts

- The symbols of **every card** of the combo.
- The symbols of every extension **used as a link**. One link uses one extension; the other extensions of that card do not
  count. If two of them have the right colour, you choose which one.

The extensions of the last card do not count. Some extensions have no symbols at all; they are there for the link.

## An example

You have Combat 2 and lay four cards:

- Purple: 1 damage. Extension green: one card more.
- Green: 1 Shield. Extensions red and blue: return this card.
- Blue: 2 damage. Extensions red and green: 1 damage each.
- Red: 2 damage, one card fewer. No extension.

The purple card is extended by green, the green one by blue, the blue one by red.

- Damage: 1 on the purple card, 2 on the blue one, 1 in its red extension, 2 on the red one. Together **6**.
- Shield: it rises by **1**.
- The green card returns to your hand.
- Cards: one more by the extension of the purple card, one fewer by the red card. With Combat 2 you draw **2**.

If you had stopped after the blue card, you would have dealt **3** damage and drawn **3** cards.

## Free cards

Some effects let you add a card from your hand whatever its colour. It comes when the linked combo is complete. It uses no
extension and its own extensions do not count; only another free card can follow it. It is a card of the combo in every
other respect.

## Limits and bonuses

If something limits the size of the combo, free cards are counted too, and the smallest limit holds. A bonus for each card
of a colour counts all of them, even if the symbols of such a card do not count.
`,
  },
};
