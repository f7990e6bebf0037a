import { findBot, type Means, thinkOf } from "@medallion/bots";
import { at, type Kit, type Question, type Seat } from "@medallion/kernel";
import type { GameRecord, Holder } from "@medallion/records";
import { type Reply, type Report, reportOf } from "./command.ts";
import type { Look } from "./table.ts";

/**
 * How a record names a bot that is a program of its own: which, only whoever runs it knows, for a record that comes from
 * elsewhere must not start anything.
 */
export const OUTSIDE = "outside";

/** Throws `InputError` for a bot that is neither ours nor a program of its own. */
export function requireBot(id: string): void {
  if (id !== OUTSIDE) findBot(id);
}

/** What became of a bot's turn, and the bugs met on the way. */
export interface BotTurn {
  readonly seat: Seat;
  /** False only if the rules break down on every choice. */
  readonly done: boolean;
  readonly reports: readonly Report[];
}

/** The table as a bot's turn needs it. */
interface BotTable {
  readonly kit: Kit;
  readonly seats: readonly Holder[];
  readonly seed: string;
  readonly record: GameRecord;
  look(seat: Seat): Look;
  command(command: {
    readonly kind: "answer";
    readonly seat: Seat;
    readonly question: number;
    readonly choice: number;
  }): Reply;
}

/** The bot's choice; if bot or rules break down on it the fallback, then any other that works. */
export function botTurn(table: BotTable, seat: Seat, means: Means): BotTurn {
  const look = table.look(seat);
  const { question } = look;
  if (question === undefined) throw new Error(`seat ${seat} owes no answer`);
  const reports: Report[] = [];
  for (const choice of candidates(table, { look, question, means }, reports)) {
    const reply = table.command({ kind: "answer", seat, question: question.id, choice });
    if (reply.kind === "done") return { seat, done: true, reports };
    if (reply.kind === "failed") reports.push(reply.report);
  }
  return { seat, done: false, reports };
}

/** A question to a bot, and what it thinks with. */
interface Asked {
  readonly look: Look;
  readonly question: Question;
  readonly means: Means;
}

function candidates(table: BotTable, asked: Asked, reports: Report[]): Iterable<number> {
  const { look, question } = asked;
  const order = new Set<number>();
  try {
    order.add(chosen(table, asked));
  } catch (failure) {
    reports.push(reportOf(failure, table.record));
  }
  order.add(question.fallback);
  for (const index of look.choices.keys()) order.add(index);
  return order;
}

function chosen({ kit, seats, seed }: BotTable, { look, question, means }: Asked): number {
  const holder = at(seats, question.seat);
  if (holder.who !== "bot") throw new Error(`seat ${question.seat} is held by a person`);
  // Drawn from the secret seed: after a takeback the bot answers the same question as before, if it counts no time.
  const random = `${seed}/bot/${question.seat}/${question.id}`;
  return thinkOf(kit, { bot: holder.bot, ...look, question, random }, means);
}
