import { nameOf, type TableScreen } from "../../packages/web/browser/stage/one-screen.ts";

/** The screens that were looked at; tells of each fault at once, and now and then how far it is. */
export class Seen {
  readonly #all: number;
  readonly #say: (line: string) => void;
  readonly #began = performance.now();
  #count = 0;
  #faulty = 0;

  constructor(all: number, say: (line: string) => void) {
    this.#all = all;
    this.#say = say;
  }

  note(screen: TableScreen, faults: readonly string[]): void {
    this.#count++;
    if (faults.length > 0) this.#faulty++;
    for (const fault of faults) this.#say(`✗ ${nameOf(screen)}: ${fault}`);
    if (this.#count % 200 === 0)
      this.#say(
        `… ${this.#count} of ${this.#all} screens in ${this.minutes} minutes, ${this.#faulty} have faults`,
      );
  }

  get count(): number {
    return this.#count;
  }

  get faulty(): number {
    return this.#faulty;
  }

  get minutes(): string {
    return ((performance.now() - this.#began) / 60_000).toFixed(1);
  }
}
