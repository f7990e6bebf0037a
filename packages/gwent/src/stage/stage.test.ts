import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { gwentKit } from "../kit.ts";
import { stage } from "./index.ts";

const run = (text: string) =>
  runScenarioText(text, "file.yaml", (game) => (game === "gwent" ? gwentKit : undefined));
const passes = (text: string) => {
  for (const result of run(text)) expect(result.status, printResult(result).join("\n")).toBe("passed");
};

test("declared cards, rows, slots and weather make strengths and totals", () => {
  passes(`
scenario: Weather, bond, morale and horn (CK-7.1)
game: gwent
cards: { B: close 4; tight-bond, K: close 1; morale-boost }
position:
  weather: [Frost]
  A: { close: [B, B, K], slots: { close: Horn }, hand: [Clear Weather, filler] }
script:
  - expect: { total: 14-0, A: { strengths: { B: [6, 6], K: 2 }, rows: [14, 0, 0], slots: { close: Horn, siege: empty } } }
  - A plays Clear Weather
  - expect: { total: 38-0, weather: [], A: { strengths: { B: 18 }, pile: [Frost, Clear Weather] } }
---
scenario: A berserker is transformed in its place (CK-6.11)
game: gwent
cards: { A1: close 3, Z: close 4; berserker>T, B1: close 2, T: close 14; morale-boost }
position: { A: { close: [A1, Z, B1], hand: [Mardroeme] } }
script:
  - A plays Mardroeme to close
  - expect: { total: 21-0, A: { close: [A1, T, B1], pile: 0 } }
  - settle until round 2
  - expect: { A: { pile: [A1, B1, Mardroeme] } }
---
scenario: A called card answers (CK-5.10)
game: gwent
cards: { C: close 10; hero muster D, D: close 4; tight-bond }
position: { A: { hand: [D, C], deck: [D, filler, D] } }
script: [A plays C]
expect: { total: 46-0, A: { hand: 0, deck: [filler] } }
`);
});

test("choices are written in words, and what is illegal can be said", () => {
  passes(`
scenario: Decoy, agile, leader, medic, spies
game: gwent
cards: { S: close 5; spy, G: agile 6, M: siege 5; medic, X: close 6, H: close 10; hero }
position:
  A: { leader: foltest-the-siegemaster, close: [S], hand: [Decoy, G, M, S], deck: 5, pile: [X, H, G] }
  B: { hand: 9 }
script:
  - expect: { total: 5-0, A: { leader: unspent } }
  - A cannot play Decoy on H
  - A cannot play G to siege
  - A can play G
  - A plays Decoy on S
  - expect: { total: 0-0, A: { hand: 4, close: [Decoy] } }
  - B plays filler
  - A plays G to ranged
  - B passes
  - A plays M
  - expect: { question: { A: medic }, choices: { A: [picks X, revives G] } }
  - A picks G
  - A chooses close
  - expect: { total: 17-1, A: { strengths: { G: [6, 6] }, pileTop: H } }
  - A uses the leader
  - expect: { total: 22-1, A: { leader: spent, slots: { siege: leader } } }
  - A cannot use the leader
  - A plays S
  - expect: { total: 22-6, A: { hand: 3, deckTop: filler, handHas: [2x filler, S] } }
`);
});

test("rounds end where the milestones say", () => {
  passes(`
scenario: From the last pass to the next round (CK-12.3, CK-12.8, CK-11.1)
game: gwent
cards: { C: ranged 0; summon-avenger>T, T: close 8, X: close 5 }
position:
  weather: [{ card: Frost, by: B }]
  passed: [B]
  A: { faction: northern-realms, ranged: [C], siege: [X], hand: 2, deck: 3 }
script:
  - A passes
  - expect: { total: 5-0, A: { passed: true } }
  - settle until round end
  - expect: { turn: A, gems: 2-2 }
  - settle until scored
  - expect: { gems: 2-1, rounds: [5-0], weather: [Frost] }
  - settle until round 2
  - expect: { round: 1, total: 0-0, A: { pile: [C, X], hand: 2 }, B: { pile: [Frost] } }
  - settle until round 2 begins
  - expect: { round: 2, starter: A, total: 8-0, A: { close: [T], hand: 3, deck: 2, passed: false } }
---
scenario: The start of round 3 (CK-1.5)
game: gwent
cards: { M: close 2; medic, H: close 10; hero }
position: { phase: round, round: 3, starter: B, A: { faction: skellige, pile: [M, H], hand: 1 }, B: { hand: 1 } }
script:
  - settle
  - expect: { round: 3, turn: B, starter: B, total: 2-0, A: { pile: [H] } }
---
scenario: The kept unit is drawn by number (CK-11.3)
game: gwent
cards: { X: close 5, S: close 4; spy, H: close 10; hero }
random: [1]
position:
  passed: [A, B]
  A: { faction: monsters, close: [{ card: S, number: 31 }, H, Decoy, { card: X, number: 7 }], hand: 1 }
  B: { hand: 1 }
script: [settle]
expect: { round: 2, total: 4-0, A: { close: [S] } }
---
scenario: The match ends (CK-12.10)
game: gwent
cards: { X: close 5 , Y: close 9 }
position: { rounds: [0-5], passed: [A, B], A: { faction: monsters, close: [X] }, B: { close: [Y] } }
script: [settle]
expect: { over: true, gems: 0-2, outcome: { A: loss, B: win }, winners: [B], total: 5-9, rounds: [0-5, 5-9], round: 2 }
`);
});

test("the set-up and the mulligan can be arranged", () => {
  passes(`
scenario: Scoia'tael names the starter (CK-3.5)
game: gwent
position: { phase: start, A: { deck: 32 }, B: { faction: scoiatael, deck: 32 } }
script:
  - settle
  - expect: { question: { A: none, B: starter }, A: { hand: 0, deck: 32 } }
  - B names A
  - expect: { question: { A: mulligan, B: mulligan }, A: { hand: 10, deck: 22 }, events: [starterDecided, handDealt] }
  - A keeps
  - B exchanges filler
  - B keeps
  - expect: { starter: A, B: { hand: 10, deck: 22, exchanges: 1 } }
  - A passes
---
scenario: Exchanged cards go to the bottom (CK-3.7)
game: gwent
options: { mulliganReturn: bottom }
cards: { K: close 1, L: close 2, X: close 3, Y: close 4, Z: close 5 }
position: { phase: mulligan, A: { hand: [K, L, 8x filler], deck: [X, Y, Z, 19x filler] }, B: { hand: 10 } }
script:
  - A exchanges K
  - A exchanges X
  - A cannot exchange Y
  - expect: { A: { handHas: [L, Y], handLacks: [K, X], deck: 22, deckTop: Z, deckBottom: [K, X] } }
---
scenario: The coin, an extra card and its cancellation (CK-3.3)
game: gwent
random: [1]
position:
  phase: start
  A: { leader: francesca-daisy-of-the-valley, deck: 32 }
  B: { leader: emhyr-the-white-flame, deck: 32 }
script:
  - settle
  - A names B
expect: { A: { hand: 10, leader: cancelled }, starter: B }
---
scenario: Real decks come through the real set-up
game: gwent
mode: solo
random: [keep]
position:
  phase: start
  decks: { Player: { faction: northern-realms, leader: foltest-the-siegemaster } }
  AU: { faction: monsters }
script: [settle]
expect: { Player: { hand: 10, deck: 56 }, AU: { deck: 82, leaders: 5 }, gems: 2-2, question: { Player: mulligan } }
`);
});

test("free-for-all has its points and its spies", () => {
  passes(`
scenario: A spy is sent to a seat that has passed (CK-14.10)
game: gwent
mode: free-for-all
cards: { S: close 4; spy, X: close 12 }
position:
  passed: [B]
  A: { hand: [S, filler], deck: 5, close: [X], points: 1 }
  B: { hand: 2 }
  C: { hand: 2 }
  D: { hand: 2 }
script:
  - A plays S on B
  - expect: { total: { A: 12, B: 4 }, A: { hand: 3 } }
  - C passes
  - D passes
  - A passes
  - settle until scored
  - expect: { total: 12-4-0-0, points: { A: 4, B: 2 }, rounds: [12-4-0-0] }
  - settle
  - expect: { starter: A, round: 2 }
---
scenario: A void round ends the match (CK-14.10)
game: gwent
mode: free-for-all
position:
  phase: round
  rounds: [[9, 9, 9, 0]]
  A: { points: 4 }
  B: { points: 3 }
  C: { points: 3 }
  D: { points: 1, close: [filler] }
script: [settle]
expect: { over: true, winners: [A], points: 4-3-3-1 }
`);
});

test("a team has two seats and one side", () => {
  passes(`
scenario: Two hands, one row (CK-15.4, CK-15.5)
game: gwent
mode: team
cards: { B: close 4; tight-bond, X: siege 6, M: ranged 1; medic, S: close 3; spy }
position:
  A: { pile: [X], gems: 1, close: [S] }
  A1: { close: [B], hand: [Horn, filler], leader: emhyr-the-white-flame }
  A2: { hand: [B, M] }
  B1: { hand: 3, leader: foltest-the-siegemaster }
  B2: { hand: 3 }
script:
  - expect: { A: { close: [S, B] }, B1: { leader: cancelled } }
  - A1 plays filler
  - B1 passes
  - A2 plays B
  - expect: { total: 20-0, A1: { total: 20 }, A: { close: 20 } }
  - B2 passes
  - A1 plays Horn to close
  - expect: { total: { A: 40 }, gems: 1-2 }
  - A2 plays M
  - expect: { A: { total: 47, pile: 0 }, turn: A2 }
`);
});

test("the automaton takes its turns between the Player's", () => {
  passes(`
scenario: Flips, weather and spies (CK-17.5)
game: gwent
mode: solo
cards: { S: close 5; spy, X: close 4, Y: close 1 }
position: { turn: AU, Player: { hand: 1 }, AU: { deck: [S, Rain, X, Horn, Y] } }
script:
  - settle
  - expect: { total: 5-8, weather: [Rain], AU: { deckTop: Y, close: [X], slots: { close: Horn } }, turn: Player }
---
scenario: A hidden card is shown before scoring (CK-17.10)
game: gwent
mode: solo
cards: { X: close 7, Y: close 1, Z: close 2 }
position: { turn: AU, Player: { hand: [Scorch, filler] }, AU: { deck: [Decoy, X, Y, Z] } }
script:
  - settle
  - expect: { total: 0-0, AU: { hidden: 1, deck: 2 } }
  - Player plays Scorch
  - settle
  - expect: { AU: { total: 1 } }
  - Player passes
  - settle until scored
  - expect: { total: 0-10, rounds: [0-10], gems: 1-2 }
---
scenario: A leader is shown when the Player is ahead (CK-18.4)
game: gwent
mode: solo
options: { soloLeaderVariant: true }
cards: { P: close 20, Q: close 13, X: ranged 5 }
position:
  passed: [Player, AU]
  Player: { close: [P] }
  AU: { close: [Q], ranged: [X], leaders: [francesca-the-beautiful, king-bran], deck: 3, hidden: [filler] }
script:
  - settle until scored
expect: { rounds: [20-24], gems: 1-2, AU: { leaders: [king-bran], deck: 3 } }
`);
});

test("a tournament can be arranged between its games", () => {
  passes(`
scenario: A deck that won is out (CK-20.4)
game: gwent
mode: tournament
position:
  phase: decks
  first: B
  A: { decks: [northern-realms, nilfgaard, monsters], out: [northern-realms] }
  B: { decks: [scoiatael, skellige, nilfgaard], out: [skellige] }
script:
  - settle
  - expect: { wins: 1-1, game: 3, question: { A: none, B: deck } }
  - B cannot pick skellige
  - B picks nilfgaard
  - A cannot pick northern-realms
  - A picks deck 3
  - settle
  - expect: { A: { hand: 10, faction: monsters }, B: { faction: nilfgaard } }
---
scenario: The coin says who picks first (CK-20.2)
game: gwent
mode: tournament
random: [1]
position: { phase: start }
script: [settle]
expect: { first: B, question: { A: none, B: deck } }
---
scenario: Two games decide (CK-20.1)
game: gwent
mode: tournament
position: { A: { wins: 1, close: [filler] }, B: { gems: 1 }, passed: [A, B] }
script: [settle]
expect: { over: true, wins: 2-0, winners: [A] }
`);
});

test("a tie among the rounds that are told went to nobody, or to Nilfgaard (GW-12.2, GW-11.3)", () => {
  const told = (faction: string) => {
    const position = { rounds: ["5-5"], A: { faction }, B: { faction: "monsters" } };
    const scene = { mode: undefined, options: {}, cards: undefined, position, forced: [] };
    return stage.arrange(scene).rounds;
  };
  expect(told("skellige")).toEqual([{ totals: [5, 5], winners: [], change: [-1, -1], rule: "GW-12.2" }]);
  expect(told("nilfgaard")).toEqual([{ totals: [5, 5], winners: [0], change: [0, -1], rule: "GW-11.3" }]);
});
