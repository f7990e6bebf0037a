import { canonical, type Game, hashOf, hashOfPieces } from "@medallion/kernel";
import * as z from "zod/mini";
import { guarded, readByGame, within } from "./blame.ts";
import type { Ending } from "./ending.ts";
import { type Frame, segmentFrames } from "./frames.ts";
import { pieces } from "./pieces.ts";
import { type GameRecord, lastSegment, parseRecord, withTold } from "./record.ts";
import { refuse } from "./refuse.ts";
import { checkVersion } from "./replay.ts";

/** What a save file holds: the record and the full state at its end. */
export interface Save {
  readonly record: GameRecord;
  readonly checkpoint: unknown;
}

/** A game read from outside, ready to be played on. */
export interface Loaded {
  readonly game: Game;
  /** Ends with an empty segment of the current version if the save was of an older one. */
  readonly record: GameRecord;
  readonly state: unknown;
  readonly ending: Ending | undefined;
  /** The older version of the rules it came from. */
  readonly migratedFrom?: number;
}

const FORMAT = "medallion-save";
const SAVE_VERSION = 1;

/** A save file of the game that stands at `state`. Holds every secret: only for whom `mayLeave` allows it. */
export function writeSave(record: GameRecord, state: unknown): string {
  const hash = hashOfPieces();
  const head = `{"checkpoint":${canonical(state)}`;
  const tail = `,"format":${canonical(FORMAT)},"record":${canonical(record)},"version":${SAVE_VERSION}}`;
  hash.add(head);
  hash.add(tail);
  return `${head},"checksum":${canonical(hash.end())}${tail}`;
}

/** Entries up to which a game is written in one step. */
const SHORT = 100;

/** The same text in short steps, for a host that has others waiting while a long game is written. */
export function* savingSteps(record: GameRecord, state: unknown): Generator<undefined, string> {
  if (record.segments.reduce((entries, { history }) => entries + history.length, 0) <= SHORT)
    return writeSave(record, state);
  const hash = hashOfPieces();
  const head = ['{"checkpoint":'];
  const tail = [`,"format":${canonical(FORMAT)},"record":`];
  for (const [part, data] of [
    [head, state],
    [tail, record],
  ] as const)
    for (const piece of pieces(data)) {
      part.push(piece);
      yield;
    }
  tail.push(`,"version":${SAVE_VERSION}}`);
  for (const piece of [...head, ...tail]) {
    hash.add(piece);
    yield;
  }
  return [...head, `,"checksum":${canonical(hash.end())}`, ...tail].join("");
}

/** Whether what holds a seed or a full state may be given away. */
export function mayLeave(ending: Ending | undefined, ownsAllHumanSeats: boolean): boolean {
  return ending !== undefined || ownsAllHumanSeats;
}

const headSchema = z.looseObject({ format: z.literal(FORMAT), version: z.number(), checksum: z.string() });

/** Reads a save file without its game: whole, undamaged, well shaped. Throws `InputError`. */
export function readSave(text: string): Save {
  const head = headSchema.safeParse(dataOf(text));
  if (!head.success) throw refuse("wrong-format", ["format"]);
  const { checksum, ...content } = head.data;
  if (content.version !== SAVE_VERSION) throw refuse("newer-save", ["version"]);
  if (checksum !== hashOf(content)) throw refuse("damaged", ["checksum"]);
  const { record, checkpoint } = content;
  if (checkpoint === undefined) throw refuse("bad-shape", ["checkpoint"]);
  return { record: within(["record"], () => parseRecord(record)), checkpoint };
}

/** Deeper than any game's data; hashing and schemas go down by recursion. */
const DEEPEST = 100;

function dataOf(text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw refuse("not-json");
  }
  if (deeper(data, DEEPEST)) throw refuse("wrong-format");
  return data;
}

function deeper(data: unknown, levels: number): boolean {
  if (typeof data !== "object" || data === null) return false;
  return levels === 0 || Object.values(data).some((part) => deeper(part, levels - 1));
}

/**
 * Reads a save file and brings its game back. Under the version it was saved with it is replayed and must
 * come to its checkpoint; under a newer one it goes on from the checkpoint. Throws `InputError`.
 */
export function parseSave(text: string, findGame: (id: string) => Game | undefined): Loaded {
  const { record, checkpoint } = readSave(text);
  const game = findGame(record.game);
  if (game === undefined) throw refuse("unknown-game", ["record", "game"], { game: record.game });
  const { rulesVersion } = lastSegment(record);
  if (rulesVersion < game.rulesVersion) return migrated(game, record, checkpoint);
  const last = within(["record"], () => guarded(() => lastFrame(game, record)));
  if (hashOf(last.state) !== hashOf(checkpoint)) throw refuse("checkpoint-differs", ["checkpoint"]);
  // What happened is told anew by replaying.
  return { game, record: withTold(record, undefined), state: last.state, ending: last.ending };
}

function migrated(game: Game, old: GameRecord, checkpoint: unknown): Loaded {
  const { rulesVersion } = lastSegment(old);
  const start = readByGame(["checkpoint"], () => guarded(() => game.parseState(checkpoint, rulesVersion)));
  const segment = { rulesVersion: game.rulesVersion, start: game.copy(start), history: [] };
  const record = { ...old, segments: [...old.segments, segment] };
  const { state, ending } = within(["record"], () => guarded(() => lastFrame(game, record)));
  return { game, record, state, ending, migratedFrom: rulesVersion };
}

/** Every entry of the last segment is checked, those taken back too. */
function lastFrame(game: Game, record: GameRecord): Frame<unknown> {
  const index = record.segments.length - 1;
  checkVersion(game, lastSegment(record).rulesVersion, ["segments", index, "rulesVersion"]);
  let last: Frame<unknown> | undefined;
  for (const frame of segmentFrames(game, record, index, 0)) last = frame;
  if (last === undefined) throw new Error("a segment has at least the frame of its beginning");
  return last;
}
