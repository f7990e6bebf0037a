import { __TESTS } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { at } from "./list.ts";

/** A source of chance outside the state: for bots, tests and imagined worlds. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, all equally likely. */
  below(bound: number): number;
}

/**
 * The chance of one game as plain data: a key, and per stream the words already used.
 * One stream per purpose, so that what one seat does in secret never moves another's luck.
 */
export interface RandomState {
  key: string;
  at: number[];
  /** Results that a scenario dictates, used up in order before the stream is asked. */
  forced?: Forced[];
}

/** A forced result: the place of a candidate, or the order a shuffle gives (old places, top first). */
export type Forced = number | "keep" | "reverse" | number[];

/** The words of a ChaCha20 block, what makes them, and its constants; tests compare it with the library's cipher. */
const BLOCK = 16;
const { chachaCore } = __TESTS;
const SIGMA = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);
const nonce = new Uint32Array(3);
const PURPOSE = utf8ToBytes("medallion game key v1");

/** The seed as 64 hex digits and the salts of the human seats in seat order make the key of a game. */
export function randomFrom(seed: string, salts: readonly string[] = []): RandomState {
  const salted = salts.map((salt) => sha256(utf8ToBytes(salt)));
  return { key: bytesToHex(sha256(concatBytes(PURPOSE, hexToBytes(seed), ...salted))), at: [] };
}

/** What a host publishes before the first card is dealt. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A seed made from any text, for tests, simulations and `--seed`. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

// The last block of each stream, remembered because a game asks for words one by one.
const blocks: { key: string; keyWords: Uint32Array; block: number; readonly words: Uint32Array }[] = [];

function word(key: string, stream: number, position: number): number {
  const block = Math.floor(position / BLOCK);
  const kept = blocks[stream];
  const current = kept?.block === block && kept.key === key ? kept : blockOf(key, stream, block);
  return current.words[position % BLOCK] ?? 0;
}

/** Without the library's cipher of bytes, which takes nearly all of its time for buffers (npm run bench). */
function blockOf(key: string, stream: number, block: number): (typeof blocks)[number] {
  const kept = blocks[stream] ?? { key, keyWords: wordsOf(key), block, words: new Uint32Array(BLOCK) };
  blocks[stream] = kept;
  if (kept.key !== key) kept.keyWords = wordsOf(key);
  kept.key = key;
  kept.block = block;
  nonce[0] = stream;
  chachaCore(SIGMA, kept.keyWords, nonce, kept.words, block);
  return kept;
}

// The key that was read last: the streams of a game have the same.
let read: { readonly key: string; readonly words: Uint32Array } | undefined;

function wordsOf(key: string): Uint32Array {
  if (read?.key === key) return read.words;
  if (key.length !== 64) throw new Error(`no key of 64 hex digits: ${key}`);
  // The words lie in the machine's order, which is little-endian wherever JavaScript runs.
  read = { key, words: new Uint32Array(hexToBytes(key).slice().buffer) };
  return read.words;
}

function below(random: RandomState, stream: number, bound: number): number {
  if (bound < 1) throw new Error("nothing to pick from");
  while (random.at.length <= stream) random.at.push(0);
  for (;;) {
    const position = at(random.at, stream);
    random.at[stream] = position + 1;
    const drawn = word(random.key, stream, position);
    // Rejection keeps every result equally likely; only the last words have to be looked at closely.
    if (drawn < 2 ** 32 - bound || drawn < 2 ** 32 - (2 ** 32 % bound)) return drawn % bound;
  }
}

/** Picks one of `count` candidates, by their place. */
export function pick(random: RandomState, stream: number, count: number): number {
  const forced = random.forced?.shift();
  if (forced === undefined) return below(random, stream, count);
  if (typeof forced !== "number" || forced >= count)
    throw new Error(`a pick among ${count} cannot be forced to ${JSON.stringify(forced)}`);
  return forced;
}

/** Shuffles in place. Under a scenario (`forced` present) the order is kept unless a shuffle is forced next. */
export function shuffle<T>(random: RandomState, stream: number, list: T[]): void {
  if (random.forced !== undefined) {
    shuffleAsForced(random.forced, list);
    return;
  }
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, stream, last + 1);
    const moved = at(list, other);
    list[other] = at(list, last);
    list[last] = moved;
  }
}

function shuffleAsForced<T>(forced: Forced[], list: T[]): void {
  const next = forced[0];
  if (next === undefined || typeof next === "number") return;
  forced.shift();
  if (next === "reverse") list.reverse();
  if (!Array.isArray(next)) return;
  if ([...next].sort((a, b) => a - b).some((place, index) => place !== index) || next.length !== list.length)
    throw new Error(`a shuffle of ${list.length} cannot be forced to the order ${JSON.stringify(next)}`);
  const old = [...list];
  for (const [place, from] of next.entries()) list[place] = at(old, from);
}

export function copyRandom(random: RandomState): RandomState {
  const copy: RandomState = { key: random.key, at: random.at.slice() };
  if (random.forced !== undefined)
    copy.forced = random.forced.map((entry) => (Array.isArray(entry) ? [...entry] : entry));
  return copy;
}

/** The same generator outside a game: reproducible chance for bots, tests and imagined worlds. */
export function randomOf(text: string): Random {
  const state = randomFrom(seedFrom(text));
  // A stream of its own, so that its pages do not push those of a running game out of memory.
  return { below: (bound) => below(state, OUTSIDE, bound) };
}

const OUTSIDE = 31;

/** A key for an imagined world. */
export function imaginedRandom(random: Random): RandomState {
  let key = "";
  for (let i = 0; i < 8; i++) key += random.below(0x1_0000_0000).toString(16).padStart(8, "0");
  return { key, at: [] };
}
