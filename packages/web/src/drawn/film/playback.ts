import type { RoomLook } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";
import { type Glimpse, Narration } from "./narration.ts";
import { isJump, Recent, type TurnOf } from "./recent.ts";

/** Something that moves over the table; the things on the table beneath it lie as they will. */
export interface RunningFilm {
  /** Ends at once. */
  stop(): void;
}

/** What a film tells while it runs. */
export interface Reports {
  /** So many of the events had their turn. */
  told(events: number): void;
  revealed(topic: string): void;
  /** All has happened; what still stands there may stay. */
  rests(): void;
  ended(): void;
}

/** What was seen of the table before it changes, and what will move from there. */
export interface Prepared {
  /** Drawings that the movement needs and the table may not have. */
  readonly faces: readonly string[];
  /** So many of the events have their turn as soon as it starts. */
  readonly opening: number;
  /** Called when the table has changed and before that is seen. */
  start(reports: Reports): RunningFilm;
}

/** What moves things, and what decides whether they shall move. */
export interface Director {
  /** Looks at the table as it is shown; nothing comes back where nothing would be seen. `crowded`: much else waits. */
  prepare(shown: RoomLook, batches: readonly Batch[], crowded: boolean): Prepared | undefined;
  /** Where the game has turns that can be seen again one by one. */
  readonly turnOf?: TurnOf | undefined;
}

/** What of a table is shown. */
export interface Showing {
  /** The moment that is shown while newer ones wait; the newest, if absent. */
  readonly held: Glimpse | undefined;
  readonly faces: readonly string[];
  /** While something is still being told: what the table said before. Nothing can be answered then. */
  readonly former: Glimpse | undefined;
}

/** So many looks may wait before everything is told faster, and so many before they are shown together. */
const CROWD = 3;
const MOST_WAITING = 12;

const NONE: readonly string[] = [];
const AT_REST: Showing = { held: undefined, faces: NONE, former: undefined };

interface Current {
  readonly batch: Batch;
  readonly prepared: Prepared;
  /** Nobody waits for it any more. */
  rests: boolean;
  running?: RunningFilm;
}

/**
 * Shows what happened one thing after the other. Things lie at once where they will lie, and the film above leads the
 * eye there; all that the table says, and what may be answered, waits for the film (`told`). Whoever has to answer under
 * a clock is not kept waiting: then all is said at once, and the film is only seen.
 */
export class Playback {
  readonly #director: Director;
  readonly #listeners = new Set<() => void>();
  readonly #recent: Recent;
  readonly told = new Narration();
  #frame: Showing = AT_REST;
  #shown: Glimpse | undefined;
  #current: Current | undefined;
  #waiting: Batch[] = [];
  #isAgain = false;

  constructor(director: Director) {
    this.#director = director;
    this.#recent = new Recent(director.turnOf);
  }

  get frame(): Showing {
    return this.#frame;
  }

  /** Whether there are last turns that can be seen again now. */
  get mayRepeat(): boolean {
    return this.#frame.former === undefined && this.#recent.sinceChoice !== undefined;
  }

  /** Whether the last turn of this player can be seen again now. */
  mayRepeatTurn(player: number): boolean {
    return this.#frame.former === undefined && this.#recent.turn(player) !== undefined;
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something happened; the table does not show it yet. */
  hear(batch: Batch): void {
    if (this.#shown === undefined || isJump(batch, this.#shown.look)) {
      this.#recent.forget();
      return this.skip();
    }
    const newest = this.#waiting.at(-1) ?? this.#current?.batch ?? this.#shown;
    this.#recent.add(batch, newest);
    if (this.#frame.former === undefined) return this.#show([batch]);
    this.#waiting.push(batch);
    if (this.#waiting.some(({ look }) => isUrgent(look)) && !this.#isAgain) return this.#next();
    if (this.#frame.held === undefined) this.#set({ held: this.#current?.batch });
  }

  /** This moment is on the table now, but has not been seen yet. */
  drawn({ look, log }: Glimpse): void {
    this.#shown = { look, log };
    const current = this.#current;
    if (current === undefined && this.#isAgain && this.#frame.held?.look === look) return this.#next();
    if (current === undefined || current.running !== undefined || current.batch.look !== look) return;
    try {
      current.running = this.#start(current);
    } catch (error) {
      // A film that cannot be shown must not keep anybody from playing.
      this.skip();
      reportError(error);
    }
  }

  #start(current: Current): RunningFilm {
    return current.prepared.start({
      told: (events) => this.told.tell(events),
      revealed: (topic) => this.told.reveal(topic),
      rests: () => {
        if (this.#current === current) this.#rest(current);
      },
      ended: () => {
        if (this.#current !== current) return;
        this.#current = undefined;
        this.#set({ faces: NONE });
      },
    });
  }

  /** Ends what moves and shows the newest look. */
  skip(): void {
    this.#current?.running?.stop();
    this.#current = undefined;
    this.#waiting = [];
    this.#isAgain = false;
    this.told.all();
    this.#set(AT_REST);
  }

  /** Shows once more what happened since the viewer's last choice, or in the last turn of a player. */
  again(player?: number): void {
    const clip = player === undefined ? this.#recent.sinceChoice : this.#recent.turn(player);
    if (clip === undefined || this.#frame.former !== undefined) return;
    this.skip();
    this.#isAgain = true;
    this.#waiting = [...clip.batches];
    this.#set({ held: clip.base, former: clip.base });
  }

  #rest(current: Current): void {
    current.rests = true;
    if (this.#waiting.length > 0) return this.#next();
    this.told.all();
    this.#isAgain = false;
    this.#set({ held: undefined, former: undefined });
  }

  #next(): void {
    // Who wants to see it again waits for nothing, however much it is.
    const isPressed = this.#waiting.length > MOST_WAITING || this.#waiting.some(({ look }) => isUrgent(look));
    const together = isPressed && !this.#isAgain;
    const batches = this.#waiting.splice(0, together ? this.#waiting.length : 1);
    if (batches.length > 0) this.#show(batches);
    else this.skip();
  }

  #show(batches: readonly Batch[]): void {
    const [batch, former] = [batches.at(-1), this.#shown];
    if (batch === undefined || former === undefined) return;
    this.#current?.running?.stop();
    this.#current = undefined;
    const waits = this.#waiting.length;
    const prepared = this.#director.prepare(former.look, batches, waits > CROWD && !this.#isAgain);
    if (prepared === undefined && waits > 0) return this.#next();
    const isTold = prepared === undefined || (isUrgent(batch.look) && !this.#isAgain);
    if (prepared !== undefined) this.#current = { batch, prepared, rests: isTold };
    if (isTold) this.told.all();
    else {
      this.told.begin(former, batch, batches);
      // Who did it knows it, and need not read of a former act until the first frame is drawn.
      if (!this.#isAgain && chose(former.look, batches)) this.told.tell(prepared.opening);
    }
    this.#set({
      held: waits > 0 || this.#isAgain ? batch : undefined,
      faces: prepared?.faces ?? NONE,
      former: isTold ? undefined : former,
    });
    if (isTold) this.#isAgain = false;
  }

  #set(change: Partial<Showing>): void {
    const next = { ...this.#frame, ...change };
    const { held, faces, former } = this.#frame;
    if (held === next.held && faces === next.faces && former === next.former) return;
    this.#frame = next;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether this began with an answer of the viewer. */
function chose({ table }: RoomLook, [first]: readonly Batch[]): boolean {
  return table?.question !== undefined && first?.look.table?.question?.id !== table.question.id;
}

/** The viewer is asked while a clock runs down; who has days is in no such hurry. */
export function isUrgent({ table, clocks, settings, viewer }: RoomLook): boolean {
  if (table?.question === undefined || settings.clock.kind === "correspondence") return false;
  return clocks.some(({ seat, running }) => seat === viewer && running !== undefined);
}
