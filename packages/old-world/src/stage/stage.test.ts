import type { Kit } from "@medallion/kernel";
import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { oldWorld } from "../game.ts";
import { stage } from "./index.ts";

/** What scenarios need of a kit. */
const kit = { game: oldWorld, stage, lobby: { modes: [{ id: "solo" }] } } as unknown as Kit;

const run = (text: string) => runScenarioText(text, "file.yaml", () => kit);
const passes = (text: string) => {
  for (const result of run(text)) expect(result.status, printResult(result).join("\n")).toBe("passed");
};

test("tokens, trails and quests lie where they are written, and each token lies in one place only", () => {
  passes(`
scenario: Check T-4.3
game: old-world
position:
  moved: true
  tokens: { mountain: [2, 18] }
  A: { at: Hengfors, gold: 0 }
script:
  - A uses the action
  - A tracks mountain
expect: { A: { trailQuests: [18], trailQuestGold: 1, gold: 1 }, tokens: { mountain: [2] } }
---
scenario: Check T-4.4
game: old-world
position:
  moved: true
  tokens: { mountain: [2] }
  A: { at: Hengfors, gold: 0 }
script:
  - A uses the action
  - settle
expect: { choices: { A: [declines, tracks forest, tracks water] } }
---
scenario: Check T-4.5
game: old-world
position:
  phase: fight
  active: C
  fight: { against: water, life: 1 }
  A: { trails: [water] }
  B: { trailQuests: [Cidaris], quests: [{ quest: C13, at: 12 }] }
  C: { hand: [damage 2, filler] }
script:
  - C lays damage 2
  - C removes filler
  - settle until phase three
expect: { A: { trails: [] }, B: { trailQuests: 0, gold: 0, quests: [C13], questAt: { C13: 12 } } }
---
scenario: Check T-4.7
game: old-world
random: [2]
position:
  phase: effects
  tokens: { forest: 0, mountain: [2, 3], water: [12] }
  effects: [{ op: quest, place: { at: terrain, terrain: forest }, event: 3 }]
script:
  - settle until phase three
expect: { A: { quests: [arranged], questAt: { arranged: 12 } }, tokens: { water: 0, mountain: 2 } }
---
scenario: Check T-8.7
game: old-world
position: { A: { at: Vizima, hand: 1, quests: [C21], gold: 2 } }
script:
  - A moves to Vengerberg
  - A pays filler
  - A resolves C21
  - settle
expect: { A: { gold: 0, kept: [E14], quests: 0 } }
---
scenario: Check T-8.13
game: old-world
position:
  moved: true
  A: { school: bear, at: Kaer Morhen, trails: [forest], quests: [{ quest: W26, ready: true }] }
  B: { school: wolf, at: Vizima }
script:
  - A resolves W26
  - B raises Combat
  - settle until phase three
expect: { A: { gold: 4 }, B: { trails: [forest], combat: 2 } }
`);
});

test("moves are paid card by card, and moves of cards lead on to the location action", () => {
  passes(`
scenario: Check T-5.2
game: old-world
position: { A: { at: Vengerberg, hand: [2x forest] , gold: 1 } }
script:
  - A moves to Beauclair
  - settle
  - expect: { choices: { A: [goes back, pays forest and 1 gold, pays forest as one of two] } }
  - A pays forest as one of two
  - A pays forest
expect: { A: { at: 11, hand: 0, gold: 1 } }
---
scenario: Check T-5.12
game: old-world
position:
  phase: two
  wilderness: [W09]
  actions: [Cintra]
  A: { at: Cintra, level: 1, defense: 1, quests: [{ quest: C13, at: Cidaris }] }
script:
  - A explores the wilderness
  - A chooses A
  - A moves to Cidaris
  - settle
  - expect: { choices: { A: [declines, uses the action] } }
  - A uses the action
  - settle until phase three
expect: { A: { defense: 2 } }
`);
});

test("dice are thrown as written, the other side's first", () => {
  passes(`
scenario: Check T-6.9
game: old-world
position:
  moved: true
  dice: [5, 5, 5, 2, 3, 6, 6, 1, 3, 4, 4, 4, 2, 2, 5]
  A: { at: Vizima, gold: 4 }
  B: { at: Vizima, gold: 2 }
script:
  - A plays poker with B
  - B rerolls 2
  - B rerolls 3
  - B is done
  - settle
  - expect: { question: { A: reroll, B: none }, poker: { theirs: [5, 5, 5, 4, 4], dice: [6, 6, 1, 3, 4], pot: 3 } }
  - A rerolls 1
  - A rerolls 3
  - A rerolls 4
  - A is done
  - settle
expect: { A: { gold: 3 }, B: { gold: 4 }, poker: none }
---
scenario: Check T-6.11
game: old-world
position:
  phase: effects
  dice: [3, 3, 3, 4, 4]
  effects: [{ op: pokerAgainst, dice: [3, 3, 3, 2, 2], onBetter: [{ op: gold, n: 4 }] }]
script:
  - A is done
  - settle until phase three
expect: { A: { gold: 4 } }
---
scenario: Check T-8.9
game: old-world
position:
  phase: effects
  dice: [4]
  effects: [{ op: readEvent, event: 36 }]
  A: { combat: 3, defense: 2, shield: 2 }
  pool: [1, 0, 0, 0, 0, 0]
script: [settle until phase three]
expect: { A: { shield: 0, discard: [1] } }
---
scenario: Check T-16.2
game: old-world
mode: solo
position:
  moved: true
  dice: [4, 4, 4, 2, 2]
  A: { at: Novigrad, gold: 3 }
script:
  - A uses the action
  - A is done
  - settle
expect: { A: { gold: 6 } }
`);
});

test("effects and stories in the words of the data, with what they give", () => {
  passes(`
scenario: Check T-7.6
game: old-world
position: { phase: two, A: { track: 1, alchemy: 5, hand: 2, deck: 12 } }
script:
  - A meditates on Alchemy
  - settle until phase three
expect: { A: { track: 2, removed: 2, deck: 12, hand: 0, trophies: [alchemy] } }
---
scenario: Check T-8.4
game: old-world
position:
  phase: effects
  effects: [{ op: gainPoolCard, cost: 0 }]
  pool: [1, 2, 1, 2, 2, 1]
  deck: [2, 1, 0, filler]
script: [settle until phase three]
expect: { A: { discard: [0] }, discard: [2, 1], pool: [1, 2, 1, 2, 2, 1], deck: 1 }
---
scenario: Check T-8.10
game: old-world
cards: { P: blue damage 2 refill +2 > red damage 1, Q: red shield 1 }
position:
  phase: effects
  effects: [{ op: readEvent, event: 12 }]
  A: { defense: 2, shield: 2, hand: 1, deck: [P, Q, 3x filler] }
script:
  - A lays P
  - A lays Q
  - settle until phase three
expect: { A: { shield: 1, hand: 1, deck: 3, discard: [P, Q] } , prices: [0, 0, 0, 0, 0, 0] }
`);
});

test("a fight goes on from any combat turn with the fight cards as written", () => {
  passes(`
scenario: Check T-10.3
game: old-world
cards: { P: filler, Q: filler }
position:
  phase: fight
  fight: { against: forest, turn: monster, life: 8 }
  fightDeck: [F06]
  A: { shield: 1, deck: 1, hand: [P, Q] }
script:
  - B names bite
  - settle
  - expect: { question: { A: wound }, choices: { A: [discards P, discards Q] }, fight: { life: 7, revealed: [F06] } }
  - A discards Q
  - settle until combat turn A
expect: { A: { shield: 0, deck: 0, hand: [P] } }
---
scenario: Check T-10.8
game: old-world
position:
  phase: fight
  fight: { against: forest, turn: monster, life: 1 }
  fightDeck: [F13]
  A: { shield: 0, deck: 0, hand: 1 }
script:
  - B names charge
  - expect: { events: [attackNamed, attackRevealed, knockedOut] }
  - A takes slot 6
  - settle until phase three
expect: { A: { gold: 2, trophies: 0 } }
---
scenario: Check T-11.20
game: old-world
cards: { P: blue damage 1 > yellow damage 1, Q: yellow damage 2 > green damage 3, R: green damage 1 }
position:
  phase: fight
  fight: { against: forest }
  A: { potions: [blizzard], hand: [P, Q, R] }
script:
  - A uses Blizzard
  - A lays P
  - A adds Q
  - expect: { A: { combo: [P, Q], damage: 3 } }
  - settle until step 3b
expect: { fight: { life: 7 } }
---
scenario: Check T-11.20b
game: old-world
cards: { P: blue damage 1 > yellow damage 1, Q: yellow damage 2 > green damage 3, R: green damage 1 }
position:
  phase: fight
  fight: { against: forest }
  A: { potions: [blizzard], hand: [P, Q, R] }
script:
  - A uses Blizzard
  - A lays P
  - A lays Q
  - A adds R
  - A declines
  - settle until step 3b
expect: { fight: { life: 5 } }
---
scenario: Check T-12.16
game: old-world
position:
  phase: two
  monsters: { water: foglet at 14 }
  fightDeck: [F08]
  A: { at: 14, shield: 0, hand: [water, filler], deck: 5 }
script:
  - A fights the foglet
  - settle until combat turn A
expect: { A: { hand: 2, deck: 2 } }
---
scenario: Check T-14.6
game: old-world
position:
  phase: fight
  fight: { against: forest, turn: monster, life: 1 }
  monsterPiles: { 1: 0 }
  drivenAway: { 1: [arachas, harpy] }
  fightDeck: [F13]
  A: { shield: 0, deck: 0, hand: 1 }
script:
  - B names charge
  - A takes slot 6
  - settle until phase three
expect: { monsterPiles: { 1: 2 }, drivenAway: { 1: 0 } }
`);
});

test("duels with bets, and abilities at their beginning", () => {
  passes(`
scenario: Check T-13.1
game: old-world
position:
  phase: fight
  fight: { against: B }
  A: { hand: [damage 1, filler], at: Vizima }
  B: { track: 1, deck: 1, shield: 0, at: Vizima }
  C: { gold: 2, bet: attacker }
script:
  - A lays damage 1
  - A removes filler
  - B takes slot 6
  - settle
expect: { C: { gold: 5 } }
---
scenario: Check T-13.10
game: old-world
position:
  phase: two
  A: { at: Vizima, trophies: [arachas, weavess], defense: 2, shield: 2, hand: 0, deck: 1, discard: 5 }
  B: { at: Vizima }
script:
  - A challenges B
  - A uses arachas
  - A uses weavess
  - settle until first combat turn
expect: { A: { hand: 2, deck: 4, discard: 0, shield: 3 } }
`);
});

test("Specializations of all kinds in words", () => {
  passes(`
scenario: Check T-17.3
game: old-world
position:
  phase: fight
  fight: { against: forest, life: 8 }
  fightDeck: [F01, F02, F03, F04, F05]
  A: { school: viper, specialization: 2, hand: [damage 2, filler], deck: 4 }
script:
  - A lays damage 2
  - A uses the Specialization
  - settle
  - expect: { choices: { A: [discards F03, discards F04, discards F05] } }
  - A discards F04
  - A puts F05 on top
  - settle until step 3b
expect: { fight: { life: [F05, F03, F06, F07, F08], lost: 5 } }
---
scenario: Check T-17.6
game: old-world
cards: { P: filler, Q: filler, R: filler }
position:
  phase: fight
  fight: { against: forest }
  A: { school: cat, specialization: 2, hand: 2, deck: [P, Q, R, 6x filler] }
script:
  - A uses the Specialization
  - A takes Q
  - A puts R on top
  - settle
expect: { A: { handHas: [Q], deckTop: [R, P], deck: 8 } }
---
scenario: Check T-17.12
game: old-world
cards: { P: red damage 1 > red, Q: red damage 1 > red, R: red damage 1 }
position:
  phase: fight
  fight: { against: forest, turns: [1, 1] }
  A: { school: wolf, specialization: 5, specialized: 1, trophies: [specialization], hand: [P, Q, R], deck: 5 }
script:
  - A lays P
  - A lays Q
  - A lays R
  - A uses the Specialization again
  - settle until step 3b
expect: { fight: { life: 6 } }
`);
});

test("a solo game ends with its rating", () => {
  passes(`
scenario: Check T-16.8
game: old-world
mode: solo
position:
  phase: fight
  turns: 10
  monsters: { mountain: none, water: none }
  fight: { against: forest, life: 1 }
  A: { track: 3, hand: [damage 1, filler], trophies: [combat] }
script:
  - A lays damage 1
  - settle
expect: { over: true, rating: 3, outcome: { A: win } }
`);
});

test("a scenario may have exploration cards of its own", () => {
  passes(`
scenario: A story of this scenario lies in its deck
game: old-world
position:
  phase: two
  storyCards: { mill: { deck: wilderness, A: { pay: 2 }, B: { effects: [{ op: gold, n: 1 }] } } }
  wilderness: [mill]
  A: { gold: 2 }
script:
  - A explores the wilderness
  - A can choose A
  - A chooses B
  - settle until phase three
expect: { A: { gold: 3 }, explored: [mill], wilderness: 36, city: 36 }
`);
});
