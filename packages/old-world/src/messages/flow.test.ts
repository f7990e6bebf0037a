import type { Language, Message, Say, Subject } from "@medallion/kernel";
import {
  at,
  begin,
  heard,
  LANGUAGES,
  play,
  type Random,
  randomFrom,
  randomOf,
  seedFrom,
  speaker,
  type Tell,
  type Told,
} from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { OldWorldChoice } from "../choice.ts";
import { describeAsk } from "../describe-ask.ts";
import type { OldWorldEvent } from "../events.ts";
import { oldWorld } from "../game.ts";
import type { Ask, State } from "../state.ts";
import { texts } from "../texts.ts";
import type { View } from "../view.ts";

const CHANGED = {
  goldSupply: "35",
  location0Terrain: "none",
  deckListAlwaysVisible: false,
  startingPlayer: "host",
  schoolSelection: "free",
  attributeRows: "level",
  duplicateTrailQuests: false,
  explorationReshuffle: false,
  levelOneBite: "none",
  secretBets: true,
  autoResolveSingle: false,
};

/** Every number of players, with the options as they are and all of them changed. */
const CASES: readonly unknown[] = [1, 2, 3, 4, 5].flatMap((seats) => [{ seats }, { seats, rules: CHANGED }]);

/** Random games may wander for ever. */
const MOST_CHOICES = 3000;

/** All that a game says to anybody, each message once. */
function saidIn(options: unknown, seed: string): ReadonlyMap<string, Message> {
  const said = new Map<string, Message>();
  const hear = (message: Message): void => {
    said.set(JSON.stringify(message), message);
  };
  const listener = (told: Told<OldWorldEvent>): void => {
    for (const event of [told.event, heard(told, null)])
      if (event !== undefined) hear(oldWorld.describeEvent(event));
  };
  const random = randomOf(seed);
  const state = begin(oldWorld, oldWorld.parseOptions(options), randomFrom(seedFrom(seed)), listener);
  let open = oldWorld.questions(state);
  for (let made = 0; open.length > 0 && made < MOST_CHOICES; made++) {
    const { seat, text } = at(open, random.below(open.length));
    hear(text);
    const choices = oldWorld.choices(state, seat);
    for (const choice of choices) hear(oldWorld.describeChoice(choice));
    const offers = oldWorld.offers(state, seat);
    for (const offer of offers) hear(oldWorld.describeChoice(offer));
    if (random.below(20) === 0) hearNumbers(oldWorld.view(state, seat), hear);
    lookThroughDecks(state, random, listener);
    play(oldWorld, state, seat, at(choices, random.below(choices.length)), listener);
    open = oldWorld.questions(state);
  }
  const outcome = oldWorld.outcome(state);
  if (outcome !== undefined) hear(outcome.text);
  return said;
}

/** Now and then somebody takes the offer of DP-06. */
function lookThroughDecks(state: State, random: Random, listener: Tell<OldWorldEvent>): void {
  if (random.below(200) > 0) return;
  for (let seat = 0; seat < state.players.length; seat++)
    for (const offer of oldWorld.offers(state, seat))
      if (offer.kind === "lookThrough") play(oldWorld, state, seat, offer, listener);
}

function hearNumbers(view: View, hear: (message: Message) => void): void {
  for (const subject of oldWorld.subjects(view)) {
    hear(oldWorld.describeSubject(subject));
    for (const reason of oldWorld.explain(view, subject)) hear(reason.text);
  }
}

const NUMBERS = {
  source: { key: "potion.swallow" },
  card: { key: "fight-card", values: { number: 7 } },
  attack: { key: "attack.bite" },
  colour: { key: "colour.blue" },
  attribute: { key: "attribute.combat" },
  seat: { seat: 0 },
  count: 2,
  cap: 1,
  damage: 3,
  level: 4,
  gold: 5,
  by: -1,
  min: 1,
  least: 0,
  most: 2,
};

const REASONS_SELDOM_GIVEN = [
  "damage.least damage.cap attack.printed attack.bonus attack.reduced attack.least attack.cap attack.total",
  "shieldGain.extension shieldGain.effect shieldGain.least refill.extension refill.instead refill.minimum",
  "refill.least level.fight potions.cap potionLimit.kept price.free handTarget.beaten handTarget.fixed",
  "handTarget.limit poker.reward poker.tieWins poker.tieLoses",
].flatMap((line) => line.split(" "));

const ASKED = { id: 1, seat: 0 };

const SELDOM_ASKED: readonly Ask[] = [
  { ...ASKED, kind: "keptMovePayment", to: 5, ability: 0 },
  { ...ASKED, kind: "revealedAttack" },
  { ...ASKED, kind: "attribute", which: "any", n: -1, except: -1 },
  { ...ASKED, kind: "takeDiscard" },
  { ...ASKED, kind: "cycleHand", left: 2, moved: 0, bonus: 1 },
  { ...ASKED, kind: "orderOwn", look: 2, placed: 0, rest: "bottom" },
];

/** What scenarios declare has no texts of its own: `X1`. */
const SELDOM_CHOSEN: readonly OldWorldChoice[] = [
  { kind: "option", story: "X1", option: "A" },
  { kind: "use", on: "kept", id: "X1", ability: 0 },
  { kind: "potion", potion: "X1" },
  // No card lets a player choose what falls, but the effect language does.
  { kind: "lower", attribute: "alchemy" },
  { kind: "take", slot: 6, card: "X1", price: 2, to: "hand" },
  { kind: "attack", attack: "bite", card: "X1" },
  { kind: "takeBack", card: "A01", to: "hand" },
  { kind: "bury", card: "A01" },
  { kind: "putBack", card: "A01", to: "bottom" },
];

const SELDOM_TOLD: readonly OldWorldEvent[] = [
  { kind: "phaseSkipped", seat: 0, phase: 2 },
  { kind: "monsterPileRenewed", level: 2, count: 5 },
  { kind: "gameWon", seat: 0, turns: 12, rating: 2 },
  { kind: "gameAbandoned", seat: 0 },
  { kind: "attackSettled", card: "F01", attack: "bite", seat: 0 },
  { kind: "attackSettled", card: "X1", attack: "bite" },
  { kind: "deckRevealed", seat: 0, cards: [], found: false },
  { kind: "trophyGained", seat: 0, trophy: { of: "monster", monster: "X1" } },
  { kind: "attackSettled", card: "X1", attack: "charge", seat: 0 },
  { kind: "abilityUsed", seat: 0, on: "monster", id: "X1", ability: 0 },
  { kind: "cardsBuried", seat: 0, count: 2, cards: [] },
  { kind: "cardsBuried", seat: 0, count: 1, cards: ["A01"] },
  { kind: "phaseThreeDrawSet", seat: 0, to: 1 },
  { kind: "phaseThreeCardFree", seat: 0 },
  { kind: "storyDrawn", seat: 0, story: "X1", deck: "city" },
  { kind: "eventRead", seat: 0, story: "X1" },
  { kind: "eventMissing", seat: 0, story: "E01" },
  { kind: "storyLeftAlone", seat: 0, story: "X1" },
  { kind: "optionChosen", seat: 0, story: "X1", option: "B" },
  { kind: "storyEnded", seat: 0, story: "X1" },
];

/** What random games seldom come to, and what scenarios with cards of their own say. */
const SELDOM: readonly Message[] = [
  ...SELDOM_ASKED.map(describeAsk),
  ...SELDOM_CHOSEN.map(oldWorld.describeChoice),
  ...SELDOM_TOLD.map(oldWorld.describeEvent),
  oldWorld.describeSubject({ kind: "attack", player: 0 } as Subject),
  ...REASONS_SELDOM_GIVEN.map((name) => ({ key: `reason.${name}`, values: NUMBERS })),
  { key: "outcome.solo", values: { turns: 12, rating: { key: "rating.2" } } },
  { key: "outcome.abandoned" },
];

const SAID = new Map([
  ...CASES.flatMap((options, i) => [0, 1, 2].flatMap((n) => [...saidIn(options, `flow ${i} ${n}`)])),
  ...SELDOM.map((message) => [JSON.stringify(message), message] as const),
]);

async function sayIn(language: Language): Promise<Say> {
  return speaker(language, await texts(language), ["Anna"]);
}

describe("texts of the flow of a game", () => {
  it.each(LANGUAGES)("%s says all that happens, is asked, chosen and explained", async (language) => {
    const say = await sayIn(language);
    const sentences = [...SAID.values()].map((message) => [message.key, say(message)] as const);
    const odd = sentences.filter(([, sentence]) =>
      /undefined|null|NaN|[{}#]|^\s|\s$| {2}|\s[.,;]|(?<!\.)\.\.(?!\.)|^$/u.test(sentence),
    );
    expect(odd).toEqual([]);
    const events = sentences.filter(([key]) => key.startsWith("event."));
    expect(events.filter(([, sentence]) => !/[.!?”“»…]$/u.test(sentence))).toEqual([]);
  });

  it("the locals win the dice poker in good English", async () => {
    const hands = { hand: { key: "hand.pair" }, other: { key: "hand.pair" } };
    const won = { key: "event.pokerWon", values: { side: { key: "side.locals" }, ...hands, gold: 2 } };
    const sentence = (await sayIn("en"))(won);
    expect(sentence).toContain("locals");
    expect(sentence).not.toMatch(/\bwins\b/u);
  });

  it("has no event, question, choice, reason or outcome that a game never needs", async () => {
    const said = new Set([...SAID.values()].flatMap(keysIn));
    const used = /^(event|question|choice|subject|reason|outcome|side|played)\b/u;
    expect(Object.keys(await texts("en")).filter((key) => used.test(key) && !said.has(key))).toEqual([]);
  });
});

/** The key of a message and those of the messages in it. */
function keysIn(message: Message): readonly string[] {
  return [...JSON.stringify(message).matchAll(/"key":"([^"]+)"/gu)].map(([, key = ""]) => key);
}
