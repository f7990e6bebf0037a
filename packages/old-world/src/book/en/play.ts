import type { Pages } from "../outline.ts";

export const PLAY: Pick<Pages<"play">, "idea" | "components" | "action-cards" | "setup"> = {
  idea: {
    title: "The idea of the game",
    text: `
The Continent is full of teeth, and someone has to be paid to pull them. You are a witcher of one of five schools, fresh on
the Path with ten cards, a little gold and one medallion. You travel, train, gamble, listen to people in trouble, and fight.

The first player to gain **4 trophies** wins at once. A trophy comes from

- a **monster** you have defeated; most trophies come this way,
- another **witcher** you have challenged and beaten,
- **meditation**, once one of your attributes has reached level 5.

The last trophy must come from a fight. See [Trophies and winning](#winning).

## One deck for everything

Your ten cards are your legs, your sword arm and your blood. You discard them to **move**, you lay them together as
**combos** to fight, and in a fight your deck is your **life**. Every turn you add a card. Every trophy tires you and takes
cards away.

## Whose turn it is

Turns go clockwise. The player taking a turn is the **active** player. Your left neighbour plays after you, your right
neighbour before you; with two players both are the same person.

## Cards before rules

If a card contradicts this rulebook, the card is right. Where a card could be read in two ways, the table has already
decided, so nobody has to vote.
`,
  },
  components: {
    title: "What is on the table",
    text: `
- **The map**: 19 locations with roads and sea routes. See [The map](#map).
- **Action cards**: 90 common ones, and 10 starting cards for each school.
- **The pool**: six face-up action cards you can gain. See [Phase III](#phase-three).
- **Potions**: 28, four of each of seven kinds. See [Potions](#potions).
- **Monsters**: 28, ten of level I, twelve of level II, six of level III, each with a card and a token. Three of them stand
  on the map.
- **Monster fight cards**: 20. They are the monsters’ life and their attacks.
- **Location tokens**: 18, six each of forest, mountain and water. They show where monsters, quests and trails are.
- **Exploration cards**: 36 of the city, 36 of the wilderness; and 56 **event cards**. See [Exploring](#exploration).
- **Trophies**: 8 for attributes, two for each, and 4 of each school.
- **Dice**: two sets of five, for dice poker.
- **Gold**, and one **closed-tavern token**.

## What you own

- A **board** with four attributes, your witcher level and your Shield, and a figure on the map.
- Your **deck**, face down; your **hand**; your **discard pile**, face up.
- **Gold**. There is always enough in the bank, and what you pay goes there. You never have less than 0.
- **Potions**, **trophies**, **trails**, **quests**, and cards you keep.

Only you see your hand; everything else is public. See [What everyone knows](#secrets).

## All at once

If several players have to decide something at the same time, they decide one after the other, clockwise, starting with the
active player or, if that player has nothing to decide, with the next one who does.
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
- perhaps **extensions**: a colour and perhaps more symbols, which count if you lay a card of that colour on it,
- a **cost** from 0 to 2. Starting cards cost 0.

Whenever a card leaves your hand it does one thing: it moves you or it fights, never both.

## The symbols

- **Damage**: how much damage your opponent takes.
- **Shield**: how much your Shield rises.
- **More or fewer cards**: changes how many cards you draw at the end of the combat turn.
- **Top card**: take the top card of your discard pile into your hand.
- **Return**: this card goes back to your hand.

## Discarding and removing

To **discard** a card, put it face up on your discard pile. It will come back.

To **remove** a card, take it out of the game for good. If you have to remove an action card and no place is named, take it
from your hand, your deck or your discard pile; shuffle your deck if you searched it. Remove exactly as many cards as asked,
no more and no fewer. In the long run a thin deck is a sharp one, but remember that it is also your blood.
`,
  },
  setup: {
    title: "Setting up",
    text: `
The table does all of it for you, except the choices.

- The **starting player** is random.
- The common action cards are shuffled. Three cards of cost 0 go to the three right slots of the **pool**, any three cards
  to the left ones.
- Potions and both exploration decks are shuffled. The event deck is never shuffled: it stays in the order of its numbers.
- The location tokens are shuffled by terrain, and one of each terrain is turned up. A **monster** appears at each of these
  locations, and its card lies face up.
- The **boards** are chosen counter-clockwise, so that the starting player chooses last: look at two boards in secret, keep
  one and return the other. With five players the starting player takes the board that is left.
- Your figure goes to your school.

## What you start with

All four attributes on level 1, witcher level 1, Shield 1, no trophy. Shuffle your ten starting cards, then draw cards and
take gold by your place in turn order (number of players → cards / gold of the first player, the second and so on):

@seats

## By the number of players

- **Solo**: one monster of each level, and a few more changes. See [Solo](#solo).
- **2 players**: two monsters of level I and one of level II. The starting player chooses the terrain of the stronger one,
  knowing the three locations but none of the monsters. One trophy for each attribute, one witcher trophy each, no bets.
- **3 players**: three monsters of level I, one trophy for each attribute, two witcher trophies each.
- **4 and 5 players**: three monsters of level I, two trophies for each attribute, three or four witcher trophies each. One
  or two more monsters of level I wait face down on the **extra stack**. At the end of setup each player, clockwise, raises
  one attribute to level 2, with all that follows from it.

Keep as many trophy cards of your own school as you have opponents, face down: they go to those who beat you. All four are
the same.
`,
  },
};
