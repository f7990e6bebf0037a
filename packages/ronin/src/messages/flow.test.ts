import type { Language, Message, Say } from "@medallion/kernel";
import {
  at,
  begin,
  heard,
  LANGUAGES,
  play,
  randomFrom,
  randomOf,
  seedFrom,
  speaker,
  type Told,
} from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { RoninEvent } from "../events.ts";
import type { RoninSubject } from "../explain/subject.ts";
import { ronin } from "../game.ts";
import { texts } from "../texts.ts";
import type { View } from "../view.ts";

const CHANGED = {
  firstPlayer: "host",
  allianceSide: "B",
  automaCharacters: "chosen",
  soloDifficulty: "summer",
  keptCardsPair: "next",
  endAbilityAfterChapter3: true,
  autoSideQuest: false,
  knownCards: "hidden",
};

/** Every number of players, with the options as they are and all of them changed. */
const CASES: readonly unknown[] = [1, 2, 3, 4, 5].flatMap((humans) => [
  { humans },
  { humans, rules: CHANGED },
]);

/** Spaces of the tracks, which are asked about where a track is unrolled. */
function spacesIn({ boards }: View): readonly RoninSubject[] {
  return boards.flatMap((board) => {
    if (board === null) return [];
    const [one, partner] = board.seats;
    return Array.from({ length: board.top + 1 }, (_, space) => ({
      kind: "space" as const,
      board: one,
      partner,
      space,
    }));
  });
}

/** All that a game says to anybody, each message once. */
function saidIn(options: unknown, seed: string): ReadonlyMap<string, Message> {
  const said = new Map<string, Message>();
  const hear = (message: Message): void => {
    said.set(JSON.stringify(message), message);
  };
  const listener = (told: Told<RoninEvent>): void => {
    for (const event of [told.event, heard(told, null)])
      if (event !== undefined) hear(ronin.describeEvent(event));
  };
  const random = randomOf(seed);
  const state = begin(ronin, ronin.parseOptions(options), randomFrom(seedFrom(seed)), listener);
  for (let open = ronin.questions(state); open.length > 0; open = ronin.questions(state)) {
    const { seat, text } = at(open, random.below(open.length));
    hear(text);
    const choices = ronin.choices(state, seat);
    // One kind of choice is said alike, however many there are.
    for (const choice of choices.slice(0, 40)) hear(ronin.describeChoice(choice));
    if (random.below(10) === 0) hearNumbers(ronin.view(state, seat), hear);
    play(ronin, state, seat, at(choices, random.below(choices.length)), listener);
  }
  hearNumbers(ronin.view(state, null), hear);
  const outcome = ronin.outcome(state);
  if (outcome !== undefined) hear(outcome.text);
  return said;
}

function hearNumbers(view: View, hear: (message: Message) => void): void {
  for (const subject of [...ronin.subjects(view), ...spacesIn(view)]) {
    hear(ronin.describeSubject(subject));
    for (const reason of ronin.explain(view, subject)) hear(reason.text);
  }
}

/** What random games seldom or never come to; an arranged position begins with points. */
const SELDOM: readonly Message[] = [
  ronin.describeEvent({ kind: "gameEnded", ranking: [{ seat: 0, vp: 35 }], winners: [0] }),
  ronin.describeEvent({ kind: "alliancePointsLost", seat: 0, partner: 1, points: 2 }),
  ronin.describeChoice({ kind: "keep", cards: [] }),
  { key: "outcome.solo.won", values: { winner: { seat: 0 }, vp: 35 } },
  { key: "reason.xp.start", values: { xp: 4 } },
  { key: "reason.vp.start", values: { vp: 4 } },
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
      /undefined|null|NaN|[{}#]|^\s|\s$| {2}|\s[.,]|\.\.|^$/u.test(sentence),
    );
    expect(odd).toEqual([]);
    const events = sentences.filter(([key]) => key.startsWith("event."));
    expect(events.filter(([, sentence]) => !/[.!]$/u.test(sentence))).toEqual([]);
  });

  it("has no event, question, choice, reason or outcome that a game never needs", async () => {
    const said = new Set([...SAID.values()].flatMap(keysIn));
    const used = /^(event|question|choice|target|subject|reason|outcome|symbols|tokens|printed|pair)\b/u;
    expect(Object.keys(await texts("en")).filter((key) => used.test(key) && !said.has(key))).toEqual([]);
  });
});

/** The key of a message and those of the messages in it. */
function keysIn(message: Message): readonly string[] {
  return [...JSON.stringify(message).matchAll(/"key":"([^"]+)"/gu)].map(([, key = ""]) => key);
}
