import { setTimeout } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** How long, in milliseconds, a new window is busy with itself: the browser loads some 200 scripts for its own bars. */
const OPENING = 2500;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * A tab that is only told where to go and asked how it went. The pages of a test are listened to in everything they
 * do: each request has its cause noted, for which the browser reads its scripts again, and a start takes a fifth longer.
 */
export class PlainTab {
  readonly #browser: CDPSession;
  readonly #target: string;
  readonly #session: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;

  private constructor(browser: CDPSession, target: string, session: string) {
    this.#browser = browser;
    this.#target = target;
    this.#session = session;
    browser.on("Target.receivedMessageFromTarget", this.#hear);
  }

  /** In a context of `browser` that nobody else knows, in a window that has come to rest. */
  static async open(browser: CDPSession, context: string): Promise<PlainTab> {
    const { targetId } = await browser.send("Target.createTarget", {
      url: "about:blank",
      browserContextId: context,
      newWindow: true,
      width: 1440,
      height: 900,
    });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: false });
    await setTimeout(OPENING);
    return new PlainTab(browser, targetId, sessionId);
  }

  async tell(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#calls;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, resolve);
    await this.#browser.send("Target.sendMessageToTarget", {
      sessionId: this.#session,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await promise;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** The value of an expression in its page, which may be a promise. */
  async ask<T>(expression: string): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await this.tell("Runtime.evaluate", asked)) as { result: { value: T } };
    return result.value;
  }

  async close(): Promise<void> {
    this.#browser.off("Target.receivedMessageFromTarget", this.#hear);
    await this.#browser.send("Target.closeTarget", { targetId: this.#target });
  }

  readonly #hear = ({ sessionId, message }: { sessionId: string; message: string }): void => {
    if (sessionId !== this.#session) return;
    const answer = JSON.parse(message) as Answer;
    this.#waiting.get(answer.id ?? 0)?.(answer);
  };
}
