/**
 * What waits, by whose it is: one task of each host in turn, a host's own in their order, never two of one host at once.
 * A host with many tables, or slow ones, so waits for all others between two of their own.
 */
export class Rotation<Task> {
  readonly #lines = new Map<string, Task[]>();
  /** Hosts who have something waiting and nothing under way, in the order of their turns. */
  readonly #ready = new Set<string>();
  readonly #busy = new Set<string>();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** How many hosts could be served at this moment. */
  get ready(): number {
    return this.#ready.size;
  }

  add(host: string, task: Task): void {
    const line = this.#lines.get(host);
    if (line === undefined) this.#lines.set(host, [task]);
    else line.push(task);
    this.#waiting++;
    if (!this.#busy.has(host)) this.#ready.add(host);
  }

  /** What `take` would give. */
  peek(): Task | undefined {
    for (const host of this.#ready) return this.#lines.get(host)?.[0];
    return undefined;
  }

  /** The next task; its host is left out until `done` or `giveBack`. */
  take(): Task | undefined {
    for (const host of this.#ready) {
      const line = this.#lines.get(host) ?? [];
      const task = line.shift();
      if (line.length === 0) this.#lines.delete(host);
      this.#ready.delete(host);
      this.#busy.add(host);
      this.#waiting--;
      return task;
    }
    return undefined;
  }

  /** The task taken for this host is finished: their next one comes after those of all others. */
  done(host: string): void {
    this.#busy.delete(host);
    if (this.#lines.has(host)) this.#ready.add(host);
  }

  /** The task taken for this host has not been begun: it stays their first. */
  giveBack(host: string, task: Task): void {
    this.#lines.set(host, [task, ...(this.#lines.get(host) ?? [])]);
    this.#waiting++;
    this.done(host);
  }

  /** Forgets a task that still waits; false if it does not. */
  remove(host: string, task: Task): boolean {
    const line = this.#lines.get(host);
    const place = line?.indexOf(task) ?? -1;
    if (line === undefined || place < 0) return false;
    line.splice(place, 1);
    this.#waiting--;
    if (line.length === 0) {
      this.#lines.delete(host);
      this.#ready.delete(host);
    }
    return true;
  }

  /** Takes out everything that waits. */
  clear(): readonly Task[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#ready.clear();
    this.#waiting = 0;
    return all;
  }
}
