import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../../packages/server/test/postgres.ts";
import { type Contestant, installPeers, OUR_TOY, onPostgres, ourGame, PEERS } from "./contestants.ts";
import { type Contest, contestOf, type Findings, type Steady } from "./findings.ts";
import { describeMachine } from "./machine.ts";
import { type Crowd, Match } from "./measure.ts";
import { Progress } from "./progress.ts";

/** What is to be measured. */
export interface Plan {
  /** Where servers may keep their data. */
  readonly folder: string;
  readonly crowd: Crowd;
  /** Seconds between two choices at a table, of the steady load, and of each step of the search. */
  readonly period: number;
  readonly seconds: number;
  readonly step: number;
  readonly postgres: boolean;
  readonly highest: boolean;
  readonly peers: boolean;
  readonly stop: AbortSignal;
}

interface Asked {
  readonly steady: boolean;
  readonly highest: boolean;
}

/** Seconds before the steady load counts. */
const WARM_UP = 15;

/** Measures one thing after the other and keeps what it has, should it be stopped. */
export class Measuring {
  readonly #plan: Plan;
  readonly #machine;
  readonly #progress = new Progress();
  readonly #stopped: Promise<never>;
  readonly #steady: Steady[] = [];
  readonly #contests: Contest[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#machine = describeMachine(plan.folder);
    this.#stopped = new Promise((_, reject) => {
      plan.stop.addEventListener("abort", () => reject(plan.stop.reason));
    });
    // Nobody may be waiting when it comes.
    this.#stopped.catch(() => {});
  }

  async all(): Promise<void> {
    await this.#contest(ourGame(), { steady: true, highest: this.#plan.highest });
    if (this.#plan.postgres) await this.#onPostgres();
    if (!this.#plan.highest) return;
    await this.#contest(OUR_TOY, { steady: false, highest: true });
    if (!this.#plan.peers) return;
    await installPeers((text) => console.error(text));
    for (const peer of PEERS) await this.#contest(peer, { steady: false, highest: true });
  }

  /** The steady load on PostgreSQL, with one node and with two. */
  async #onPostgres(): Promise<void> {
    const postgres = await startPostgres();
    try {
      for (const nodes of [1, 2] as const)
        await this.#contest(onPostgres(await postgres.url(`load_${nodes}`), nodes), {
          steady: true,
          highest: false,
        });
    } finally {
      await postgres.stop();
    }
  }

  findings(): Findings {
    const { crowd, period, seconds } = this.#plan;
    const [steady, ...postgres] = this.#steady;
    return {
      machine: this.#machine,
      ...crowd,
      period,
      seconds,
      contests: this.#contests,
      postgres,
      ...(steady !== undefined && { steady }),
    };
  }

  end(): void {
    this.#progress.clear();
  }

  /** Plays at one server's tables: at the steady rate if asked, then ever faster. */
  async #contest(contestant: Contestant, asked: Asked): Promise<void> {
    const { folder, crowd } = this.#plan;
    const say = (text: string): void => this.#progress.say(`${contestant.name}: ${text}`);
    const match = new Match(contestant, say);
    const measured = match
      .begin(mkdtempSync(join(folder, "server-")), crowd)
      .then(() => this.#measure(match, asked, say));
    // What comes of it after a stop is of no interest.
    measured.catch(() => {});
    try {
      await Promise.race([this.#stopped, measured]);
    } finally {
      await match.end();
    }
  }

  async #measure(match: Match, { steady, highest }: Asked, say: (text: string) => void): Promise<void> {
    const { crowd, period, seconds, step } = this.#plan;
    const { contestant } = match;
    const rate = crowd.tables / period;
    if (steady) {
      say(`${rate} choices per second for ${seconds} s`);
      const measured = await match.run({ rate, seconds, warmUp: WARM_UP });
      const figures = Object.fromEntries(await match.figures());
      this.#steady.push({ name: contestant.name, measured, figures });
    }
    if (!highest) return;
    const found = await match.highest(2 * rate, step, (offered) => say(`${offered} choices per second`));
    this.#contests.push(contestOf(contestant, found));
  }
}
