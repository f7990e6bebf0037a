import type { Choice, Kit, Question, Random } from "@medallion/kernel";
import { imaginedRandom } from "@medallion/kernel";
import type { LossKind } from "./loss.ts";
import { OutsideFailure, OutsideProgram } from "./program.ts";
import { type Answer, isAnswer, isReady, PROTOCOL } from "./protocol.ts";

/** How a bot is asked for that is a program of its own: what follows is its command. */
const PREFIX = "cmd:";

/** The command of such a bot; `undefined` for one of ours. */
export function commandIn(bot: string): string | undefined {
  return bot.startsWith(PREFIX) ? bot.slice(PREFIX.length) : undefined;
}

/** Milliseconds for one answer, unless a budget says otherwise, and for a program to get ready. */
export const ANSWERING = 1000;
const STARTING = 60_000;
/** So often in a row a program is started that does not come to an answer. */
const MOST_STARTS = 3;

/** What a bot is asked: all that the seat may know, and chance. */
export interface OutsideTask {
  readonly view: unknown;
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly random: Random;
  readonly budget?: { readonly milliseconds?: number; readonly iterations?: number };
}

/** A legal choice; the question's fallback where the program failed, with the reason. */
export interface OutsideChoice {
  readonly choice: number;
  readonly lost?: { readonly kind: LossKind; readonly why: string };
}

/**
 * One seat's bot that is a program of its own. It is started when it is asked first, stays between games, and is
 * started again after it broke or had to be stopped; it never breaks who asks.
 */
export class OutsideBot {
  readonly #command: string;
  readonly #kit: Kit;
  #program: OutsideProgram | undefined;
  #asked = 0;
  #starts = 0;
  #isClosed = false;

  constructor(command: string, kit: Kit) {
    this.#command = command;
    this.#kit = kit;
  }

  async choose(task: OutsideTask): Promise<OutsideChoice> {
    const { fallback } = task.question;
    // Drawn in any case, so that a failure moves nobody's chance.
    const random = imaginedRandom(task.random).key;
    if (this.#isClosed) return { choice: fallback };
    try {
      return { choice: await this.#answer(task, random) };
    } catch (failure) {
      if (!(failure instanceof OutsideFailure)) throw failure;
      return { choice: fallback, lost: { kind: failure.kind, why: failure.message } };
    }
  }

  /** Gives whether the program went by itself when its input ended. */
  async close(): Promise<boolean> {
    this.#isClosed = true;
    return (await this.#program?.close()) ?? true;
  }

  async #answer({ view, question, choices, budget }: OutsideTask, random: string): Promise<number> {
    const program = await this.#ready();
    const id = this.#asked++;
    const { milliseconds = ANSWERING, iterations } = budget ?? {};
    const ask = { kind: "ask", id, view, question, choices, random, milliseconds };
    const said = { ...ask, ...(iterations !== undefined && { iterations }) };
    const { choice } = await program.ask(said, milliseconds, (line) => answerIn(line, id, choices.length));
    this.#starts = 0;
    return choice;
  }

  async #ready(): Promise<OutsideProgram> {
    const last = this.#program?.over;
    if (this.#program !== undefined && last === undefined) return this.#program;
    if (last !== undefined && this.#starts >= MOST_STARTS) throw last;
    const program = new OutsideProgram(this.#command);
    this.#program = program;
    this.#starts += 1;
    const { id: game, rulesVersion } = this.#kit.game;
    try {
      await program.ask({ kind: "hello", protocol: PROTOCOL, game, rulesVersion }, STARTING, readyIn);
    } catch (failure) {
      if (failure instanceof OutsideFailure) program.stop(failure);
      throw failure;
    }
    return program;
  }
}

function readyIn(line: string): true {
  if (isReady(parsed(line))) return true;
  throw new OutsideFailure("nonsense", `It answered the greeting with ${shown(line)}.`);
}

/** Nothing for an answer to an earlier question, which came too late. */
function answerIn(line: string, id: number, choices: number): Answer | undefined {
  const said = parsed(line);
  if (!isAnswer(said)) throw new OutsideFailure("nonsense", `It answered ${shown(line)}.`);
  if (said.id < id) return undefined;
  if (said.id > id || !Number.isInteger(said.choice) || said.choice < 0 || said.choice >= choices)
    throw new OutsideFailure(
      "nonsense",
      `It answered ${shown(line)} to question ${id} with ${choices} choices.`,
    );
  return said;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function shown(line: string): string {
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
