import type { Kit } from "@medallion/kernel";
import { printResult, runScenarioText } from "@medallion/scenarios";
import { expect, test } from "vitest";
import { oldWorld } from "../game.ts";
import { stage } from "./index.ts";

const kit = { game: oldWorld, stage, lobby: { modes: [{ id: "solo" }] } } as unknown as Kit;
const printed = (text: string) => runScenarioText(text, "file.yaml", () => kit).flatMap(printResult);
const wrong = (part: string) =>
  printed(`scenario: Wrong\ngame: old-world\n${part}\nexpect: { active: A }`).at(-1);
const differs = (expected: string, position = "{}") =>
  printed(`scenario: Wrong\ngame: old-world\nposition: ${position}\nexpect: ${expected}`).join("\n");

test("a number that differs is explained", () => {
  const text = differs("{ A: { shield: 1 }, prices: [0, 1, 0, 0, 0, 0] }", "{ A: { defense: 3 } }");
  expect(text).toContain("A shield is not as expected.\n    expected 1\n    found    3\n      OW-3.");
  expect(text).toContain("prices 0 is not as expected.\n    expected 0\n    found    1\n      OW-");
});

test.each([
  ["{ A: { hand: [filler] } }", "A hand"],
  ["{ A: { deck: 4 } }", "A deck"],
  ["{ A: { discard: [filler] } }", "A discard"],
  ["{ A: { removed: 1 } }", "A removed"],
  ["{ A: { cards: 6 } }", "A cards"],
  ["{ A: { at: Vizima } }", "A at"],
  ["{ A: { school: bear } }", "A school"],
  ["{ A: { left: A } }", "A left"],
  ["{ A: { combat: 2 } }", "A combat"],
  ["{ A: { level: 2 } }", "A level"],
  ["{ A: { gold: 1 } }", "A gold"],
  ["{ A: { track: 1 } }", "A track"],
  ["{ A: { potions: [swallow] } }", "A potions"],
  ["{ A: { trophies: [arachas] } }", "A trophies"],
  ["{ A: { trails: [forest] } }", "A trails"],
  ["{ A: { trailQuests: [6] } }", "A trailQuests"],
  ["{ A: { quests: [C21] } }", "A quests"],
  ["{ A: { kept: [E16] } }", "A kept"],
  ["{ A: { handHas: [A01] } }", "A handHas"],
  ["{ A: { damage: 1 } }", "A damage"],
  ["{ pool: [0, 0, 0, 0, 0, 1] }", "pool"],
  ["{ deck: 3 }", "deck"],
  ["{ discard: 3 }", "discard"],
  ["{ potionDeck: 3 }", "potionDeck"],
  ["{ attributeTrophies: { combat: 2 } }", "attributeTrophies combat"],
  ["{ city: [C02] }", "city"],
  ["{ explored: [C02] }", "explored"],
  ["{ tokens: { forest: 6 } }", "tokens forest"],
  ["{ monsters: { forest: arachas } }", "monsters forest"],
  ["{ monsters: { forest: level 2 } }", "monsters forest"],
  ["{ monsters: { forest: none } }", "monsters forest"],
  ["{ monstersAt: [6, 7, 8] }", "monstersAt"],
  ["{ monsterPiles: { 1: 3 } }", "monsterPiles 1"],
  ["{ extraStack: 1 }", "extraStack"],
  ["{ fightDeck: 19 }", "fightDeck"],
  ["{ tavern: Vizima }", "tavern"],
  ["{ fight: { life: 3 } }", "fight"],
  ["{ poker: { pot: 3 } }", "poker"],
  ["{ phase: two }", "phase"],
  ["{ target: 2 }", "target"],
  ["{ choiceCount: { A: 1 } }", "choiceCount A"],
  ["{ why: { price 1: [OW-1.1] } }", "why price 1"],
  ["{ winner: A }", "winner"],
])("that %s is not so is told", (expected, path) => {
  expect(differs(expected)).toContain(`${path} is not as expected.`);
});

test.each([
  ["position: { A: { hnad: 3 } }", "position.A.hnad: There is no key “hnad” here. Leave it out."],
  ["position: { F: { hand: 3 } }", "position.F: There is no key “F” here. Leave it out."],
  ["options: { seats: 2 }\nposition: { C: { hand: 3 } }", 'position.C: There is no "C": write A, B.'],
  ["mode: solo\noptions: { seats: 3 }", "options.seats: solo is played by 1."],
  ["options: { secretBets: maybe }", "options.secretBets: "],
  ["options: { first: B }", "first"],
  ["cards: { K: purple teapot }", 'cards.K: "teapot" is nothing a card shows'],
  ["cards: { K: red damage }", 'cards.K: After "damage" stands a number.'],
  ["cards: { K: red cost 3 }", "cards.K: Cards cost 0, 1 or 2."],
  ["cards: { K: red return }", "cards.K: Only an extension returns its card"],
  ["cards: { K: red > cost 1 }", "cards.K: An extension is a colour and symbols"],
  ["cards: { red: red }", 'cards.red: "red" cannot be the name of a card'],
  ["cards: { A01: red }", 'cards.A01: "A01" cannot be the name of a card'],
  ["cards: { K: strong }", "cards.K: Write what the card shows"],
  ["position: { A: { hand: [Q] } }", 'position.A.hand.0: There is no card "Q"'],
  [
    "position: { A: { hand: [A01], deck: [A01] } }",
    "position.A.deck.0: There is only one A01, and it lies elsewhere.",
  ],
  ["position: { A: { at: Oxenfurt } }", 'position.A.at: There is no location "Oxenfurt"'],
  ["position: { A: { at: 19 } }", "position.A.at: Locations have the numbers 0 to 18."],
  ["position: { A: { school: bear }, B: { school: bear } }", "position.B.school: Somebody else is the bear."],
  ["position: { A: { level: 1, attributes: 3 } }", "position.A.level: With these attributes"],
  ["position: { A: { potions: [beer] } }", 'position.A.potions.0: There is no potion "beer"'],
  [
    "position: { A: { trophies: [griffin] } }",
    "position.A.trophies.0: Write griffin monster or griffin school.",
  ],
  ["position: { A: { kept: [C01] } }", "position.A.kept.0: C01 is no card that stays with a player."],
  ["position: { A: { quests: [C01] } }", "position.A.quests.0: C01 gives no quest."],
  ["position: { A: { quests: [C13] } }", "position.A.quests.0: C13 needs a token"],
  [
    "position: { A: { quests: [{ quest: C21, at: 6 }] } }",
    "position.A.quests.0: C21 has a place of its own.",
  ],
  ["position: { A: { trails: [0] } }", "position.A.trails.0: Behelt Nar has no location token."],
  [
    "position: { A: { trails: [6], trailQuests: [6] } }",
    "position.A.trailQuests.0: The token of Novigrad lies elsewhere already.",
  ],
  ["position: { tokens: { forest: [9] } }", "position.tokens.forest.0: Cintra is no forest."],
  ["position: { tokens: { forest: 9 } }", "position.tokens.forest: Only 5 forest tokens are left."],
  ["position: { monsters: { forest: dragon } }", 'position.monsters.forest: There is no monster "dragon"'],
  ["position: { monsters: { forest: level 4 } }", 'position.monsters.forest: "level 4" has no level'],
  [
    "position: { monsters: { forest: arachas life 3 } }",
    "position.monsters.forest: A printed monster has its own life",
  ],
  ["position: { pool: [0, 0, 0, 0, 0, 0, 0] }", "position.pool: There are 6 slots."],
  ["position: { city: [W01] }", 'position.city.0: There is no city card "W01"'],
  ["position: { fightDeck: [F21] }", 'position.fightDeck.0: There is no fight card "F21"'],
  ["position: { phase: effects, effects: [{ op: silver }] }", "position.effects.0"],
  ["position: { phase: effects }", "position.phase: Write the effects"],
  ["position: { phase: fight }", "position.phase: Write the fight"],
  ["position: { phase: fight, fight: { against: A } }", "position.fight.against: Nobody fights alone."],
  [
    "position: { phase: fight, fight: { against: forest }, monsters: { forest: none } }",
    "position.fight.against: There is no forest monster.",
  ],
  [
    "position: { phase: fight, fight: { against: forest, life: 20 } }",
    "position.fight.life: This monster has",
  ],
  ["position: { phase: setup, pool: [1] }", "position.pool: With phase: setup only first and deck"],
  ["position: { phase: setup, deck: 3 }", "position.deck: Write the first cards of the common deck."],
  ["position: { storyCards: { E16: { A: {}, B: {} } } }", "position.storyCards.E16: There is already a card"],
  ["position: { city: [toll] }", 'position.city.0: There is no city card "toll"'],
  [
    "position: { potionCards: { swallow: { effects: [] } } }",
    "position.potionCards.swallow: There is already a potion",
  ],
])("%s is refused with its place", (part, sentence) => {
  expect(wrong(part)).toContain(sentence);
});

test("expectations that cannot be read are refused", () => {
  expect(differs("{ A: { hand: [Q] } }")).toContain('There is no card "Q"');
  expect(differs("{ why: { beauty: [] } }")).toContain('Nothing accounts for "beauty" here');
  expect(differs("{ A: { at: Oxenfurt } }")).toContain('There is no location "Oxenfurt"');
  expect(differs("{ fallback: { A: ends Phase I } }")).toContain("A is asked nothing here.");
});

test("a fallback that differs is told", () => {
  const text = printed(
    "scenario: Wrong\ngame: old-world\nposition: { phase: two }\nscript: [settle]\nexpect: { fallback: { A: explores the wilderness } }",
  ).join("\n");
  expect(text).toContain("expected explores the wilderness\n    found    explores the city");
});
