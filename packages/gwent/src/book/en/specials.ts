import type { Pages } from "../outline.ts";

export const SPECIALS: Pages<"specials"> = {
  "special-cards": {
    title: "Special cards",
    text: `
Special cards have no strength. Playing one is your whole turn, just like playing a unit.

- [Commander’s Horn](#commander-horn) doubles a row of yours.
- [Scorch](#scorch) burns the strongest units on the battlefield.
- [Decoy](#decoy) takes one of your units back into your hand.
- [Mardroeme](#berserker) transforms the berserkers in a row; for Skellige only.
- [Weather](#weather) makes whole rows small, and Clear Weather ends it.

## The slot

Beside each row is one slot. A Commander’s Horn, a Mardroeme or the horn of a leader fills it until the round ends. If it
is taken, nothing else fits in.

## Where they go

Scorch and Clear Weather go to your discard pile at once, the others when the round ends. No medic brings them back.
`,
  },
  decoy: {
    title: "Decoy",
    text: `
Lay the decoy in place of a unit **on your side** and take that unit into your hand. The decoy stays where it stood, with
strength 0, until the round ends.

Any unit will do except heroes and units of the [side deck](#side-deck), even a spy your opponent sent you.

- Your opponent’s spy of 5 lies on your side. You take it back with a decoy and play it later: it goes to your opponent,
  and **you** draw two cards.
- You take a medic back and play it once more: it revives another unit.
- A unit of 10 stands in the frost and is worth 1. You take it back for a better round.

The decoy itself is no unit. It cannot be burned, revived or kept, and no morale or horn changes its 0.
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

Weather only takes from the printed number. [Bond](#tight-bond), [morale](#morale-boost) and [horn](#commander-horn) come
after it: a unit of 8 in the frost is 1, with a horn 2. A unit of 0 stays 0.

Units that come later are hit as well. Two weathers over one row are no worse than one, and a card that already lies
there has no effect a second time: it goes straight to the discard pile.

## How it ends

By Clear Weather or with the round. Clear Weather may be played under a clear sky, too.

[King Bran](#skellige) shields his side: there only half the printed strength is lost, and the loss is rounded down. Of 5
remain 3, of 8 remain 4.
`,
  },
};
