import type { Duplex } from "node:stream";
import { type FrameText, frameOf } from "./frame.ts";

/** Bytes that are held back at most: more would look as if nobody read them. */
const MOST = 64 * 1024;

const holding = new Set<Outbox>();

/**
 * What is said over one socket. What comes before the event loop goes on leaves in one piece: what happened and that it
 * is done, or the news of several tables. Handing something to the system costs more than writing it.
 */
export class Outbox {
  readonly #stream: Duplex;
  #held: FrameText = "";

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** Bytes that are held back. */
  get length(): number {
    return this.#held.length;
  }

  send(text: string): void {
    if (this.#held === "") {
      if (holding.size === 0) process.nextTick(release);
      holding.add(this);
    }
    this.#held += frameOf(text);
    if (this.#held.length >= MOST) this.flush();
  }

  /** Lets go of what is held back: something else is to follow it. */
  flush(): void {
    const bytes = this.#held;
    this.#held = "";
    // As text of one byte each it is written without a copy.
    if (bytes !== "" && this.#stream.writable) this.#stream.write(bytes, "latin1");
  }

  /** Forgets what is held back. */
  drop(): void {
    this.#held = "";
  }
}

function release(): void {
  const all = [...holding];
  holding.clear();
  for (const outbox of all) outbox.flush();
}
