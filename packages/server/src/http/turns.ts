/** How many requests begin in one turn of the loop: some milliseconds of work. */
const PER_TURN = 16;

/**
 * Lets a few requests, or handshakes, begin per turn of the loop. The others wait, one of each network after the other, so
 * that a thousand of one network that come in the same moment hold up nobody else.
 */
export class Turns {
  /** By network; whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #perTurn: number;
  #begun = 0;
  #isDue = false;

  constructor(perTurn = PER_TURN) {
    this.#perTurn = perTurn;
  }

  /** Begins at once, or when it is the network's turn. */
  take(network: string, begin: () => void): void {
    this.#again();
    if (this.#waiting.size === 0 && this.#begun < this.#perTurn) {
      this.#begun++;
      begin();
      return;
    }
    const queue = this.#waiting.get(network);
    if (queue === undefined) this.#waiting.set(network, [begin]);
    else queue.push(begin);
  }

  #again(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isDue = false;
    this.#begun = 0;
    // Whoever is served goes to the end of the line, and comes by again if there is time.
    for (const [network, queue] of this.#waiting) {
      if (this.#begun === this.#perTurn) break;
      this.#begun++;
      const begin = queue.shift();
      this.#waiting.delete(network);
      if (queue.length > 0) this.#waiting.set(network, queue);
      begin?.();
    }
    if (this.#begun > 0) this.#again();
  }
}
