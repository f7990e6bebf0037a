import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  "two-players": {
    title: "Two players",
    text: `
Between two players sits an [Automa](#automa). The three seats form a circle: clockwise first player, second player, Automa.
So each of you has one board with the Automa and one with the other.

- There are 4 rows.
- The Automa gets a character that nobody plays, with a figure on the initiative track.
- On side B each of you chooses the board shared with the Automa, the first player among all five, the second among the
  other four. The board between you is drawn by lot.

The Automa cannot win. Of the two of you the one with more victory points wins, and a tie goes to whoever is higher on the
initiative track.
`,
  },
  solo: {
    title: "Solo",
    text: `
You play with two [Automas](#automa), one to your left and one to your right. You share a board with each of them; between
the two there is none. On side B you choose two different boards, one for each side.

## The season

At the end of the setup both alliance markers move up, and you get all bonuses on the way, the left track first:

- **Summer** (easy): 4 points.
- **Autumn** (normal): 2 points.
- **Winter** (hard): 0 points.

On side A the spaces 1, 2 and 4 are empty, so Summer begins with the bonus of space 3 on both tracks and Autumn with none.

## Winning

You win with **35** or more victory points. With fewer you lose.
`,
  },
  automa: {
    title: "How the Automa plays",
    text: `
An Automa has a figure, a timeline and alliance boards, and its ability cards lie ready for its partners. It has no
experience, no victory points, no hand, no starting cards, no abilities and no pool.

## Its Draft

At its place in initiative order it looks at every row whose pair is still there and counts the printed **active** symbols on
both cards. It takes the row with the most; if several are equal, the uppermost of them. If no card shows an active symbol,
it goes to the deck spot and takes the 2 top cards. It gets no experience for the last row.

It lays both cards into its timeline at once, left card first, and ignores their effects.

- Magic and combat are active. Row 1 shows 1 of them, row 2 shows 3, row 3 shows 3. It takes row 2.

## Its tea ceremony

- For each card with a tea effect that it played this turn it scores 1 alliance point on each track it shares with a player,
  whatever the card says: the left board first, then the right one, as seen from its seat.
- Then its tea-passing pairs with players are resolved as usual. Two Automas form no pairs with each other.

Bonuses on its boards go to the player alone.

## Counting and cleaning

Its cards count when an effect asks for the cards of a partner. At the end of a chapter it scores nothing, discards its
whole timeline and keeps no card.
`,
  },
};
