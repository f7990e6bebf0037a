import type { InputError, Message, Value } from "@medallion/kernel";
import { LANGUAGES, randomOf, speaker } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { packDeck } from "./decks/pack.ts";
import { parseDeckText } from "./decks/parse.ts";
import { readDeck } from "./decks/read.ts";
import { issueError } from "./issue.ts";
import { lobby } from "./lobby.ts";
import { ERRORS } from "./messages/en/errors.ts";
import { parseOptions } from "./options.ts";
import { unpackOptions } from "./pack-options.ts";
import { inEnglish } from "./refuse.ts";
import { refusal } from "./test/refusal.ts";
import { texts } from "./texts.ts";

const DUEL = ["nr-siege-line", "mo-swarm"];
const NORTH = { faction: "northern-realms", cards: {} } as const;
const SIDE = { faction: "monsters", leader: "king-bran" };

function asked(request: Parameters<typeof lobby.options>[0]): unknown {
  return lobby.options(request, randomOf("refused"));
}

/** Input of every kind that is refused. */
const REFUSED: readonly (() => unknown)[] = [
  () => parseOptions({ decks: DUEL, speed: 3 }),
  () => parseOptions({ decks: "nr-siege-line" }),
  () => parseOptions({ decks: DUEL, rules: { tokenExit: "away" } }),
  () => asked({ mode: "blitz" }),
  () => asked({ mode: "standard", seats: 9 }),
  () => asked({ mode: "standard", rules: { luck: true } }),
  () => asked({ mode: "standard", rules: { tokenExit: "away" } }),
  () => asked({ mode: "tournament", rules: { deckRules: "standard" } }),
  () => unpackOptions("nonsense"),
  () => parseOptions({ decks: DUEL, automaton: "monsters" }),
  () => asked({ mode: "solo", picks: ["king-bran", "skellige"] }),
  () => asked({ mode: "solo", picks: ["king-bran", "pirates"] }),
  () => parseOptions({ decks: [[], "mo-swarm"] }),
  () => parseOptions({ mode: "solo", decks: [{}], automaton: "monsters" }),
  () => parseOptions({ mode: "team", decks: [...DUEL, ...DUEL] }),
  () => parseOptions({ mode: "solo", decks: [SIDE], automaton: "skellige" }),
  () => asked({ mode: "solo", picks: ["monsters\n3 nekker"] }),
  () => asked({ mode: "solo", picks: ["king-brann"] }),
  () => asked({ mode: "solo", picks: ["q"] }),
  () => readDeck("mo\n3 nekcer"),
  () => readDeck("mo\nqqqqqq"),
  () => asked({ mode: "standard", picks: ["mo-swam"] }),
  () => asked({ mode: "standard", picks: ["xxxxxxxxxxxxxxxxxxxxxxxx"] }),
  () => readDeck("faction: monster\nnekker"),
  () => readDeck("faction: qqqqqqqqqqqq\nnekker"),
  () => parseDeckText("x\n".repeat(20_000)),
  () => readDeck(`mo\n3 ${"nekker ".repeat(40)}`),
  () => readDeck("mo\n0 nekker"),
  () => readDeck("mo\nnr"),
  () => readDeck("king-bran\ncrach-an-craite"),
  () => readDeck("3 nekker"),
  () => readDeck(7),
  () => readDeck({ ...NORTH, faction: "elves" }),
  () => readDeck({ ...NORTH, leader: 7 }),
  () => readDeck({ ...NORTH, cards: [] }),
  () => readDeck("{oops"),
  () => readDeck("Axxxxxx"),
  () => packDeck({ ...NORTH, leader: "king-bran" }),
  () => packDeck({ ...NORTH, cards: { nekker: 1 } }),
  () => packDeck({ ...NORTH, cards: { catapult: 3 } }),
  () => {
    throw issueError("options", []);
  },
];

function refusedAll(): readonly InputError[] {
  return REFUSED.map(refusal);
}

/** The keys of a message and of those inside it. */
function keysOf({ key, values = {} }: Message): readonly string[] {
  const inside = Object.values(values).filter(
    (value: Value): value is Message => typeof value === "object" && "key" in value,
  );
  return [key, ...inside.flatMap(keysOf)];
}

describe("what is refused", () => {
  it("uses every text there is for it", () => {
    const used = new Set(refusedAll().flatMap(({ messages }) => messages.flatMap(keysOf)));
    expect(Object.keys(ERRORS).filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)("is said in %s, in one sentence that ends as one", async (language) => {
    const say = speaker(language, await texts(language));
    for (const { messages } of refusedAll()) {
      const said = messages.map(say).join(" ");
      expect(said).toMatch(/^\S[^\n]*[.?]$/u);
    }
  });

  it.each(["cs", "pl", "uk"] as const)("is said in %s otherwise than in English", async (language) => {
    const say = speaker(language, await texts(language));
    for (const { messages } of refusedAll()) expect(messages.map(say)).not.toEqual(messages.map(inEnglish));
  });

  it("has the sentence of its English text, and the path before it", () => {
    for (const { message, messages, path } of refusedAll()) {
      const what = messages[0]?.values?.what;
      const bare = what !== undefined && typeof what === "object" && "key" in what ? what : messages[0];
      expect(bare).toBeDefined();
      if (bare !== undefined)
        expect(message).toBe(`${path.length > 0 ? `${path.join(".")}: ` : ""}${inEnglish(bare)}`);
    }
  });

  it("names its line in a written deck in every language", async () => {
    const { messages } = refusal(() => readDeck("mo\n\n3 nekcer"));
    const said = async (language: "cs" | "uk") => messages.map(speaker(language, await texts(language)));
    expect(await said("cs")).toEqual(["Řádek 3: Žádná karta se nejmenuje „nekcer“; nemáš na mysli nekker?"]);
    expect(await said("uk")).toEqual(["Рядок 3: Жодна карта не зветься «nekcer». Можливо, nekker?"]);
  });
});
