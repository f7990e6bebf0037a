import { InputError, randomOf, type Seat } from "@medallion/kernel";
import { OUTSIDE, type Table } from "@medallion/table";
import { OutsideBot, type OutsideChoice } from "../outside/bot.ts";
import type { Text } from "../texts/index.ts";

/** The programs of others that hold seats at this table, one for each. */
export class Guests {
  readonly #table: Table;
  readonly #command: string | undefined;
  readonly #bots = new Map<Seat, OutsideBot>();

  constructor(table: Table, command: string | undefined) {
    this.#table = table;
    this.#command = command;
  }

  /** Lets one that owes an answer give it; `undefined` when none does. */
  async step(): Promise<OutsideChoice | undefined> {
    const table = this.#table;
    const seat = table.outsideOwing();
    if (seat === undefined || this.#command === undefined) return undefined;
    const { view, question, choices } = table.look(seat);
    if (question === undefined) throw new Error(`seat ${seat} owes no answer`);
    const bot = this.#bots.get(seat) ?? new OutsideBot(this.#command, table.kit);
    this.#bots.set(seat, bot);
    // As with our own bots: after a takeback it is given the same chance again.
    const random = randomOf(`${table.seed}/bot/${seat}/${question.id}`);
    const chosen = await bot.choose({ view, question, choices, random });
    table.command({ kind: "answer", seat, question: question.id, choice: chosen.choice });
    return chosen;
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#bots.values()].map((bot) => bot.close()));
  }
}

/** Throws `InputError` where a seat is held by a program and nobody said which: a file alone must not start one. */
export function requireCommand({ seats }: Table, command: string | undefined, text: Text): void {
  const isHeld = seats.some((holder) => holder.who === "bot" && holder.bot === OUTSIDE);
  if (isHeld && command === undefined) throw new InputError("no-command", text("error.outside"));
}

/** What the table calls a program: the last word of its command that names something. */
export function nameOfCommand(command: string): string {
  const words = command.split(/\s+/).filter((word) => word !== "" && !word.startsWith("-"));
  return (words.at(-1)?.split("/").at(-1) ?? OUTSIDE).slice(0, LONGEST_NAME);
}

const LONGEST_NAME = 40;
