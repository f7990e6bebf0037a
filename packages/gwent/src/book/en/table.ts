import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "House rules",
    text: `
By default the table plays by the printed rules. If you are used to something else, such as the video game, you can
change it when you create a table. Everyone sees the house rules. Rated games always use the printed rules.

## Decks and cards

- **Card set**: copies as in the video game, without Roach and three leaders of Skellige.
- **Deck limits**: the [competitive](#competitive) limits in other modes, too.
- **Open deck lists**: everyone sees all lists before the deal.
- **Exchanged cards**: go to the bottom of the deck instead of being shuffled in.

## Turns and rounds

- **An empty hand has passed**: a player with no cards when a round starts has already passed, even with a leader to use.
- **Who starts the next round**: the players take turns, no matter who won.
- **Who starts after a draw**: the same player as before, not the one who passed last.
- **Scoia’tael against Scoia’tael**: one of the two, chosen at random, decides who starts.
- **Skellige plays its units**: the units that return in round three use their abilities.

## Abilities

- **Muster from the hand**: when off, muster calls cards only from the deck.
- **Medic may decline**: you need not revive a unit.
- **Scorch may hit its own unit**: when off, a unit that scorches spares itself.
- **Heroes count for row scorch**: when off, a row must total 10 without its heroes.
- **Avenger after a decoy**: the avenger also comes when a decoy takes its unit back.
- **Where tokens go**: units of the side deck go to the discard pile like any other card and may return from there.
- **Weather raises zero**: units of 0 count as 1 in bad weather.

## Leaders

- **Leader needs an effect**: when off, a leader may be used even if it does nothing.
- **Leaders and discard piles**: they take only units, not special cards.
- **King Bran’s rounding**: what is left is rounded down instead of the loss, so 5 becomes 2 instead of 3.

## Many players and solo

- **Scorch hits your own side**: in a free-for-all, Scorch also burns on the side of the player who plays it.
- **Your deck in solo**: a deck of your own instead of the whole faction.
- **The automaton’s muster chains**: a card it musters may muster the next.
- **Cards under decoys**: are turned up at the start of the next round.
- **The automaton’s leaders**: the automaton reveals a leader if you are ahead at the end of a round.
`,
  },
  chance: {
    title: "Chance and fairness",
    text: `
Shuffles, coin tosses and random picks all come from the seed, one secret number drawn before the match. All outcomes of
a pick are equally likely.

Online, a fingerprint of the seed is published **before the first card is dealt**, and the seed itself after the match.
Anyone can then replay the match and verify that nobody tampered with the shuffles; in the replay, one tap does it.

A deck is shuffled whenever someone has searched it or cards were put into it. Nobody gets to see more than the rules
allow: not the bots, not the spectators, not even your opponent’s device.

You cannot break a rule: the table offers only what the rules allow, and an impossible move changes nothing.
`,
  },
  online: {
    title: "Playing with others",
    text: `
## The timer

Whoever creates the table chooses the timer.

- **No timer**: take your time.
- **Time per move**: if it runs out, the table chooses for you; on your turn, that means you pass. After three times in a
  row the match goes on without you.
- **Time for the match**: everyone has a supply of time and gets a little more after each move. Whoever runs out loses.
- **Days per move**: nobody has to stay at the table.

If you are disconnected, a small extra supply of time runs first. Come back with the same link; your seat is kept.

## Undo

Against bots and in pass & play you may undo your moves. Online you may undo your last move at once as long as nothing
was revealed, nothing was left to chance and nobody has moved since. Otherwise you can ask, and the others decide. There
is no undo in rated games.

## If someone is away

After a minute the others may decide: wait, let a bot play on, or end the match. A player who comes back takes over from
the bot. You can also resign or offer a draw.

## Good manners

Say hello, don’t keep others waiting in a lost match, and say thanks for a good one. You can mute anyone who spoils it,
and report what goes too far.
`,
  },
};
