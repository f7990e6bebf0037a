import type { Pages } from "../outline.ts";

export const MODES: Omit<Pages<"modes">, "solo" | "automaton" | "automaton-leaders"> = {
  competitive: {
    title: "Competitive duel",
    text: `
The rules of the match are the same; only the limits on [decks](#deck) are tighter, so that skill counts more than
collecting. A competitive deck has:

- exactly one leader,
- at least 22 units,
- at most **5** special cards, weather included,
- at most **2** spies,
- at most **2** medics,
- units whose printed strengths total at most **130**.

Heroes count towards every limit: a hero who is a spy is one of your two spies, and its strength is part of the 130.

- Ten units of 5, eight of 6 and four heroes of 8 make 50 + 48 + 32 = 130: just right.
`,
  },
  tournament: {
    title: "Tournament",
    text: `
Two players bring **three decks each**, of three different factions. The first to win two games wins the tournament.

- Each deck keeps the [competitive](#competitive) limits.
- A hero may be in only one of your three decks. Other cards may be in all of them.

## Choosing decks

Before the first game a coin decides who picks a deck first; the other player sees the choice, then picks. Before each later
game the winner of the last one picks first and must take **another** deck. Then the loser keeps the same deck or
changes it.

A deck that has won is out for the rest of the tournament. A deck that has lost may come back.

- Anna wins the first game with Monsters. She now picks one of her other two decks; Ben may keep his.

A drawn game counts for nobody and is played again with the same decks. Who starts is decided anew for each game.
`,
  },
  "free-for-all": {
    title: "Free-for-all",
    text: `
Three to five players, each for themselves, sit in a circle. Turns go clockwise; players who have passed are
skipped.

There are no gems and nobody drops out. At the end of a round you get **one point for each opponent whose total is
lower** than yours.

- Four players have 30, 30, 20 and 10: they get 2, 2, 1 and 0 points.

## Winning

You need one point more than there are players: **4, 5 or 6**. If several players get there in the same round, the
most points win, then the higher total in that round; if that is equal too, they share the victory. Rounds go on until
someone has won. If nobody plays a card or uses a leader in a round, it does not count and the match ends as it stands.

A random player starts the first round; each later round is started by whoever got the most points in the last one.

## What is different

- **Spy**: you choose whose side it goes to, even if that player has passed.
- **Scorch**: burns the strongest units of **each opponent separately**. Your own side is spared.
- **Row scorch**: looks at each opponent’s row by itself.
- **Weather** hits everyone; horn, decoy, medic and muster affect only your own cards.
- **Northern Realms** draw a card if at least two opponents have a lower total.
- **Nilfgaard** also gets a point for each opponent with an equal total.
- **Scoia’tael** decides who starts; if there are several, one of them, chosen at random, decides.
- **Monsters** keep a unit after every round; **Skellige** brings units back in round three only.
- **Leaders** that look into a hand or a pile: you choose the opponent. The White Flame silences all of them.
`,
  },
  team: {
    title: "Teams, two against two",
    text: `
Two teams of two. Teammates are on one side, literally: they share it.

- Teammates play **different factions** and may always see each other’s hand.
- They share **one side**, **one discard pile** and **two gems**. Every card on the side counts for the team.
- Everyone has a deck, a hand of ten, a leader and a faction ability of their own.

## Whose turn it is

Turns alternate between the teams: first player of A, first of B, second of A, second of B. If you have passed, you
are skipped and your partner may go on. The round ends when all four have passed.

A coin decides which team starts the first round. Each later round is started by a player of the winning team; the two
take turns at this.

## What is different

- **Medic**: revives from the shared pile, your partner’s units too.
- **Decoy**: may take back a unit your partner played; it goes to your hand.
- **Horn, bond, morale and Mardroeme**: work on the whole row, whoever played the cards.
- **Muster and spy**: only your own hand and deck.
- **Monsters** keep a Monsters card or an enemy spy, **Skellige** brings back Skellige cards or enemy spies. Neutral cards
  do not qualify.
- **Nilfgaard** has no ability if it is on both teams.
- **Scoia’tael** decides which of the four starts; if both teams have one, a coin decides which of them chooses.
- **Northern Realms** draw if the team won the round.
- **Emhyr, The White Flame** silences all other leaders, the partner’s included.
`,
  },
};
