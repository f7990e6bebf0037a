import {
  at,
  type Choice,
  canonical,
  commitment,
  type Event,
  type Game,
  hashOf,
  InputError,
  type Message,
  type Outcome,
  randomFrom,
} from "@medallion/kernel";
import { guarded } from "./blame.ts";
import type { Ending } from "./ending.ts";
import { segmentFrames } from "./frames.ts";
import { keysIn } from "./keys.ts";
import { type GameRecord, parseRecord, withoutTold } from "./record.ts";
import { inEnglish, reasonMessage } from "./refuse.ts";
import type { Replayed } from "./replay.ts";
import en from "./texts/en.ts";

/** What is known of the game from elsewhere: published before the deal, announced or saved at the end. */
export interface Claim {
  readonly commitment?: string;
  /** `hashOf` the whole record: only it betrays a choice changed for one that leads to the same position. */
  readonly record?: string;
  /** `hashOf` the final state. */
  readonly hash?: string;
  readonly outcome?: Outcome;
}

/** What a host announces of a game. */
export function claimOf(
  record: GameRecord,
  { state, ending }: Pick<Replayed<unknown>, "state" | "ending">,
): Claim {
  const claim = { commitment: record.commitment, record: hashOf(withoutTold(record)), hash: hashOf(state) };
  return ending === undefined ? claim : { ...claim, outcome: ending.outcome };
}

/** One thing that was looked at, with what was found: as an English sentence, and as a message of `RECORD_TEXTS`. */
export interface Finding {
  readonly subject: "record" | "commitment" | "key" | "segment" | "result";
  readonly verdict: "proved" | "failed" | "unproved";
  readonly sentence: string;
  readonly message: Message;
  /** The version of the rules that would settle what is unproved. */
  readonly needs?: number;
}

export interface Proof {
  /** `failed` if anything failed, `proved` if nothing is left open. */
  readonly verdict: "proved" | "failed" | "unproved";
  readonly findings: readonly Finding[];
}

/**
 * Proves that seed, salts and choices make the game that was claimed, so that no shuffle was touched, or says
 * what is wrong or open. Never throws for a bad record.
 */
export function verify<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  input: GameRecord,
  claim: Claim = {},
): Proof {
  let record: GameRecord;
  try {
    record = parseRecord(input);
  } catch (error) {
    return proofOf([failed("record", "record.unreadable", { why: whyOf(error) })]);
  }
  const findings = [...ofRecord(record, claim.record), ofCommitment(record, claim.commitment), ofKey(record)];
  let end: End | undefined;
  for (const index of record.segments.keys()) {
    const run = ofSegment(game, record, index);
    findings.push(run.finding);
    end = run.end;
  }
  return proofOf([...findings, ofResult(end, claim)]);
}

function proofOf(findings: readonly Finding[]): Proof {
  const has = (verdict: Finding["verdict"]) => findings.some((finding) => finding.verdict === verdict);
  return { verdict: has("failed") ? "failed" : has("unproved") ? "unproved" : "proved", findings };
}

function ofRecord(record: GameRecord, announced: string | undefined): readonly Finding[] {
  if (announced === undefined) return [];
  return hashOf(withoutTold(record)) === announced
    ? [proved("record", "record")]
    : [failed("record", "record.other")];
}

function ofCommitment(record: GameRecord, published: string | undefined): Finding {
  if (commitment(record.seed) !== record.commitment) return failed("commitment", "commitment.seed");
  if (published !== undefined && published !== record.commitment)
    return failed("commitment", "commitment.published");
  return proved("commitment", "commitment");
}

/** The states that later segments begin with must carry the key that seed and salts make. */
function ofKey(record: GameRecord): Finding {
  const { key } = randomFrom(record.seed, record.salts);
  for (const [index, { start }] of record.segments.entries()) {
    if (start === undefined) continue;
    const found = keysIn(start);
    const part = index + 1;
    if (found.some((other) => other !== key)) return failed("key", "key.other", { part });
    if (found.length === 0) return unproved("key", "key.hidden", { part });
  }
  return proved("key", "key", { salts: record.salts.length });
}

/** How a segment ended. */
interface End {
  readonly hash: string;
  readonly ending: Ending | undefined;
}

function ofSegment<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
  index: number,
): { finding: Finding; end?: End | undefined } {
  const segment = at(record.segments, index);
  const part = index + 1;
  const needs = segment.rulesVersion;
  if (needs !== game.rulesVersion)
    return { finding: { ...unproved("segment", "segment.needs", { part, version: needs }), needs } };
  try {
    const end = guarded(() => endOf(game, record, index));
    return { finding: proved("segment", "segment", { part, count: segment.history.length }), end };
  } catch (error) {
    return { finding: failed("segment", "segment.broken", { part, why: whyOf(error) }) };
  }
}

function endOf<S, O, C extends Choice, E extends Event, V>(
  game: Game<S, O, C, E, V>,
  record: GameRecord,
  index: number,
): End | undefined {
  let end: { state: S; ending: Ending | undefined } | undefined;
  for (const frame of segmentFrames(game, record, index, 0)) end = frame;
  return end && { hash: hashOf(end.state), ending: end.ending };
}

function ofResult(end: End | undefined, claim: Claim): Finding {
  if (end === undefined) return unproved("result", "result.open");
  if (claim.hash !== undefined && claim.hash !== end.hash) return failed("result", "result.position");
  if (claim.outcome !== undefined && canonical(claim.outcome) !== canonical(end.ending?.outcome ?? null))
    return failed("result", "result.outcome");
  if (claim.hash === undefined && claim.outcome === undefined) return unproved("result", "result.unclaimed");
  return proved("result", "result");
}

type NameOf<Key> = Key extends `proof.${infer Name}` ? Name : never;

type Found = [what: NameOf<keyof typeof en>, values?: NonNullable<Message["values"]>];

function proved(subject: Finding["subject"], ...found: Found): Finding {
  return { subject, verdict: "proved", ...said(...found) };
}

function failed(subject: Finding["subject"], ...found: Found): Finding {
  return { subject, verdict: "failed", ...said(...found) };
}

function unproved(subject: Finding["subject"], ...found: Found): Finding {
  return { subject, verdict: "unproved", ...said(...found) };
}

function said(...[what, values = {}]: Found): Pick<Finding, "sentence" | "message"> {
  const message = { key: `proof.${what}`, values };
  return { sentence: inEnglish(message), message };
}

/** Why reading failed; what a game says in words of its own is damage here. */
function whyOf(error: unknown): Message {
  if (!(error instanceof InputError)) throw error;
  return error.messages.find(({ key }) => key in en) ?? reasonMessage("refused-by-game");
}
