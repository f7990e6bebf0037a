import type { Viewer } from "./viewer.ts";

/** What is counted of a table. */
export interface Attended {
  /** Everybody who looks at it. */
  everybody(): readonly Viewer[];
  readonly id: string;
  /** How many watch without a seat. */
  readonly watching: number;
}

/** Milliseconds in which comings and goings are told together: a crowd that comes at once is one piece of news. */
const TOGETHER = 1000;

/** Tells everybody at a table how many watch it, whenever that has changed. Who came over another node is not counted. */
export class Attendance {
  readonly #table: Attended;
  readonly #told = new WeakMap<Viewer, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(table: Attended) {
    this.#table = table;
  }

  /** Somebody came or went. */
  look(): void {
    this.#timer ??= setTimeout(() => this.#tell(), TOGETHER).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    this.#timer = undefined;
    const { id, watching } = this.#table;
    for (const viewer of this.#table.everybody()) {
      if ((this.#told.get(viewer) ?? 0) === watching) continue;
      this.#told.set(viewer, watching);
      viewer.send(`{"kind":"watching","table":"${id}","seat":${viewer.seat},"count":${watching}}`);
    }
  }
}
