import type { Pages } from "../outline.ts";

export const PLAY: Pages<"play"> = {
  idea: {
    title: "The idea of the game",
    text: `
Two commanders face each other across one battlefield. You take turns to play a card, and every unit adds its strength
to your side. When both of you have passed, the higher total wins the round.

You start with two **gems**. Whoever loses a round loses a gem, and whoever has lost both loses the match. So winning two
rounds is enough, and no match lasts longer than three.

## Ten cards for everything

You draw ten cards at the start and, with few exceptions, no more. A card you play now is a card you will not have
later. That is the whole tension of the game: spend just enough to win, or lose cheaply and keep your strength.

- In round one your opponent is ahead 42 to 10 and has played seven cards; you have played three.
- You pass. The round is lost, and one gem with it.
- But now you hold seven cards and your opponent three. The next two rounds are yours to lose.

## Where to read on

If this is your first match, read [your turn](#turn) and [how strength is counted](#strength); then play. Look up
everything else when you meet it.
`,
  },
  board: {
    title: "The battlefield and its terms",
    text: `
Each player has one **side** of the battlefield with three **rows**: close combat in front, ranged combat behind it,
siege at the back. A unit goes in the row its mark shows.

- **Slot**: the one place beside each row for a Commander’s Horn or a Mardroeme.
- **Weather**: the place for weather cards, shared by everyone.
- **Hand**: the cards you can play. Only you see them.
- **Deck**: the cards not yet drawn, face down.
- **Discard pile**: where cards go when they leave the battlefield. Everyone may look through it.
- **Leader**: lies beside your side with an ability of its own.
- **Gems**: your two lives.

## What is what

A **unit** is any card with a strength, and a **hero** is a unit that nothing can touch. A **special card** has no
strength; [weather](#weather) cards are special cards too. Some units only come from the [side deck](#side-deck).

## Whose card is it?

A card counts for the side on which it lies. A unit that falls goes to the discard pile of that side: a
[spy](#spy) you sent across ends up in your opponent’s pile. Horns, decoys and weather return to the pile of whoever
played them. A card that comes into your hand or deck is yours from then on.

## What everyone knows

The battlefield, discard piles, leaders, gems and the number of cards in every hand and deck are public. The cards in a
hand and the order of a deck are secret.
`,
  },
  deck: {
    title: "Your deck",
    text: `
A deck belongs to one [faction](#factions) and has one [leader](#leaders) of that faction. It may contain
cards of that faction and neutral cards.

- At least **22 units**. Heroes count as units.
- At most **10 special cards**, weather included.
- No more copies of a card than there are in the box; the deck builder shows the number.
- No cards of the [side deck](#side-deck). Mardroeme is for Skellige only.

There is no upper limit on units, but in a small deck you draw your best cards more often. Most players stay close to 22
units.

## Looser and tighter

[Competitive](#competitive) decks have tighter limits, a [tournament](#tournament) needs three of them, and against the
[automaton](#solo) you play the whole faction. If a deck breaks a rule, the deck builder names it and says what to change.
`,
  },
  setup: {
    title: "Setting up and the first hand",
    text: `
- Both leaders are shown.
- A coin decides who starts. If one player plays [Scoia’tael](#scoiatael), that player decides instead.
- Everyone shuffles and draws **ten cards**.
- Everyone may **exchange up to two** of them.

## Exchanging

You exchange one card at a time: set it aside, draw a new one, then decide about the second. It may even be the card you
have just drawn. When you are done, the cards you set aside are shuffled back into the deck, so you cannot draw them
again right away.

Both players exchange at the same time and in secret. Nobody learns whether you exchanged none, one or two cards.

## What to exchange

A second copy of a card that [musters](#muster) is better off in the deck. So is weather that would hit your own rows,
and a unit that only shines next to comrades you do not hold.
`,
  },
  turn: {
    title: "Your turn, and passing",
    text: `
On your turn, do exactly one thing:

- **play a card** from your hand, or
- **use your leader**, if it has an ability to use once per match and you have not used it yet, or
- **pass**.

Then it is your opponent’s turn.

## Playing a card

A unit goes to the right end of its row on your side; only a [spy](#spy) goes to the other side, and an
[agile](#agile) unit may go to either of two rows. First it takes its place, then its abilities work. A special card does
what it says. A horn or Mardroeme needs an empty slot and a decoy needs a unit to take back; otherwise they cannot be
played. Weather and Scorch can always be played, even if they do nothing.

## Passing

A pass is final: you do nothing more this round. Your opponent may keep playing for as long as they like. As soon as
everyone has passed, the [round ends](#round-end).

If your turn begins and you have neither a card nor a leader to use, you pass automatically.

- You lead 10 to 8 and pass. Your opponent plays a 1, then a 2, and passes: 10 to 11, the round is theirs.

## Must I?

If a card asks you to choose and there is something to choose, you must choose. If there is only one option, the table
chooses it for you.
`,
  },
  strength: {
    title: "Rows and strength",
    text: `
Your total is the sum of your three rows, and a row is the sum of its cards. The strength of a unit starts from the
number printed on it and then changes in a fixed order:

- **Weather**: if bad [weather](#weather) lies on the row, the printed strength counts as 1 at most.
- **Spy leader**: if [Eredin the Treacherous](#monsters) is at the table, spies count double.
- **Bond**: units with a [tight bond](#tight-bond) are multiplied by their number.
- **Morale**: every [morale boost](#morale-boost) beside the unit adds 1.
- **Horn**: a [horn](#commander-horn) on the row doubles the result so far.

[Heroes](#hero) skip all of this: they are always worth the number printed on them. A [decoy](#decoy) is worth 0.

## Ask the table

Strengths are recalculated after every change. Tap any number on the table to see how it came about.

## An example, step by step

Two Blue Stripes Commandos of strength 4 stand in the close row. Olgierd von Everec beside them lifts their morale, and a
horn lies in the slot. Then frost falls.

- Without frost: 4, bond ×2 makes 8, morale +1 makes 9, horn ×2 makes **18** for each.
- With frost: 1, bond ×2 makes 2, morale +1 makes 3, horn ×2 makes **6** for each.

The order matters: weather only lowers the printed number. Bonds, morale and horns work just as well in the snow.
`,
  },
  "round-end": {
    title: "The end of a round",
    text: `
When everyone has passed, the totals are compared.

- The higher total wins the round; the loser loses a gem.
- If the totals are equal, the round is a **draw** and both players lose a gem, unless [Nilfgaard](#nilfgaard) is at the
  table.
- If someone has no gem left, the [match is over](#match-end). Otherwise the field is cleared.

## Clearing the field

All cards go to the discard piles, weather and horns included, and units of the [side deck](#side-deck) return there.
One unit stays if [Monsters](#monsters) are in play. Used leaders stay used; hands, decks and piles stay as they are.

## The next round

The winner of the round starts the next one. After a draw it is the player who passed last. Before the first turn,
everything that is due happens: [avengers](#summon-avenger) arrive, in round three [Skellige](#skellige) brings back two
units, and the [Northern Realms](#northern-realms) draw their card.

Otherwise nobody draws new cards: you go on with what you have kept.
`,
  },
  "match-end": {
    title: "The end of the match",
    text: `
The match ends as soon as a player has no gem left after a round.

- If one player still has a gem, that player wins.
- If both lost their last gem in the same round, the match is a draw.

So a match has two or three rounds. If the first round was a draw, whoever wins the second has won the match.

When the match ends, everything ends at once: nothing more is drawn, brought back or avenged.
`,
  },
};
