import type { Pages } from "../outline.ts";

export const FIGHTS: Pick<Pages<"fights">, "combat" | "combat-turn" | "combo"> = {
  combat: {
    title: "What all fights have in common",
    text: `
## Your life

At the start of a fight you keep your hand and draw nothing. Shuffle your discard pile into your deck: this is your
**life deck**. Your life is your life deck **and** your hand. In a fight your discard pile is never shuffled; when the deck
is empty, you draw nothing more.

A monster’s life is the number of cards in its life deck. Anyone may count them at any time, but nobody may look at them.

## Taking damage

A witcher takes damage point by point:

- if there is any **Shield** left, it falls by 1,
- otherwise the **top card of the life deck** is discarded,
- otherwise a **card from the hand**, chosen by its owner, is discarded.

A monster discards the top card of its life deck for each point, face down.

- You have Shield 3, 9 cards in the deck and 3 in hand, and take 5 damage: your Shield is gone, and you have **7** cards in
  the deck and **3** in hand.

## Knocked out

A fighter with neither life deck nor hand is **knocked out**, and the opponent wins at once. Any further damage and the rest
of the combat turn are ignored.

- The side that is **not** acting is checked after every single card it loses.
- The **acting** witcher is checked once, after step 4: a card returned or drawn saves you. Cards of the combo are not life
  while they lie on the table. If you lose cards to an effect of your own outside the combo, you are checked at once.
- If both lose their last card in the same combat turn, the **acting** side wins.
- A monster that reveals its last card carries out the attack first. If it knocks you out, you lose; otherwise the monster
  does.

A witcher with no action cards at all can neither start a fight nor be challenged.
`,
  },
  "combat-turn": {
    title: "Your combat turn",
    text: `
## Step 1: potions and effects

You may drink [potions](#potions), use your [Specialization](#schools), and use effects of equipment, companions and
trophies, in any order, each as often as it allows. Use effects that name another moment at that moment.

You draw cards and gain Shield at once. Damage is added to your attack in step 3, and changes to your draw are added in step
4, even if you play no combo. Only damage “at once” hits before that.

## Step 2: combo

With cards in hand, you must play a [combo](#combo) of at least one card. Without cards, you play none.

## Step 3: what it does

- **Damage.** Add all damage symbols and all damage effects, subtract reductions, and apply a limit, if there is one, last.
  The result is one attack. It is never below 0.
- **Shield.** Add all Shield symbols. Your Shield rises by that much, up to what your Defense allows.
- **Special effects**, in any order: take the top card of your discard pile (the cards of this combo are not there yet);
  return a card of the combo to your hand. Skip what is impossible.

## Step 4: fill your hand

Draw as many cards as your Combat says, changed by the symbols of the combo and by effects, but never fewer than 0. The hand
limit of 7 applies. Then discard the combo, the first card first, so that the last one lies on top.

- You have Combat 2, a combo with two more cards and a potion with one card fewer: you draw **3**.

## Several effects at one moment

Compulsory effects come first, then optional ones, in the order their owner chooses. If both sides have effects, the acting
side goes first.

Cards that an effect moves between your own deck, hand and discard pile are neither drawn nor discarded nor lost.
`,
  },
  combo: {
    title: "Combos",
    text: `
- The **first card** is any card from your hand.
- Lay each further card on the one before. Its colour must match
  **one extension of the card directly below it**. Cards further down do not matter.
- You may stop whenever you like. Nothing happens until you have finished.

## What counts

- The symbols of **every card** of the combo.
- The symbols of every extension **used as a link**. One link uses one extension; the other extensions of that card do not
  count. If two of them match, you choose which one.

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
- Cards: one more from the extension of the purple card, one fewer from the red card. With Combat 2 you draw **2**.

If you had stopped after the blue card, you would have dealt **3** damage and drawn **3** cards.

## Free cards

Some effects let you add a card of any colour from your hand. Add it when the linked combo is complete. It uses no extension
and its own extensions do not count; only another free card can follow it. In every other respect it is a card of the combo.

## Limits and bonuses

If something limits the size of the combo, free cards count too, and the smallest limit applies. A bonus for each card of a
colour counts all of them, even if the symbols of those cards do not count.
`,
  },
};
