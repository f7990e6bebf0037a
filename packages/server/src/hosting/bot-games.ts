/** The games that bots play among themselves while somebody watches: so many of one host go on at the same time. */
export class BotGames {
  readonly #most: number;
  readonly #going = new Map<string, Set<string>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the bots of this table may go on now. */
  mayGoOn(owner: string, table: string): boolean {
    const going = this.#going.get(owner) ?? new Set();
    if (going.has(table)) return true;
    if (going.size >= this.#most) return false;
    this.#going.set(owner, going.add(table));
    return true;
  }

  /** The table is over, nobody watches it, or somebody plays there themselves. */
  stopped(owner: string, table: string): void {
    const going = this.#going.get(owner);
    if (going?.delete(table) && going.size === 0) this.#going.delete(owner);
  }
}
