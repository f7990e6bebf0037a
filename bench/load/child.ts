import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** What may be asked of a process, by kind. */
export type Requests<R> = { [Kind in keyof R]: { readonly ask: object; readonly answer: unknown } };

interface Said {
  readonly ready?: { readonly origin: string };
  readonly progress?: string;
  readonly id?: number;
  readonly answer?: unknown;
  readonly error?: string;
}

export interface ChildOptions {
  readonly module: URL;
  readonly args?: readonly string[];
  readonly execArgv?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  progress?(text: string): void;
}

/** A process of the bench that answers requests one by one. */
export class Child<R extends Requests<R>> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  readonly #name: string;
  #next = 0;
  #gone: string | undefined;
  /** Where it is reached, if it is a server. */
  origin = "";

  private constructor(child: ChildProcess, name: string) {
    this.#process = child;
    this.#name = name;
  }

  /** Starts it and waits until it says that it is ready. */
  static async start<R extends Requests<R>>(options: ChildOptions): Promise<Child<R>> {
    const { module, args = [], execArgv = [], environment = {}, cwd } = options;
    const started = fork(module, [...args], {
      execArgv: [...execArgv],
      // What it says goes where it disturbs no figures.
      stdio: ["ignore", 2, 2, "ipc"],
      env: { ...process.env, NODE_ENV: "production", ...environment },
      ...(cwd !== undefined && { cwd }),
    });
    const child = new Child<R>(started, module.pathname.split("/").at(-1) ?? "");
    await new Promise<void>((resolve, reject) => {
      started.on("message", (said: Said) => {
        if (said.ready !== undefined) {
          child.origin = said.ready.origin;
          resolve();
        } else if (said.progress !== undefined) options.progress?.(said.progress);
        else child.#answered(said);
      });
      started.once("exit", (code, signal) => {
        const why = new Error(`${child.#name} ended with ${code ?? signal}`);
        reject(why);
        child.#end(why);
      });
    });
    return child;
  }

  ask<K extends keyof R & string>(kind: K, ask: R[K]["ask"]): Promise<R[K]["answer"]> {
    return new Promise((resolve, reject) => {
      if (this.#gone !== undefined) return reject(new Error(this.#gone));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#process.send({ id, kind, ...ask }, (error) => {
        if (error !== null) reject(error);
      });
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Waits for its end; one that does not end by itself is ended. */
  async end(): Promise<void> {
    if (this.#gone !== undefined) return;
    const gone = once(this.#process, "exit");
    if (this.#process.connected) this.#process.disconnect();
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(timer);
  }

  #answered({ id = -1, answer, error }: Said): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(error));
  }

  #end(why: Error): void {
    this.#gone = why.message;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }
}
