import type { Pages } from "../outline.ts";

export const TABLE: Pages<"table"> = {
  options: {
    title: "Rules you can change",
    text: `
As it is, the table plays by the printed box. If you are used to something else, the video game for instance, you can
change it when you open a table. A changed rule is shown to everybody. Rated games are always played unchanged.

## Decks and cards

- **Card set**: copies as in the video game, without Roach and three leaders of Skellige.
- **Deck limits**: the [competitive](#competitive) limits in other modes, too.
- **Open deck lists**: everybody sees all lists before the deal.
- **Exchanged cards**: go under the deck instead of being shuffled in.

## Turns and rounds

- **An empty hand has passed**: who has no card when a round starts has passed, even with a leader to use.
- **Who starts the next round**: the players take turns, whoever won.
- **Who starts after a draw**: the same player as before, not the one who passed last.
- **Scoia’tael against Scoia’tael**: one of the two, drawn by lot, decides who starts.
- **Skellige plays its units**: the units that return in round three use their abilities.

## Abilities

- **Muster from the hand**: switched off, muster calls cards from the deck only.
- **Medic may decline**: you need not revive anybody.
- **Scorch may hit its own unit**: switched off, a unit that scorches spares itself.
- **Heroes count for row scorch**: switched off, a row must reach 10 without its heroes.
- **Avenger after a decoy**: the avenger also comes when a decoy takes its unit back.
- **Where tokens go**: units of the side deck go to the discard pile like others and may return from there.
- **Weather raises zero**: units of 0 count 1 in bad weather.

## Leaders

- **Leader needs an effect**: switched off, a leader may be used even if nothing comes of it.
- **Leaders at discard piles**: they take units only, no special cards.
- **King Bran’s rounding**: what is left is rounded down instead of the loss: of 5 remain 2.

## Many players and solo

- **Scorch on one’s own side**: in a free-for-all, Scorch also burns on the side of its player.
- **Your deck in solo**: a deck of your own instead of the whole faction.
- **The automaton’s muster goes on**: a card it musters may muster the next.
- **Cards under decoys**: are turned up at the start of the next round.
- **The automaton’s leaders**: it answers with a leader if you are ahead at the end of a round.
`,
  },
  chance: {
    title: "Chance and fairness",
    text: `
Shuffling, the coin and every random pick come from one secret number that is drawn before the match. Each possibility is
equally likely.

Online, a fingerprint of this number is published **before the first card is dealt**, and the number itself after the
end. Anybody can then replay the match and check that no shuffle was touched; in the replay one click does it.

A deck is shuffled whenever somebody searched it or cards were put into it. Nobody sees more than they may: not the bots,
not the spectators, not even the table of your opponent.

What is not allowed cannot be done: the table only offers what the rules permit, and an impossible move changes nothing.
`,
  },
  online: {
    title: "Playing with others",
    text: `
## The clock

Who opens a table chooses how time is kept.

- **No clock**: take your time.
- **Time per move**: if it runs out, the table answers for you; in your turn that means to pass. After three times in a
  row the match goes on without you.
- **Time for the match**: everybody has a stock, with a little more after each turn. Who has used it up has lost.
- **Days per turn**: nobody has to stay at the table.

If your connection breaks, a separate small stock of time runs first. Come back with the same link; your seat waits.

## Taking back

Against bots and on one device you may take your moves back. Online you may take back your last move at once as long as
nothing was revealed, nothing was left to chance and nobody has moved since. Otherwise you can ask, and the others
decide. In rated games nothing is taken back.

## If somebody is gone

After a minute the others may decide: wait, let a bot play on, or end the match. Who comes back takes the seat over from
the bot. You can also resign or offer a draw.

## Good manners

Say hello, do not let others wait for a lost match, and thank for a good one. You can mute whoever spoils it, and report
what goes too far.
`,
  },
};
