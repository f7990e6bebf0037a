/** One choice that was due: when, from the beginning of the run, and how long after that it was acknowledged, in ms. */
export interface Sample {
  readonly due: number;
  readonly took: number;
}

export interface Run {
  /** Choices per second over all tables. */
  readonly rate: number;
  readonly seconds: number;
  /** Seconds at the beginning that are not counted. */
  readonly warmUp: number;
}

export interface Paced {
  readonly samples: readonly Sample[];
  /** Choices that were due and not acknowledged even `PATIENCE` after the end; their age then is their sample. */
  readonly unanswered: number;
  /** Choices acknowledged after the warm-up. */
  readonly acknowledged: number;
}

/** How long after the end of a run answers are waited for, in milliseconds. */
const PATIENCE = 5000;

/**
 * Makes choices at a fixed rate, whatever the server does, each table in its turn. A choice that cannot be made
 * when it is due, because the one before it at that table is still under way, waits, and its latency counts from
 * the moment it was due: a server that stalls is charged for all the choices it kept from being made.
 */
export class Pace {
  readonly #choose: (table: number, acknowledged: () => void) => boolean;
  readonly #due: number[][];
  readonly #busy: boolean[];
  #samples: Sample[] = [];
  #acknowledgedSince = 0;
  #counted = 0;
  #began = 0;
  #open = 0;
  #drained: () => void = () => {};

  constructor(tables: number, choose: (table: number, acknowledged: () => void) => boolean) {
    this.#choose = choose;
    this.#due = Array.from({ length: tables }, () => []);
    this.#busy = this.#due.map(() => false);
  }

  async run({ rate, seconds, warmUp }: Run): Promise<Paced> {
    this.#samples = [];
    this.#acknowledgedSince = warmUp * 1000;
    this.#counted = 0;
    this.#open = 0;
    for (const due of this.#due) due.length = 0;
    this.#began = performance.now();
    await this.#offer(rate, (warmUp + seconds) * 1000);
    await this.#drain();
    const now = performance.now() - this.#began;
    const left = this.#due.flat().map((due) => ({ due, took: now - due }));
    const counted = [...this.#samples, ...left].filter(({ due }) => due >= warmUp * 1000);
    for (const due of this.#due) due.length = 0;
    return {
      samples: counted.sort((a, b) => a.due - b.due),
      unanswered: left.length,
      acknowledged: this.#counted,
    };
  }

  /** Something happened at this table: a choice that waits may be possible now. */
  moved(table: number): void {
    const due = this.#due[table]?.[0];
    if (due === undefined || this.#busy[table]) return;
    // Set first: a server in this very process could answer at once.
    this.#busy[table] = true;
    if (!this.#choose(table, () => this.#acknowledged(table, due))) this.#busy[table] = false;
  }

  #acknowledged(table: number, due: number): void {
    this.#busy[table] = false;
    const dues = this.#due[table];
    // One of an earlier run, long given up.
    if (dues?.[0] !== due) return this.moved(table);
    dues.shift();
    const at = performance.now() - this.#began;
    this.#samples.push({ due, took: at - due });
    if (at >= this.#acknowledgedSince) this.#counted++;
    if (--this.#open === 0) this.#drained();
    this.moved(table);
  }

  /** Resolves when all that is due in `length` milliseconds has been offered. */
  #offer(rate: number, length: number): Promise<void> {
    return new Promise((resolve) => {
      let next = 0;
      const tick = (): void => {
        for (; ; next++) {
          const due = (next * 1000) / rate;
          if (due >= length) return resolve();
          const wait = due - (performance.now() - this.#began);
          if (wait > 0) {
            setTimeout(tick, wait);
            return;
          }
          const table = next % this.#due.length;
          this.#due[table]?.push(due);
          this.#open++;
          this.moved(table);
        }
      };
      tick();
    });
  }

  #drain(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE);
      this.#drained = () => {
        clearTimeout(timer);
        this.#drained = () => {};
        resolve();
      };
    });
  }
}
