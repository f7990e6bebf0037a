import type { Answerer, Surroundings } from "./surroundings.ts";

/**
 * Silence is counted in ticks and not timed: a page that was itself too busy to listen has not waited. After `PATIENT`
 * of them a question counts as unanswered, where the network has shown to be slow after `VERY_PATIENT`; after
 * `GIVEN_UP` nothing is expected of it any more.
 */
const TICK = 500;
export const PATIENT = 5;
export const VERY_PATIENT = 16;
const GIVEN_UP = 20;

/** What becomes of a question: first perhaps `silent`, then one of the others, or nothing if it is dropped. */
export interface QuestionListener {
  /** Not answered yet, and it takes long. */
  silent(): void;
  /** `isLate`: after it took long. */
  answered(answerer: Answerer, isLate: boolean): void;
  failed(): void;
  givenUp(): void;
}

/** One question to the server, from asking it to its answer or end. */
export class Question {
  readonly #around: Surroundings;
  readonly #listener: QuestionListener;
  readonly #patience: number;
  readonly #abort = new AbortController();
  readonly #since: number;
  #ticks = 0;
  #timer = 0;
  #isOver = false;

  constructor(around: Surroundings, patience: number, listener: QuestionListener) {
    this.#around = around;
    this.#patience = patience;
    this.#listener = listener;
    this.#since = around.timers.now();
    this.#tick();
    around.ask(this.#abort.signal).then(
      (answerer) => this.#end(() => listener.answered(answerer, this.#ticks >= PATIENT)),
      () => this.#end(() => listener.failed()),
    );
  }

  get age(): number {
    return this.#around.timers.now() - this.#since;
  }

  /** Nothing is told of it any more: what we give up ourselves is no sign of anything. */
  drop(): void {
    this.#end(() => this.#abort.abort());
  }

  #tick(): void {
    this.#timer = this.#around.timers.set(() => {
      this.#ticks += 1;
      if (this.#ticks >= GIVEN_UP) {
        this.drop();
        this.#listener.givenUp();
        return;
      }
      this.#tick();
      if (this.#ticks === this.#patience) this.#listener.silent();
    }, TICK);
  }

  #end(then: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#around.timers.clear(this.#timer);
    then();
  }
}
