import { at, InputError, type Kit } from "@medallion/kernel";
import { type GameRecord, lastSegment, parseRecord } from "@medallion/records";
import * as z from "zod/mini";
import { Course } from "../course.ts";
import type { Station } from "../stations.ts";
import type { Account } from "./account.ts";
import { type Chair, chairOf } from "./chair.ts";
import { parsed, recordLike, SEED } from "./command-schema.ts";
import { type Proposal, RoomCore, type RoomData, type Vote } from "./core.ts";
import { kitFor } from "./founding.ts";
import { Marks } from "./marks.ts";
import { placeSchema, seatSchema, settingsSchema } from "./settings-schema.ts";
import { owingOf, runClocks } from "./timing.ts";

const FORMAT = "medallion-room";
const VERSION = 2;
/** Told less of where a game stands, so that it had to be played again. */
const OLDER = 1;

/** A room as plain JSON. Holds every secret: for the host alone. */
export interface RoomSnapshot {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly rulesVersion: number;
  readonly data: RoomData;
  /** The running or finished game: its record, where it stands, and what was heard before each entry. */
  readonly course?: {
    readonly record: GameRecord;
    readonly state: unknown;
    /** Per entry in force its place in the history, and 1 if it is final. */
    readonly line: readonly number[];
    /** A state on the way, so that taking back plays little again. */
    readonly earlier?: Station;
    readonly marks: readonly number[];
  };
}

export function snapshotOf(core: RoomCore): RoomSnapshot {
  const { kit, data, course, marks } = core;
  const head = { format: FORMAT, version: VERSION, rulesVersion: kit.game.rulesVersion, data } as const;
  if (course === undefined) return head;
  const { record } = course;
  const { state, earlier, line } = course.standing;
  const flat = line.flatMap(({ place, finality }) => [place, finality === "final" ? 1 : 0]);
  const stands = { record, state, line: flat, marks: [...marks.list] };
  return { ...head, course: earlier === undefined ? stands : { ...stands, earlier } };
}

/** The room that a snapshot was made of, without playing its game again; throws `InputError`. */
export function restoreCore(kits: readonly Kit[], input: unknown): RoomCore {
  const { version } = parsed(headSchema, input, "bad-snapshot", "This is no snapshot of a room.");
  if (version === OLDER) return restoreOlder(kits, input);
  if (version !== VERSION) throw otherVersion();
  const snapshot = parsed(snapshotSchema, input, "bad-snapshot", DAMAGED);
  const kit = kitFor(kits, snapshot.data.settings.game);
  const data = dataOf(snapshot.data);
  if (snapshot.course === undefined) return new RoomCore(kit, data);
  const { state, line, earlier, marks } = snapshot.course;
  const record = parseRecord(snapshot.course.record);
  const { rulesVersion } = lastSegment(record);
  if (rulesVersion < kit.game.rulesVersion)
    return migrated(kit, data, record, kit.game.parseState(state, rulesVersion));
  const steps = Array.from({ length: line.length / 2 }, (_, step) => ({
    place: at(line, 2 * step),
    finality: line[2 * step + 1] === 1 ? ("final" as const) : ("open" as const),
  }));
  const course = Course.resume(kit, record, { line: steps, state, earlier });
  return new RoomCore(kit, data, course, marksOf(data, marks, course));
}

/**
 * An older snapshot is used where the log alone could not make the room again (its game began under older rules), or
 * where there is nothing to play. Otherwise the log is quicker for those who wait, as it can be replayed in pieces.
 */
function restoreOlder(kits: readonly Kit[], input: unknown): RoomCore {
  const snapshot = parsed(olderSchema, input, "bad-snapshot", DAMAGED);
  const kit = kitFor(kits, snapshot.data.settings.game);
  const data = dataOf({ ...snapshot.data, since: snapshot.data.position });
  if (snapshot.course === undefined) return new RoomCore(kit, data);
  const record = parseRecord(snapshot.course.record);
  const { rulesVersion } = lastSegment(record);
  if (rulesVersion < kit.game.rulesVersion)
    return migrated(kit, data, record, kit.game.parseState(snapshot.course.state, rulesVersion));
  if (record.segments.length === 1) throw otherVersion();
  const course = Course.play(kit, record);
  return new RoomCore(kit, data, course, marksOf(data, snapshot.course.marks, course));
}

function marksOf({ chairs }: RoomData, list: readonly number[], course: Course): Marks {
  const marks = new Marks(chairs.length + 1, list);
  if (marks.length !== course.written) throw new InputError("bad-snapshot", DAMAGED, ["course", "marks"]);
  return marks;
}

function otherVersion(): InputError {
  const sentence = "This snapshot is of another version; replay the log instead.";
  return new InputError("newer-snapshot", sentence, ["version"]);
}

/** The game goes on under newer rules, from where it stood under the older ones. */
function migrated(kit: Kit, data: RoomData, old: GameRecord, start: unknown): RoomCore {
  const segment = { rulesVersion: kit.game.rulesVersion, start: kit.game.copy(start), history: [] };
  const course = Course.play(kit, { ...old, segments: [...old.segments, segment] });
  const core = new RoomCore(kit, data, course);
  const owing = owingOf(core);
  const chairs = data.chairs.map((chair, seat) => ({
    ...chair,
    owes: owing.has(seat) ? (chair.owes ?? data.at) : undefined,
  }));
  // A takeback cannot reach over the change of rules.
  const proposal = data.proposal?.what === "takeback" ? undefined : data.proposal;
  core.set({ chairs, proposal, simultaneous: owing.size > 1 });
  runClocks(core, data.at);
  return core;
}

const DAMAGED = "This snapshot is damaged; replay the log instead.";

const headSchema = z.looseObject({ format: z.literal(FORMAT), version: z.number() });

const count = z.int().check(z.nonnegative());
const time = z.number();
/** Long lists of counts are checked without a schema for each: a table comes back the sooner (`npm run bench:long`). */
const counts = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one >= 0),
);

const accountSchema: z.ZodMiniType<Account> = z.pipe(
  z.strictObject({
    left: time,
    away: time,
    running: z.optional(z.enum(["thinking", "away"])),
    since: time,
  }),
  z.transform(({ left, away, running, since }) => ({ left, away, running, since })),
);

const chairSchema = z.strictObject({
  place: placeSchema,
  ready: z.boolean(),
  pick: z.optional(z.string()),
  salt: z.optional(z.string()),
  gone: z.optional(time),
  owes: z.optional(time),
  patience: time,
  missed: count,
  out: z.boolean(),
  account: z.optional(accountSchema),
  shown: z.optional(accountSchema),
});

const proposedSchema = z.enum(["draw", "abort", "takeback", "pause", "rematch"]);

const proposalSchema = z.strictObject({
  what: proposedSchema,
  by: seatSchema,
  yes: z.array(seatSchema),
  place: z.optional(count),
});

const askedSchema = z.strictObject({ seat: seatSchema, what: proposedSchema });

const voteSchema: z.ZodMiniType<Vote> = z.strictObject({
  about: seatSchema,
  seat: seatSchema,
  verdict: z.enum(["wait", "bot", "end"]),
});

const olderDataSchema = z.strictObject({
  settings: settingsSchema,
  owner: z.string(),
  at: time,
  position: count,
  game: count,
  seed: z.string().check(z.regex(SEED)),
  commitment: z.string(),
  chairs: z.array(chairSchema),
  chatOpen: z.boolean(),
  closed: z.optional(z.string()),
  proposal: z.optional(proposalSchema),
  asked: z.optional(z.array(askedSchema)),
  /** What an earlier version counted of all together; nobody reads it. */
  arranged: z.optional(count),
  arrangedBy: z.optional(z.array(z.strictObject({ person: z.string(), times: count }))),
  putOut: z.optional(z.array(z.string())),
  spent: z.optional(z.strictObject({ moves: count, asides: counts })),
  votes: z.array(voteSchema),
  simultaneous: z.boolean(),
  takebacks: count,
  began: z.array(placeSchema),
  from: z.optional(recordLike),
  heard: z.array(count),
  heardBefore: z.array(count),
});

const dataSchema = z.extend(olderDataSchema, { since: count });

const courseSchema = z.strictObject({ record: z.unknown(), state: z.unknown(), marks: counts });

const snapshotSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  rulesVersion: count,
  data: dataSchema,
  course: z.optional(
    z.extend(courseSchema, {
      line: counts,
      earlier: z.optional(z.strictObject({ length: count, state: z.unknown() })),
    }),
  ),
});

const olderSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(OLDER),
  rulesVersion: count,
  data: olderDataSchema,
  course: z.optional(courseSchema),
});

function dataOf(data: z.infer<typeof dataSchema>): RoomData {
  const { seats } = data.settings;
  const chairs = data.chairs.map((chair): Chair => ({ ...chairOf(chair.place), ...chair }));
  if (chairs.length !== seats || data.heard.length !== seats + 1 || data.heardBefore.length !== seats + 1)
    throw new InputError("bad-snapshot", DAMAGED, ["data", "chairs"]);
  const { proposal } = data;
  const pending: Proposal | undefined = proposal && { ...proposal, place: proposal.place };
  return { ...data, chairs, proposal: pending };
}
