import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { roninKit } from "../kit.ts";

const run = (text: string) => runScenarioText(text, "file.yaml", () => roninKit);
const passes = (text: string) => {
  for (const result of run(text)) expect(result.status, printResult(result).join("\n")).toBe("passed");
};

test("effects are resolved from an arranged timeline, pool and pair; losses, partners and tracks are said in words", () => {
  passes(`
scenario: A loss that leaves no choice (CK-5.1)
game: ronin
cards: { K: red E C3>R9(C) }
position: { pair: MC, A: { new: [K], pool: { E: 1 } } }
script: [settle until tea A]
expect: { A: { pool: { C: 2 }, timeline: [K covered E], covered: 1 } }
---
scenario: Payments are written as tokens and as symbols of cards (CK-5.8)
game: ronin
cards: { P: blue E, N: red C1(E)>R7, Q: blue E }
position: { pair: MC, A: { timeline: [P, green E E], new: [N, Q], pool: { E: 1 } } }
script:
  - settle
  - expect: { question: { A: lose }, choices: { A: [loses E, loses E of P, loses E of green E E] } }
  - A cannot lose E of Q
  - A loses E of green E E
expect: { A: { timeline: [P, green E E covered E, N, Q], pool: { E: 1, M: 1, C: 1 } } }
---
scenario: Of three that must be lost the order does not count
game: ronin
cards: { P: blue D, N: red C3>R4, Q: blue E }
position: { pair: MC, A: { timeline: [P, Q], new: [N], pool: { E: 2 } } }
script:
  - settle
  - expect: { choiceCount: { A: 3 }, can: [A pays E of Q and E and E] }
  - A loses D of P, E, E of Q
expect: { A: { timeline: [P covered D, Q covered E, N], pool: { E: 1, C: 3 }, owned: { E: 1, C: 3 }, inactive: 1 } }
---
scenario: Partner and track (CK-6.6, CK-6.10, CK-6.17)
game: ronin
cards: { N: red tea C5(blue)>R2, T: red tea C8(red)>R2 }
position:
  phase: tea
  boards: { AB: 4, CA: 13 }
  A: { new: [N, T] }
  B: { timeline: [3x blue] }
  C: { new: [blue] }
script:
  - settle
  - expect: { choices: { A: [chooses B, chooses C] }, can: [A chooses the left partner] }
  - A chooses B
  - settle
  - expect: { question: { A: track }, choices: { A: [chooses left, chooses right] }, boards: { AB: 7 } }
  - A moves CA
expect: { boards: { AB: 7, CA: 14 }, A: { leftTrack: 7, rightTrack: 14 } }
`);
});

test("abilities are written in the place of those of the character and used in words", () => {
  passes(`
scenario: The abilities of a pick (CK-7.13)
game: ronin
cards: { p: red, q: red, r: blue, s: blue, t: green, u: green, v: green }
position:
  phase: pick
  rows: [[p, q], [r, s], empty, empty]
  deck: [t, u, v, filler]
  A: { abilities: [DRAFT_PEEK(3), DRAFT_SWAP, DRAFT_EXTRA, DRAFT_FIRST] }
  B: { abilities: [DRAFT_SWAP] }
script:
  - expect: { A: { abilities: [available, available, available, available] } }
  - settle
  - expect: { choices: { A: [declines, uses ability 1] } }
  - A uses DRAFT_PEEK
  - A takes the deck
  - expect: { question: { A: take }, choices: { A: ["takes t, u", takes v and t, "takes u, v"] } }
  - A takes v, t
  - settle
  - expect: { question: { A: ability, B: none }, deckBottom: [u], A: { hand: [v, t] }, choiceCount: { A: 11 } }
  - A uses ability 2 to swap v for q
  - expect: { rows: [[p, v]], A: { hand: [q, t] } }
  - A uses DRAFT_EXTRA
  - A discards t
  - expect: { discard: [t], A: { hand: [q, filler] } }
  - A uses ability 4
  - B takes row 1
  - B declines
  - C takes row 2
  - settle
expect: { initiative: [A, B, C], A: { abilities: [used, used, used, used], xp: 1 }, B: { abilities: [available, used, used, used] } }
---
scenario: The abilities of a slot (CK-7.2, CK-7.16, CK-7.18)
game: ronin
cards: { N: red C3>R4, K: blue C4(green)>R5 }
position:
  pair: MC
  A: { new: [N, K], pool: { E: 3 }, abilities: [IGNORE_LOSS(1), FULL_RESULT], borrowed: [B1] }
  B: { abilities: [used IGNORE_LOSS(1)] }
script:
  - settle
  - expect: { question: { A: ability }, choices: { A: [declines, uses ability 1, uses B1, uses FULL_RESULT] } }
  - A uses ability 1
  - A uses B1
  - A declines
  - settle
  - expect: { A: { pool: { E: 2, C: 3 } }, choices: { A: [declines, uses ability 2] } }
  - A uses FULL_RESULT
expect: { A: { pool: { E: 2, C: 3, M: 2 }, abilities: [used, used, used, used], borrowed: [used B1] } }
---
scenario: Abilities with targets
game: ronin
cards: { N: red E C4(red)>R8(D), K: red, L: blue LEFT C6(blue)>R7, H: green, O: yellow C8(yellow)>R9(E) }
position:
  pair: MC
  deck: [filler]
  boards: { AB: 3, CA: 3 }
  A:
    timeline: [red E D covered E D]
    new: [N, L]
    pool: { E: 2, D: 1 }
    hand: [H]
    abilities: [GAIN_ACTIVE(2), CONVERT(2), UNCOVER(2), REPEAT(2)]
  B: { timeline: [O], abilities: [BORROW, TEA_HOST, EXTRA_PLAY_THEN_DRAW, ALLY(2)], new: [red LEFT], hand: [filler] }
script:
  - settle
  - expect: { choiceCount: { A: 14 } }
  - A uses ability 1 for M C
  - A uses CONVERT to turn E D into M M
  - settle
  - expect: { A: { pool: { E: 1, M: 4, C: 2, D: 2 } } }
  - A uses UNCOVER on E of red E D, D of red E D
  - A uses REPEAT on N, L
  - settle
  - expect: { A: { pool: { E: 1, M: 5, C: 3, D: 4 }, timeline: [red E D, N, L] } }
  - B uses ability 1 on L of A
  - B uses TEA_HOST on red LEFT
  - B uses EXTRA_PLAY_THEN_DRAW on filler
  - B uses ALLY on C
expect: { boards: { BC: 2 }, B: { timeline: [O, red LEFT, filler], hand: 1 } }
`);
});

test("the chapter end, bonuses, cleaning and the final scoring can be arranged", () => {
  passes(`
scenario: The chapter-end window (CK-7.5, CK-7.11, CK-7.14)
game: ronin
cards: { K: red }
position:
  phase: abilities
  chapter: 2
  side: A
  boards: { AB: 2, CA: 5 }
  initiative: [B, A, C]
  A: { timeline: [K, 3x blue], abilities: [TIMELINE_TO_HAND(1), ALLY(2) at END] }
  B: { timeline: [red, 2x green], abilities: [KEEP_EXTRA(1), INACTIVE_XP(3)] }
script:
  - settle
  - expect: { question: { A: none, B: ability }, choices: { B: [declines, uses KEEP_EXTRA] } }
  - B uses KEEP_EXTRA
  - settle
  - expect: { question: { A: ability, B: none } }
  - A uses TIMELINE_TO_HAND on K
  - settle
  - A uses ALLY on B
  - expect: { boards: { AB: 3 }, question: { B: bonus } }
  - B takes A1
  - A takes the card
  - B declines
  - A declines
  - settle
  - expect: { boards: { AB: 4 }, question: { A: keep, B: keep }, B: { borrowed: [A1] }, A: { hand: [K], borrowed: [B1] }, choiceCount: { B: 6, A: 6 } }
---
scenario: Bonuses
game: ronin
cards: { T: red tea C8(red)>R2 }
position:
  phase: tea
  pair: MC
  sides: { S: { top: 6, bonuses: { 1: draw or 2 XP, 2: show hand, 3: 2 XP, 4: 3 active }, vp: { 2: 1, 6: 4 } } }
  boards: { AB: { side: S } }
  A: { timeline: [2x red], new: [T], hand: [red M C, red M, red E, filler, red D] }
script:
  - A chooses left
  - expect: { question: { A: bonus }, choices: { A: [draws, takes 2 XP] } }
  - A draws
  - B takes XP
  - settle
expect: { boards: { AB: { side: S, at: 3 } }, A: { hand: 6, xp: 4, known: [red M C, red M, red E, filler, filler, red D] }, B: { xp: 5 } }
---
scenario: Keeping and the next chapter (CK-10.3)
game: ronin
cards: { G: green C7(green)>R5, P: green, F: red }
position:
  phase: cleaning
  chapter: 2
  pairs: [MC, CE, MD]
  A: { timeline: [G, P, F], pool: { C: 3 } }
script:
  - A cannot keep filler
  - A keeps P then G
  - settle until draft
expect: { chapter: 3, A: { timeline: [P, G], pool: { C: 2 } }, discard: [F] }
---
scenario: The end (CK-11.4, CK-11.6, CK-11.8, CK-11.12)
game: ronin
options: { autoSideQuest: false }
position:
  phase: final
  chapter: 3
  pair: EC
  goldVp: { 0: 1, 3: 3, 6: 5, 9: 7, 12: 9 }
  sides: { S: { vp: { 4: 1, 6: 2, 8: 3 } } }
  side: S
  boards: { AB: 7, CA: 12, BC: 3 }
  initiative: [C, B, A]
  A: { gold: 10, vp: 10, hand: [red D D, red D, red M] }
  B: { vp: 21, hand: [red M] }
script:
  - settle
  - A chooses D
  - B picks M
  - expect: { question: { A: none, B: none, C: quest }, A: { quest: D }, view: { by: C, lacks: ['"quest":"D"'] } }
  - C chooses M
  - settle
expect: { over: true, outcome: { A: loss, B: win, C: loss }, ranking: [B, A, C], A: { vp: 21 }, B: { vp: 22 } }
`);
});

test("Automas are X and Y, and the real set-up is a phase", () => {
  passes(`
scenario: An Automa counts and takes (CK-12.3, CK-12.4, CK-12.20)
game: ronin
position:
  phase: draft
  pair: MC
  initiative: [X, A, B]
  rows: [[red M, red E], [red M M, red C], [blue tea C1(E)>R1, blue C M], empty]
  X: { timeline: [blue] }
script:
  - settle
expect:
  X: { counts: [1, 3, 2, taken], spot: 2, timeline: [blue, red M M, red C], left: A, right: B }
  choices: { A: [takes the deck, takes row 1, takes row 3] }
  boardCount: 3
---
scenario: Setting up with an Automa that is chosen, and side B boards
game: ronin
mode: duo
options: { automaCharacters: chosen, allianceSide: B }
random: [1, 0, 0, 0, 0, 0, 1]
position: { phase: setup }
script:
  - B keeps geralt
  - A keeps yennefer
  - B names ciri for X
  - expect: { choices: { B: [keeps B1, keeps B2, keeps B3, keeps B4, keeps B5] }, X: { character: ciri } }
  - B chooses B2 for the right
  - A keeps B1
  - settle until draft
expect: { circle: [B, A, X], boards: { XB: { side: B2 }, AX: { side: B1 }, BA: { side: B4 } } }
`);
});

test("milestones come in the order of a turn and of the end of a game", () => {
  passes(`
scenario: A turn
game: ronin
position: { phase: draft, X: {}, Y: {} }
script:
  - expect: { chapter: 1, turn: 1, space: 1, initiative: [A, X, Y], circle: [A, X, Y], boardCount: 2 }
  - settle until pick A
  - A takes the deck
  - settle until pick X
  - settle until pick Y
  - settle until new order
  - settle until play
  - A plays filler, filler
  - settle until reveal
  - expect: { A: { hand: 2, timeline: 0 } }
  - settle until slot A
  - expect: { A: { hand: 0, timeline: 2 } }
  - settle until slot X
  - settle until tea A
  - settle until tea Y
  - settle until turn end
  - settle until draft
---
scenario: The end
game: ronin
position: { phase: tea, chapter: 3, turn: 3 }
script:
  - settle until scoring
  - settle until scoring VP
  - settle until final
  - settle until side quest
  - settle until gold
  - settle until alliance
  - settle until result
  - settle
  - expect: { over: true, ranking: [A, B, C] }
---
scenario: Cleaning
game: ronin
position: { phase: scoring, A: { timeline: [red, blue] } }
script:
  - settle until abilities
  - settle until cleaning
  - A keeps blue
  - settle until kept
  - expect: { A: { timeline: [red, blue] } }
  - settle until next chapter
  - expect: { chapter: 1, A: { timeline: [blue], hand: 0 } }
  - settle until draft
  - expect: { chapter: 2, space: 4 }
`);
});

test("nothing is asked of a seat of which nothing is said before it has to pick", () => {
  passes(`
scenario: A whole Play step and tea ceremony
game: ronin
options: { humans: 4 }
position: { phase: play }
script:
  - settle
  - expect:
      turn: 2
      question: { A: place, B: none, C: none, D: none }
      rows: 5
      deck: 28
      D: { character: ciri, hand: 0, timeline: 0, pool: {}, xp: 0, gold: off, vp: 0, abilities: [used, used, used, used] }
`);
});
