import type { Kit } from "@medallion/kernel";
import { addLosses, type Losses } from "../outside/loss.ts";
import type { Company } from "./company.ts";
import { type ExportLine, packed } from "./export.ts";
import { type Final, playNumber, type Tellings } from "./game.ts";
import type { Plan } from "./plan.ts";
import { type PackedSamples, samplesOf } from "./samples.ts";
import { countStudy, emptyStudy, type StudyTally } from "./study/count.ts";
import { count, emptyTally, type Tally } from "./tally.ts";

/** Games of one plan that are played in one go; plain data, so that it travels between threads and machines. */
export interface Task {
  readonly plan: Plan;
  readonly first: number;
  readonly games: number;
  readonly wants: Wants;
}

/** What is to be brought back besides how often each won. */
export interface Wants {
  /** What the game's study counts. */
  readonly study: boolean;
  /** How each single game ended. */
  readonly finals: boolean;
  /** Views, choices and outcomes, line by line. */
  readonly lines: boolean;
  /** Positions that teach what states are worth: the game's quick policy plays, and no bot. */
  readonly samples?: true;
}

/** Plain data too. */
export interface TaskResult {
  readonly tally: Tally;
  readonly studied?: StudyTally;
  readonly finals?: readonly Final[];
  /** The lines of whole games, packed, in base64. */
  readonly packed?: string;
  readonly samples?: readonly PackedSamples[];
  /** The moves that bots lost to the fallback. */
  readonly losses: Losses;
  /** The game that broke off, and why; those after it were not played. */
  readonly failure?: Failure;
}

export interface Failure {
  readonly number: number;
  readonly reason: string;
}

/** Tells tasks of one run apart: the same games, the same key. */
export function keyOf({ plan, first, games }: Task): string {
  return `${plan.id}/${first}+${games}`;
}

export async function playTask(
  kit: Kit,
  { plan, first, games, wants }: Task,
  company: Company,
  tellings: Tellings,
): Promise<TaskResult> {
  const { study, insight } = tellings;
  const tally = emptyTally();
  const studied = emptyStudy();
  const finals: Final[] = [];
  const losses: Losses = {};
  const pieces: Buffer[] = [];
  const samples: PackedSamples[] = [];
  const result = (): TaskResult => ({
    tally,
    losses,
    ...(wants.study && { studied }),
    ...(wants.finals && { finals }),
    ...(wants.lines && { packed: Buffer.concat(pieces).toString("base64") }),
    ...(wants.samples === true && { samples }),
  });
  for (let number = first; number < first + games; number++) {
    try {
      if (wants.samples === true && insight !== undefined) {
        const taught = samplesOf(kit, insight, plan, number);
        count(tally, taught.played);
        samples.push(taught.samples);
        continue;
      }
      const lines: string[] = [];
      const write = wants.lines ? (line: ExportLine) => void lines.push(JSON.stringify(line)) : undefined;
      const played = await playNumber(kit, plan, number, company, tellings, write);
      if (wants.lines) pieces.push(packed(lines));
      count(tally, played);
      if (wants.study) countStudy(studied, played, study);
      if (wants.finals) finals.push(played.final);
      addLosses(losses, company.takeLosses());
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      return { ...result(), failure: { number, reason } };
    }
  }
  return result();
}
