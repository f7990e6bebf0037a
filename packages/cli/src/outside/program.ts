import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import type { LossKind } from "./loss.ts";

/** Why a program did not answer. */
export class OutsideFailure extends Error {
  readonly kind: LossKind;

  constructor(kind: LossKind, why: string) {
    super(why);
    this.kind = kind;
  }
}

/** No answer is longer; a program that writes on and on without an end of line is stopped. */
const LONGEST_LINE = 65_536;
/** So much of what it wrote to its standard error is told. */
const LAST_WORDS = 1000;
/** Milliseconds for a program to end by itself once its input has ended. */
const PARTING = 1000;

interface Listener {
  hear(line: string): void;
  fail(failure: OutsideFailure): void;
}

/** A program that is spoken with line by line over its standard input and output. */
export class OutsideProgram {
  readonly #child: ChildProcess;
  #rest = "";
  #errors = "";
  #listener: Listener | undefined;
  #over: OutsideFailure | undefined;

  /** The command is read by the shell, in the folder of whoever calls. */
  constructor(command: string) {
    // A group of its own: Ctrl-C is for those who ask, and whatever the shell starts ends with it.
    const child = spawn(command, { shell: true, detached: true, stdio: ["pipe", "pipe", "pipe"] });
    this.#child = child;
    child.stdout.setEncoding("utf8").on("data", (piece: string) => this.#read(piece));
    child.stderr.setEncoding("utf8").on("data", (piece: string) => {
      this.#errors = (this.#errors + piece).slice(-LAST_WORDS);
    });
    // That nobody reads any more is told by its end.
    child.stdin.on("error", () => {});
    child.on("error", (failure) => this.#end(`It could not be started: ${failure.message}`));
    // Not "exit": what it wrote last is still to be read.
    child.on("close", (code, signal) =>
      this.#end(signal === null ? `It ended with exit code ${code}.` : `It was ended by ${signal}.`),
    );
  }

  /** Why it can be asked nothing more. */
  get over(): OutsideFailure | undefined {
    return this.#over;
  }

  /**
   * Says something and gives what `read` makes of the first line it does not leave out; throws `OutsideFailure` if
   * there is none in time. A program that is late is stopped, for it may never come back.
   */
  ask<T>(said: object, milliseconds: number, read: (line: string) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#over !== undefined) return reject(this.#over);
      const settle = (how: () => void): void => {
        clearTimeout(timer);
        this.#listener = undefined;
        how();
      };
      const fail = (failure: unknown): void => settle(() => reject(failure));
      const timer = setTimeout(
        () => this.stop(new OutsideFailure("late", `It had no answer after ${milliseconds} ms.`)),
        milliseconds,
      );
      this.#listener = {
        fail,
        hear: (line) => {
          try {
            const heard = read(line);
            if (heard !== undefined) settle(() => resolve(heard));
          } catch (failure) {
            fail(failure);
          }
        },
      };
      this.#child.stdin?.write(`${JSON.stringify(said)}\n`);
    });
  }

  /** Ends its input and waits for it; whoever stays is stopped. Gives whether it went by itself. */
  async close(): Promise<boolean> {
    if (this.#over !== undefined) return true;
    const ended = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), PARTING);
      this.#child.once("close", () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    this.#child.stdin?.end();
    const went = await ended;
    if (!went) this.stop(new OutsideFailure("late", "It stayed when its input had ended."));
    return went;
  }

  #read(piece: string): void {
    const lines = (this.#rest + piece).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#listener?.hear(line);
    if (this.#rest.length > LONGEST_LINE)
      this.stop(new OutsideFailure("nonsense", `It wrote a line of more than ${LONGEST_LINE} characters.`));
  }

  #end(why: string): void {
    const words = this.#errors.trim();
    this.#fail(new OutsideFailure("broke", words === "" ? why : `${why}\n${words}`));
  }

  /** Ends it at once, with all that it has started. */
  stop(failure: OutsideFailure): void {
    this.#fail(failure);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has just ended.
    }
  }

  #fail(failure: OutsideFailure): void {
    this.#over ??= failure;
    this.#listener?.fail(failure);
  }
}
