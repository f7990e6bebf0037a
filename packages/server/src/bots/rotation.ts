/**
 * What waits, by table: one task of each table in turn, a table's own in their order, never two of one table at once.
 * A table with many or slow tasks so waits for all others between two of its own.
 */
export class Rotation<Task> {
  readonly #lines = new Map<string, Task[]>();
  /** Tables that have something waiting and nothing under way, in the order of their turns. */
  readonly #ready = new Set<string>();
  readonly #busy = new Set<string>();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** How many tables could be served at this moment. */
  get ready(): number {
    return this.#ready.size;
  }

  add(table: string, task: Task): void {
    const line = this.#lines.get(table);
    if (line === undefined) this.#lines.set(table, [task]);
    else line.push(task);
    this.#waiting++;
    if (!this.#busy.has(table)) this.#ready.add(table);
  }

  /** What `take` would give. */
  peek(): Task | undefined {
    for (const table of this.#ready) return this.#lines.get(table)?.[0];
    return undefined;
  }

  /** The next task; its table is left out until `done` or `giveBack`. */
  take(): Task | undefined {
    for (const table of this.#ready) {
      const line = this.#lines.get(table) ?? [];
      const task = line.shift();
      if (line.length === 0) this.#lines.delete(table);
      this.#ready.delete(table);
      this.#busy.add(table);
      this.#waiting--;
      return task;
    }
    return undefined;
  }

  /** The task taken for this table is finished: its next one comes after those of all others. */
  done(table: string): void {
    this.#busy.delete(table);
    if (this.#lines.has(table)) this.#ready.add(table);
  }

  /** The task taken for this table has not been begun: it stays the table's first. */
  giveBack(table: string, task: Task): void {
    this.#lines.set(table, [task, ...(this.#lines.get(table) ?? [])]);
    this.#waiting++;
    this.done(table);
  }

  /** Forgets a task that still waits; false if it does not. */
  remove(table: string, task: Task): boolean {
    const line = this.#lines.get(table);
    const place = line?.indexOf(task) ?? -1;
    if (line === undefined || place < 0) return false;
    line.splice(place, 1);
    this.#waiting--;
    if (line.length === 0) {
      this.#lines.delete(table);
      this.#ready.delete(table);
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
