import type { Pages } from "../outline.ts";

export const FACTIONS: Pages<"factions"> = {
  leaders: {
    title: "Leaders",
    text: `
Your leader lies face up beside the battlefield from the start. It is not a unit: it cannot be drawn, burned or taken
back.

- Most leaders are **used once per match**. Using one is your whole turn, like playing a card.
- Some are **always in force** and need no turn.

## When a leader may be used

Only if it has an effect. A leader that plays fog needs fog in your deck, a leader’s horn needs an empty slot, a scorch
needs something to burn. Until then the leader waits; it is not lost.

After a leader takes a card from your deck, the deck is shuffled.

## The leaders by faction

Each faction has five: [Northern Realms](#northern-realms), [Nilfgaard](#nilfgaard), [Monsters](#monsters),
[Scoia’tael](#scoiatael), [Skellige](#skellige).
`,
  },
  factions: {
    title: "Factions",
    text: `
Your deck fights for one of five factions, and each has an ability that works automatically.

- [Northern Realms](#northern-realms) draw a card after winning a round.
- [Nilfgaard](#nilfgaard) wins ties.
- [Monsters](#monsters) keep one unit on the field.
- [Scoia’tael](#scoiatael) decide who starts.
- [Skellige](#skellige) brings back two units in round three.

Neutral cards, Geralt and Dandelion among them, fit in every deck and have no faction ability.
`,
  },
  "northern-realms": {
    title: "Northern Realms",
    text: `
**Ability:** after winning a round, you draw one card at the start of the next.

Siege engines and sworn comrades: many [tight bonds](#tight-bond), strong siege rows, and three [spies](#spy).

## Leaders

- **Foltest, King of Temeria**: plays an Impenetrable Fog from your deck.
- **Foltest, Lord Commander of the North**: clears all weather.
- **Foltest, The Siegemaster**: a horn for your siege row.
- **Foltest, The Steel-Forged**: scorches the opponent’s siege row if it totals 10 or more.
- **Foltest, Son of Medell**: scorches the opponent’s ranged row if it totals 10 or more.

All of them are used once per match.
`,
  },
  nilfgaard: {
    title: "Nilfgaard",
    text: `
**Ability:** if a round is tied, you win it. If both players play Nilfgaard, it stays a draw.

The empire has the strongest [spies](#spy), several [medics](#medic) and can afford to aim for a tie.

## Leaders

- **Emhyr var Emreis, His Imperial Majesty**: plays a Torrential Rain from your deck.
- **Emhyr var Emreis, The Emperor of Nilfgaard**: you see three random cards from the opponent’s hand.
- **Emhyr var Emreis, The Relentless**: you take any card except a hero from the opponent’s discard pile into
  your hand.
- **Emhyr var Emreis, Invader of the North**: always in force. Whenever any player’s ability revives a unit onto
  the battlefield, it is picked at random. Cards taken from a pile into a hand are still chosen.
- **Emhyr var Emreis, The White Flame**: always in force. The opponent’s leader has no ability for the whole match.
`,
  },
  monsters: {
    title: "Monsters",
    text: `
**Ability:** at the end of each round one random unit on your side stays on the battlefield, never a hero. It may also be a
spy that was sent to you, or a unit of the side deck. It is not played again, so it does not muster again.

Crowds that [muster](#muster) fill whole rows in one turn. Beware of weather and scorch.

## Leaders

- **Eredin, Commander of the Red Riders**: a horn for your close row.
- **Eredin, Bringer of Death**: you take any card except a hero from your discard pile into your hand.
- **Eredin, Destroyer of Worlds**: you discard two cards and take any one card from your deck.
- **Eredin, King of the Wild Hunt**: plays a weather card of your choice from your deck, Clear Weather included.
- **Eredin Bréacc Glas, The Treacherous**: always in force. Spies that are not heroes count double on all sides.
`,
  },
  scoiatael: {
    title: "Scoia’tael",
    text: `
**Ability:** you decide who starts the first round, before anyone sees a card. If both players play Scoia’tael, the coin
decides.

Elves and dwarves of the forest: many [agile](#agile) units that step out of the weather.

## Leaders

- **Francesca Findabair, Queen of Dol Blathanna**: scorches the opponent’s close row if it totals 10 or more.
- **Francesca Findabair, The Beautiful**: a horn for your ranged row.
- **Francesca Findabair, Daisy of the Valley**: always in force. You start with eleven cards instead of ten.
- **Francesca Findabair, Pureblood Elf**: plays a Biting Frost from your deck.
- **Francesca Findabair, Hope of the Aen Seidhe**: each of your agile units that would be stronger in its other row moves
  there, all at the same time.
`,
  },
  skellige: {
    title: "Skellige",
    text: `
**Ability:** at the start of the third round two random units from your discard pile return to your side, but no heroes.
They are just put there, so a returning medic or spy does not use its ability. For agile units you choose the row.

Warriors who grow by dying: [avengers](#summon-avenger), [berserkers](#berserker) and long ships with
[tight bonds](#tight-bond).

## Leaders

- **Crach an Craite, Wild Boar of the Sea**: all players shuffle their whole discard piles into their decks, heroes and
  special cards included.
- **King Bran, The Unifier**: always in force. [Weather](#weather) takes only half their strength from your units.
- **Arnjolf, The Patricide**: choose a unit with tight bond on your side and play another copy of it from your deck.
- **Harald an Craite, The Cripple**: plays a Mardroeme from your deck into one of your empty slots.
- **Eist Tuirseach, King of Cintra**: plays a Skellige Storm from your deck.
`,
  },
};
