import {
  at,
  type Game,
  hashOf,
  InputError,
  type Kit,
  LANGUAGES,
  type Message,
  randomOf,
  speaker,
  type Value,
} from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { decodeLink } from "./link/decode.ts";
import { encodeLink } from "./link/encode.ts";
import { joinFields, splitFields } from "./link/layout.ts";
import { type GameRecord, parseRecord, withEntries } from "./record.ts";
import { parseSave, writeSave } from "./save.ts";
import { playedOn, recorded } from "./test/games.ts";
import { RECORD_TEXTS } from "./texts/index.ts";
import { type Finding, verify } from "./verify.ts";

const kits: readonly Kit[] = [toy];
const game: Game = kits[0]?.game ?? toy.game;
const later: Game = { ...game, rulesVersion: 2, parseState: (input) => game.parseState(input, 1) };
const { record, state } = recorded(toy, "said", { plain: true, entries: 5 });
const [first] = record.segments;
const asked = at(game.questions(state), 0);
const ended = withEntries(record, { kind: "draw" });
const text = writeSave(record, state);
const own = { ownsAllHumanSeats: true };

const load = (save: string, known: Game | undefined = game) =>
  parseSave(save, (id) => (id === "toy" ? known : undefined));
const loadWith = (...entries: Entry[]) => load(writeSave(withEntries(record, ...entries), state));
const loadAs = (change: object) => load(writeSave({ ...record, ...change }, state));

function linkWith(place: number, field: string): unknown {
  return decodeLink(kits, joinFields(splitFields(encodeLink(kits, record, own)).with(place, field)));
}

/** The game went on under later rules. */
function movedOn(): { readonly record: GameRecord; readonly state: unknown } {
  const { record: moved, state: from } = load(text, later);
  return playedOn(later, { record: moved, state: from }, randomOf("said"), { plain: true });
}

function advanceBreaksDown(): never {
  throw new TypeError("no card");
}

/** Games of every kind that is refused. */
const REFUSED: readonly (() => unknown)[] = [
  () => load(""),
  () => load("{}"),
  () => load(text.replace(/"version":1}$/, '"version":2}')),
  () => parseRecord({ ...record, version: 2 }),
  () => load(text.replace(record.seed, "0".repeat(64))),
  () => loadAs({ seed: "zz" }),
  () => loadAs({ segments: [{ ...first, options: { mode: "x" } }] }),
  () => loadAs({ game: "chess" }),
  () => load(writeSave(record, { ...state, deck: [] })),
  () => loadAs({ segments: [{ ...first, rulesVersion: 99 }] }),
  () => linkWith(1, "0"),
  () => loadWith({ kind: "choice", seat: 1 - asked.seat, question: 50, choice: 0 }),
  () => loadWith({ kind: "choice", seat: asked.seat, question: 50, choice: 0 }),
  () => loadWith({ kind: "choice", seat: asked.seat, question: asked.id, choice: 99 }),
  () => loadWith({ kind: "draw" }, { kind: "draw" }),
  () => loadWith({ kind: "resignation", seat: 9 }),
  () => loadWith({ kind: "takeback", to: 99 }),
  () => load(text, { ...game, advance: advanceBreaksDown }),
  () => decodeLink(kits, "10~1"),
  () => decodeLink(kits, "nonsense"),
  () => linkWith(2, "no.such.options"),
  () => encodeLink([{ ...toy, game: later } as Kit], movedOn().record, own),
  () => encodeLink(kits, record, { ownsAllHumanSeats: false }),
];

function refused(act: () => unknown): InputError {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error(`nothing was refused: ${act}`);
}

/** Findings of every kind. */
function findings(): readonly Finding[] {
  const hash = hashOf(state);
  const moved = movedOn();
  const [before, after] = moved.record.segments;
  const startingWith = (start: object) => ({
    ...moved.record,
    segments: before && after ? [before, { ...after, start }] : [],
  });
  const outcome = { standings: [], text: { key: "x" } };
  return [
    verify(game, record, { hash, record: hashOf(record) }),
    verify(game, record, { hash: "", record: "", commitment: "" }),
    verify(game, { ...record, seed: "12" }),
    verify(game, { ...record, seed: "0".repeat(64) }),
    verify(game, ended, { outcome }),
    verify(game, record),
    verify(game, moved.record),
    verify(later, startingWith({ random: { key: "0".repeat(64), at: [] } })),
    verify(later, startingWith({})),
  ].flatMap((proof) => proof.findings);
}

/** The keys of a message and of those inside it. */
function keysOf({ key, values = {} }: Message): readonly string[] {
  const inside = Object.values(values).filter(
    (value: Value): value is Message => typeof value === "object" && "key" in value,
  );
  return [key, ...inside.flatMap(keysOf)];
}

test("what is refused and what is found use every text there is for it", () => {
  const messages = [
    ...REFUSED.flatMap((act) => refused(act).messages),
    ...findings().map(({ message }) => message),
  ];
  const used = new Set(messages.flatMap(keysOf));
  const open = Object.keys(RECORD_TEXTS.en).filter((key) => !key.startsWith("ending.") && !used.has(key));
  expect(open).toEqual([]);
});

test.each(LANGUAGES)("each is said in %s in one sentence", (language) => {
  const say = speaker(language, RECORD_TEXTS[language]);
  for (const { messages } of REFUSED.map(refused)) {
    expect(messages).toHaveLength(1);
    expect(messages.map(say).join("")).toMatch(/^[^\n]+[;,.] [^\n]+\.$/);
  }
  for (const { message } of findings()) expect(say(message)).toMatch(/^[^\n]+\.$/);
});

test("the sentence of a finding, and of a refusal that is no game's, is its English text", () => {
  const say = speaker("en", RECORD_TEXTS.en);
  for (const { sentence, message } of findings()) expect(sentence).toBe(say(message));
  for (const { message, messages, path } of REFUSED.map(refused))
    if (messages[0]?.key !== "record.refused-by-game")
      expect(message).toBe([...(path.length > 0 ? [path.join(".")] : []), ...messages.map(say)].join(": "));
});
