import type { Pages } from "../outline.ts";

export const WHOLE_TURN: Pick<Pages<"play">, "whole-turn"> = {
  "whole-turn": {
    title: "A whole turn",
    text: `
You play Geralt; Yennefer is your left neighbour, Dandelion your right one. It is the second turn of chapter I, magic and
combat are active. The order is you, Yennefer, Dandelion. The boards show side A.

## Draft

> Row 4 holds “Crossroads”, a card that shows exploration twice. You take it: the last row gives you **1** XP. Yennefer
takes row 1, Dandelion goes to the deck spot. The new order is Dandelion, Yennefer, you.

More: [Draft](#draft).

## Play

> Everyone chooses two cards in secret. You choose “Crossroads” first, then “Contract Hunter”: lose 1/2/3 inactive symbols,
gain 1/2/3 left active symbols. All cards are revealed and resolved, yours last. “Contract Hunter” sees **4** inactive
symbols: two on “Crossroads” and one on each of your two cards from the first turn. You must lose **3** of them; you choose
which, cover them and gain **3** magic tokens.

> In the other order, “Contract Hunter” would not have seen “Crossroads”: only **2** magic tokens.

More: [Play](#play).

## Tea ceremony

> Dandelion has just played a card with a tea-passing symbol to the left, at you. One of your cards from the first turn points
to the right, at Dandelion. That is a pair: both symbols are covered, and your marker moves from 1 to **3**. This space gives
both of you ability 1 or 2 XP. Dandelion comes first and takes the card of your ability; you take the experience and now have
**3** XP.

More: [Tea ceremony](#tea).

Then the turn marker moves on. In the next Draft, Dandelion picks first and you pick last.
`,
  },
};
