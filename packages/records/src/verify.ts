import {
  type Choice,
  canonical,
  commitment,
  type Event,
  type Game,
  hashOf,
  InputError,
  type Outcome,
  randomFrom,
} from "@medallion/kernel";
import { guarded, sentenceOf } from "./blame.ts";
import type { Ending } from "./ending.ts";
import { segmentFrames } from "./frames.ts";
import { keysIn } from "./keys.ts";
import { type GameRecord, parseRecord, withoutTold } from "./record.ts";
import type { Replayed } from "./replay.ts";

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

/** One thing that was looked at, with a sentence that says what was found. */
export interface Finding {
  readonly subject: "record" | "commitment" | "key" | "segment" | "result";
  readonly verdict: "proved" | "failed" | "unproved";
  readonly sentence: string;
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
    return proofOf([blamed("record", "The record cannot be read", error)]);
  }
  const findings = [...ofRecord(record, claim.record), ofCommitment(record, claim.commitment), ofKey(record)];
  let end: End | undefined;
  for (const index of record.segments.keys()) {
    const run = ofSegment(game, record, index);
    findings.push(run.finding);
    end = run.end;
  }
  return proofOf([...findings, ...ofResult(end, claim)]);
}

function proofOf(findings: readonly Finding[]): Proof {
  const has = (verdict: Finding["verdict"]) => findings.some((finding) => finding.verdict === verdict);
  return { verdict: has("failed") ? "failed" : has("unproved") ? "unproved" : "proved", findings };
}

function ofRecord(record: GameRecord, announced: string | undefined): readonly Finding[] {
  if (announced === undefined) return [];
  return hashOf(withoutTold(record)) === announced
    ? [{ subject: "record", verdict: "proved", sentence: "The record is the one that was announced." }]
    : [{ subject: "record", verdict: "failed", sentence: "The record is not the one that was announced." }];
}

function ofCommitment(record: GameRecord, published: string | undefined): Finding {
  const subject = "commitment";
  if (commitment(record.seed) !== record.commitment)
    return { subject, verdict: "failed", sentence: "The seed is not the one that was committed to." };
  if (published !== undefined && published !== record.commitment)
    return {
      subject,
      verdict: "failed",
      sentence: "The record's commitment is not the one published before the deal.",
    };
  return {
    subject,
    verdict: "proved",
    sentence: "The seed is the one that was committed to before the deal.",
  };
}

/** The states that later segments begin with must carry the key that seed and salts make. */
function ofKey(record: GameRecord): Finding {
  const subject = "key";
  const { key } = randomFrom(record.seed, record.salts);
  for (const [index, { start }] of record.segments.entries()) {
    if (start === undefined) continue;
    const found = keysIn(start);
    const part = `Part ${index + 1} of the game goes on`;
    if (found.some((other) => other !== key))
      return { subject, verdict: "failed", sentence: `${part} with a key that seed and salts do not make.` };
    if (found.length === 0)
      return { subject, verdict: "unproved", sentence: `${part} from a checkpoint that shows no key.` };
  }
  const sentence = `The key is made from the seed and the players' salts (${record.salts.length}).`;
  return { subject, verdict: "proved", sentence };
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
  const subject = "segment";
  const segment = record.segments[index];
  const needs = segment?.rulesVersion;
  if (needs !== undefined && needs !== game.rulesVersion) {
    const sentence = `Part ${index + 1} needs version ${needs} of the rules; verify it with a Medallion that has it.`;
    return { finding: { subject, verdict: "unproved", sentence, needs } };
  }
  try {
    const end = guarded(() => endOf(game, record, index));
    const count = segment?.history.length ?? 0;
    const sentence = `Part ${index + 1} was replayed: each of its ${count} entries is legal.`;
    return { finding: { subject, verdict: "proved", sentence }, end };
  } catch (error) {
    return { finding: blamed(subject, `Part ${index + 1} cannot be replayed`, error) };
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

function ofResult(end: End | undefined, claim: Claim): readonly Finding[] {
  const subject = "result";
  if (end === undefined)
    return [
      {
        subject,
        verdict: "unproved",
        sentence: "The end of the game was not reached, so its result is open.",
      },
    ];
  if (claim.hash !== undefined && claim.hash !== end.hash)
    return [
      { subject, verdict: "failed", sentence: "Seed, salts and choices lead to another final position." },
    ];
  if (claim.outcome !== undefined && canonical(claim.outcome) !== canonical(end.ending?.outcome ?? null))
    return [{ subject, verdict: "failed", sentence: "The outcome claimed is not the one the game came to." }];
  if (claim.hash === undefined && claim.outcome === undefined)
    return [
      { subject, verdict: "unproved", sentence: "No final position or outcome was given to compare with." },
    ];
  return [{ subject, verdict: "proved", sentence: "The game comes to the result that was claimed." }];
}

function blamed(subject: Finding["subject"], what: string, error: unknown): Finding {
  if (!(error instanceof InputError)) throw error;
  return { subject, verdict: "failed", sentence: `${what}: ${sentenceOf(error)}` };
}
