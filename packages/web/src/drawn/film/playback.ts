import type { RoomLook } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";

/** Something that moves over the table; the table beneath it stands as it will be. */
export interface RunningFilm {
  /** Goes faster, so as to end within so many milliseconds. */
  hurry(ms: number): void;
  /** Ends at once. */
  stop(): void;
}

/** What was seen of the table before it changes, and what will move from there. */
export interface Prepared {
  /** Drawings that the movement needs and the table may not have. */
  readonly faces: readonly string[];
  /** Called when the table has changed and before that is seen. */
  start(onEnd: () => void): RunningFilm;
}

/** What moves things, and what decides whether they shall move. */
export interface Director {
  /** Looks at the table as it is shown; nothing comes back where nothing would move. */
  prepare(shown: RoomLook, batches: readonly Batch[]): Prepared | undefined;
  /** Whether the viewer wants to be asked at once, whatever still moves. */
  hurries(): boolean;
  /** How soon what moves has to end then. */
  readonly within: number;
}

/** What of a table is shown. */
export interface Showing {
  /** The look that is shown while newer ones wait; the newest, if absent. */
  readonly held: Pick<Batch, "look" | "log"> | undefined;
  readonly faces: readonly string[];
}

/** So many looks may wait before what moves is hurried and they are shown together. */
const MOST_WAITING = 3;

const NONE: readonly string[] = [];

interface Current {
  readonly batch: Batch;
  readonly prepared: Prepared;
  running?: RunningFilm;
}

/**
 * Shows what happened one thing after the other. Each look is put on the table at once and may be acted on; what
 * happened moves above it. Only what comes while something moves has to wait, and a question never waits long.
 */
export class Playback {
  readonly #director: Director;
  readonly #listeners = new Set<() => void>();
  #frame: Showing = { held: undefined, faces: NONE };
  #shown: RoomLook | undefined;
  #current: Current | undefined;
  #waiting: Batch[] = [];

  constructor(director: Director) {
    this.#director = director;
  }

  get frame(): Showing {
    return this.#frame;
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something happened; the table does not show it yet. */
  hear(batch: Batch): void {
    if (isJump(batch, this.#shown)) return this.skip();
    if (this.#current === undefined) return this.#show([batch]);
    this.#waiting.push(batch);
    if (this.#frame.held === undefined) this.#set({ held: this.#current.batch });
    this.#hurry();
  }

  /** This look is on the table now, but has not been seen yet. */
  drawn(look: RoomLook): void {
    this.#shown = look;
    const current = this.#current;
    if (current === undefined || current.running !== undefined || current.batch.look !== look) return;
    current.running = current.prepared.start(() => {
      if (this.#current === current) this.#next();
    });
    this.#hurry();
  }

  /** Ends what moves and shows the newest look. */
  skip(): void {
    this.#current?.running?.stop();
    this.#current = undefined;
    this.#waiting = [];
    this.#set({ held: undefined, faces: NONE });
  }

  get #isCrowded(): boolean {
    return this.#waiting.length > MOST_WAITING;
  }

  get #isUrgent(): boolean {
    return (this.#isCrowded || this.#waiting.some(isAsked)) && this.#director.hurries();
  }

  #hurry(): void {
    if (this.#isUrgent) this.#current?.running?.hurry(this.#director.within);
  }

  #next(): void {
    this.#current = undefined;
    const together = this.#isUrgent || this.#isCrowded;
    const batches = this.#waiting.splice(0, together ? this.#waiting.length : 1);
    if (batches.length > 0) this.#show(batches);
    else this.#set({ held: undefined, faces: NONE });
  }

  #show(batches: readonly Batch[]): void {
    const batch = batches.at(-1);
    if (batch === undefined || this.#shown === undefined) return;
    const prepared = this.#director.prepare(this.#shown, batches);
    if (prepared !== undefined) this.#current = { batch, prepared };
    this.#set({ held: this.#waiting.length > 0 ? batch : undefined, faces: prepared?.faces ?? NONE });
    if (prepared === undefined && this.#waiting.length > 0) this.#next();
  }

  #set(change: Partial<Showing>): void {
    const { held, faces } = { ...this.#frame, ...change };
    if (held === this.#frame.held && faces === this.#frame.faces) return;
    this.#frame = { held, faces };
    for (const listener of [...this.#listeners]) listener();
  }
}

function isAsked({ look }: Batch): boolean {
  return look.table?.question !== undefined;
}

/** Nothing leads from what is shown to that: one comes to the table, a choice was taken back, another game began. */
function isJump({ catchingUp, events, look }: Batch, shown: RoomLook | undefined): boolean {
  if (catchingUp || shown?.table === undefined || look.table === undefined) return true;
  return shown.game !== look.game || events.some(({ kind }) => kind === "takenBack" || kind === "began");
}
