import { Agent, request } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

/** How often an honest visitor looks whether the server lives: within what one address may ask. Milliseconds. */
const EVERY = 25;
/** Who has no answer by then has none. */
const PATIENCE = 20_000;

/** An honest visitor at another address, who asks for a sign of life again and again. */
export class Probe {
  readonly #port: number;
  readonly #tls: boolean;
  readonly #agent: Agent;
  readonly #took: number[] = [];
  readonly #asking = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #failed = 0;

  constructor(port: number, tls: boolean) {
    this.#port = port;
    this.#tls = tls;
    this.#agent = tls ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  }

  start(): void {
    // By the clock, not by the last answer: who waits does not ask less often.
    this.#timer = setInterval(() => {
      const asking = this.#ask().finally(() => this.#asking.delete(asking));
      this.#asking.add(asking);
    }, EVERY);
  }

  async stop(): Promise<Probed> {
    clearInterval(this.#timer);
    await Promise.all(this.#asking);
    this.#agent.destroy();
    const took = this.#took.sort((one, other) => one - other);
    const at = (share: number): number =>
      took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.POSITIVE_INFINITY;
    return { count: took.length, failed: this.#failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
  }

  #ask(): Promise<void> {
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (answered: boolean): void => {
        this.#took.push(performance.now() - began);
        if (!answered) this.#failed++;
        resolve();
      };
      const options = {
        port: this.#port,
        host: "127.0.0.1",
        localAddress: "127.0.0.1",
        path: "/healthz",
        agent: this.#agent,
        timeout: PATIENCE,
        rejectUnauthorized: false,
      };
      const asked = (this.#tls ? secureRequest : request)(options, (reply) => {
        reply.resume();
        reply.once("close", () => done(reply.statusCode === 200));
      });
      asked.once("timeout", () => asked.destroy());
      asked.once("error", () => done(false));
      asked.end();
    });
  }
}

/** What the visitor found, in milliseconds. */
export interface Probed {
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}
