import type { Pages } from "../outline.ts";

export const ALONE: Pages<"alone"> = {
  solo: {
    title: "Solo",
    text: `
You play against the calendar. Choose one of two boards and start with 5 cards and 3 gold. There are three monsters on the
map, one of each level. One random attribute trophy is available.

## The goal

**Defeat all three monsters and gain the attribute trophy.** The game ends at once with the fourth trophy, which
must be a monster. So you cannot fight the last monster until you have meditated.

## What is different

- A die decides **monsters’ attacks**: 1 to 3 is a charge, 4 to 6 is a bite. Whatever else a neighbour would decide is
  decided at random.
- A monster you have **defeated** is not replaced; its trails and trail quests go back. One you have **driven away** is
  replaced by another of its level and does not count.
- **Stories**: the results stay hidden until you have chosen.
- **The pool**: if the card you took in Phase III did not come from slot 6, or if you took none, the card in slot 6 is
  discarded, and the pool is refilled.

## Dice poker

It is a location action only. Pay 1 gold, roll, reroll any dice once, and gain gold for your hand:

@rewards

## How well you did

You cannot lose, only take a long time. You may abandon the game at any time. Your turns are counted, the last one included:

@ratings
`,
  },
};
