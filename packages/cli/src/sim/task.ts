import type { Study } from "@medallion/fittings";
import type { Kit } from "@medallion/kernel";
import { addLosses, type Losses } from "../outside/loss.ts";
import type { Company } from "./company.ts";
import { type ExportLine, packed } from "./export.ts";
import { type Final, playNumber } from "./game.ts";
import type { Plan } from "./plan.ts";
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
}

/** Plain data too. */
export interface TaskResult {
  readonly tally: Tally;
  readonly studied?: StudyTally;
  readonly finals?: readonly Final[];
  /** The lines of whole games, packed, in base64. */
  readonly packed?: string;
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
  study: Study | undefined,
): Promise<TaskResult> {
  const tally = emptyTally();
  const studied = emptyStudy();
  const finals: Final[] = [];
  const losses: Losses = {};
  const pieces: Buffer[] = [];
  const result = (): TaskResult => ({
    tally,
    losses,
    ...(wants.study && { studied }),
    ...(wants.finals && { finals }),
    ...(wants.lines && { packed: Buffer.concat(pieces).toString("base64") }),
  });
  for (let number = first; number < first + games; number++) {
    try {
      const lines: string[] = [];
      const write = wants.lines ? (line: ExportLine) => void lines.push(JSON.stringify(line)) : undefined;
      const played = await playNumber(kit, plan, number, company, study, write);
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
