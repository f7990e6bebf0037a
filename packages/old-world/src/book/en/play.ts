import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "action-cards" | "setup"> = {
  idea: {
    title: "The idea of the game",
    text: `
The Continent is full of teeth, and somebody has to be paid to pull them. You are a witcher of one of five schools, fresh on
the Path with ten cards, a few coins and one medallion. You travel, train, gamble, listen to people in trouble, and fight.

Whoever gains **4 trophies** first wins at once. A trophy comes from

- a **monster** you have defeated; most trophies come this way,
- another **witcher** you have challenged and beaten,
- **meditation**, once an attribute of yours has reached level 5.

The last trophy must come from a fight. See [Trophies and winning](#winning).

## One deck for everything

Your ten cards are your legs, your sword arm and your blood. You discard them to **move**, you lay them together as
**combos** to fight, and in a fight your deck is your **life**. Every turn you add a card. Every trophy tires you and takes
cards away again.

## Whose turn it is

Turns go clockwise. The player whose turn it is, is the **active** player. Your left neighbour comes after you, your right
neighbour before you; with two players both are the same person.

## Cards before rules

If a card says something else than this book, the card is right. Where a card could be read in two ways, the table has
settled it beforehand, and nobody has to vote.
`,
  },
  components: {
    title: "What is on the table",
    text: `
- **The map**: 19 locations with roads and sea routes. See [The map](#map).
- **Action cards**: 90 common ones, and 10 starting cards for each school.
- **The pool**: six face-up action cards that can be gained. See [Phase III](#phase-three).
- **Potions**: 28, four of each of seven kinds. See [Potions](#potions).
- **Monsters**: 28, ten of level I, twelve of level II, six of level III, each with a card and a token. Three of them stand
  on the map.
- **Monster fight cards**: 20. They are the monsters’ life and their attacks.
- **Location tokens**: 18, six each of forest, mountain and water. They say where monsters, quests and trails are.
- **Exploration cards**: 36 of the city, 36 of the wilderness; and 56 **event cards**. See [Exploring](#exploration).
- **Trophies**: 8 for attributes, two for each, and 4 of each school.
- **Dice**: two sets of five, for dice poker.
- **Gold**, and one **closed-tavern token**.

## What you own

- A **board** with four attributes, your witcher level and your Shield, and a figure on the map.
- Your **deck**, face down; your **hand**; your **discard pile**, face up.
- **Gold**. There is always enough in the bank, and what you pay goes there. You never have less than none.
- **Potions**, **trophies**, **trails**, **quests**, and cards that you were allowed to keep.

Your hand is for your eyes only; all the rest lies open. See [What everybody knows](#secrets).

## All at once

If several players have to decide something at the same moment, they do it one after the other, clockwise, beginning with
the active player or with the first one after them.
`,
  },
  "action-cards": {
    title: "Action cards",
    text: `
An action card shows

- a **colour**: blue is a fast attack, red a strong attack, green a dodge, yellow a defensive sign, purple an offensive
  sign,
- one **terrain**: forest, mountain or water, or the **wild** symbol, which stands for any of them and is found on starting
  cards only,
- **symbols** for fights,
- perhaps **extensions**: a colour and perhaps more symbols, which count if a card of that colour is laid on it,
- a **cost** from 0 to 2. Starting cards cost 0.

Whenever a card leaves your hand it does one thing: it carries you somewhere or it fights, never both.

## The symbols

- **Damage**: your opponent loses so much.
- **Shield**: your Shield rises by so much.
- **More or fewer cards**: changes how many cards you draw at the end of the combat turn.
- **Top card**: take the top card of your discard pile into your hand.
- **Return**: this card goes back to your hand.

## Discarding and removing

To **discard** a card is to put it face up on your discard pile. It will come back.

To **remove** a card is to take it out of the game for good. If you have to remove an action card and no place is named, you
take it from your hand, your deck or your discard pile; a deck you have searched is shuffled. You remove exactly as many as
asked, never more or fewer. In the long run a thin deck is a sharp one, but remember that it is also your blood.
`,
  },
  setup: {
    title: "Setting up",
    text: `
The table does all of it for you, except for the choices.

- The **starting player** is drawn by lot.
- The common action cards are shuffled. Three cards of cost 0 go to the three right slots of the **pool**, any three cards
  to the left ones.
- Potions and both exploration decks are shuffled. The event deck is never shuffled: it stays in the order of its numbers.
- The location tokens are shuffled by terrain, and one of each terrain is turned up. There a **monster** appears, each token
  with one, and its card lies open for everybody.
- The **boards** are chosen counter-clockwise, so that the starting player is last: of two drawn boards that only you see
  you keep one, and the other goes back. With five players the starting player takes the board that is left.
- Your figure goes to your school.

## What you begin with

All four attributes on level 1, witcher level 1, Shield 1, no trophy. You shuffle your ten starting cards, draw and take
gold as your place in the order says (number of players → cards / gold of the first, the second and so on):

@seats

## By the number of players

- **Solo**: a monster of each level, and some more changes. See [Solo](#solo).
- **2 players**: two monsters of level I and one of level II. The starting player chooses the terrain of the stronger one,
  knowing the three locations but none of the monsters. One trophy for each attribute, one witcher trophy each, no bets.
- **3 players**: three monsters of level I, one trophy for each attribute, two witcher trophies each.
- **4 and 5 players**: three monsters of level I, two trophies for each attribute, three or four witcher trophies each. One
  or two further monsters of level I wait face down on the **extra stack**. At the end of the setup everybody, clockwise,
  raises one attribute to level 2, with all that follows from it.

You keep as many trophy cards of your own school as you have opponents, face down: they are for those who beat you. All four
are equal.
`,
  },
};
