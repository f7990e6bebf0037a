import type { Pages } from "../outline.ts";

export const SPECIALS: Pages<"specials"> = {
  "special-cards": {
    title: "Special cards",
    text: `
Special cards have no strength. Playing one is your whole turn, just like playing a unit.

- [Commander’s Horn](#commander-horn) doubles one of your rows.
- [Scorch](#scorch) burns the strongest units on the battlefield.
- [Decoy](#decoy) takes one of your units back into your hand.
- [Mardroeme](#berserker) transforms the berserkers in a row; Skellige only.
- [Weather](#weather) weakens whole rows, and Clear Weather ends it.

## The slot

Beside each row is one slot. A Commander’s Horn, a Mardroeme or the horn of a leader fills it until the round ends. A
filled slot takes no other card.

## Where they go

Scorch and Clear Weather go to your discard pile at once, the others when the round ends. No medic can bring them back.
`,
  },
  decoy: {
    title: "Decoy",
    text: `
Put the decoy in place of a unit **on your side** and take that unit into your hand. The decoy stays where it stood, with
strength 0, until the round ends.

Any unit will do, even a spy your opponent sent you, except heroes and units of the [side deck](#side-deck).

- Your opponent’s spy of 5 lies on your side. You take it back with a decoy and play it later: it goes to your opponent,
  and **you** draw two cards.
- You take a medic back and play it once more: it revives another unit.
- A unit of 10 stands in the frost and is worth 1. You take it back for a better round.

The decoy itself is not a unit. It cannot be burned, revived or kept, and no morale or horn changes its 0.
`,
  },
  weather: {
    title: "Weather",
    text: `
Bad weather lies on the same row of **all sides**, yours too. While it lasts, the printed strength of every unit there
counts as **1 at most**. Heroes do not mind.

- **Biting Frost** hits the close rows.
- **Impenetrable Fog** hits the ranged rows.
- **Torrential Rain** hits the siege rows.
- **Skellige Storm** hits the ranged and the siege rows.
- **Clear Weather** ends all weather.

## What still works

Weather only lowers the printed number. [Bond](#tight-bond), [morale](#morale-boost) and [horn](#commander-horn) come
after it: a unit of 8 in the frost is 1, with a horn 2. A unit of 0 stays 0.

Units that come later are hit as well. Two weather cards on one row are no worse than one, and a second copy of a
card already in play has no effect: it goes straight to the discard pile.

## How it ends

With Clear Weather or at the end of the round. You may play Clear Weather under a clear sky, too.

[King Bran](#skellige) shields his side: his units lose only half their printed strength, and the loss is rounded down: 5
becomes 3, 8 becomes 4.
`,
  },
};
