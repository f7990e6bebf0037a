import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  "two-players": {
    title: "Two players",
    text: `
An [Automa](#automa) joins the two players. The three seats form a circle: clockwise first player, second player, Automa. So
each of you shares one board with the Automa and one with the other player.

- There are 4 rows.
- The Automa gets a character that nobody plays, with a figure on the initiative track.
- On side B each of you chooses the board you share with the Automa: the first player from all five, the second from the
  other four. The board between you is random.

The Automa cannot win. The player with more victory points wins; in a tie, the player higher on the initiative track.
`,
  },
  solo: {
    title: "Solo",
    text: `
You play with two [Automas](#automa), one on your left and one on your right. You share a board with each of them; they
share none with each other. On side B you choose two different boards, one for each side.

## The season

At the end of setup, both alliance markers move up, and you get all bonuses on the way, the left track first:

- **Summer** (easy): 4 points.
- **Autumn** (normal): 2 points.
- **Winter** (hard): 0 points.

On side A the spaces 1, 2 and 4 are empty, so Summer starts with the bonus of space 3 on both tracks and Autumn with none.

## Winning

You win with **35** or more victory points. With fewer, you lose.
`,
  },
  automa: {
    title: "How the Automa plays",
    text: `
An Automa has a figure, a timeline and alliance boards, and its ability cards lie ready for its partners. It has no
experience, no victory points, no hand, no starting cards, no abilities and no pool.

## Its Draft

On its turn in initiative order, it counts the printed **active** symbols on both cards of every row that still has its
pair. It takes the row with the most; in a tie, the topmost of them. If no card shows an active symbol, it goes to the deck
spot and takes the top 2 cards. It gets no experience for the last row.

It adds both cards to its timeline at once, left card first, and ignores their effects.

> Magic and combat are active. Row 1 shows 1 of them, row 2 shows 3, row 3 shows 3. It takes row **2**.

## Its tea ceremony

- For each card with a tea effect that it played this turn, it scores 1 alliance point on each track it shares with a player,
  whatever the card says: the left board first, then the right one, as seen from its seat.
- Then its tea-passing pairs with players are resolved as usual. Two Automas form no pairs with each other.

Only the player gets the bonuses on its boards.

## Counting and cleaning

Its cards count when an effect asks for the cards of a partner. At the end of a chapter it scores nothing, discards its
whole timeline and keeps no card.
`,
  },
};
