import type { RoomLook } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";
import type { Glimpse } from "./narration.ts";

/** Who only looks on sees so many of the last moves again. */
const FOR_SPECTATORS = 4;
/** More is not kept, however long the others play on. */
const MOST = 24;

/** A part of the game that can be seen again, and the table as it was before. */
export interface Clip {
  readonly base: Glimpse;
  readonly batches: readonly Batch[];
}

/** Whose turn begins with an event of the game. */
export type TurnOf = (event: unknown) => number | undefined;

/** What happened since the viewer last chose something, and in everybody's last turn. */
export class Recent {
  readonly #turnOf: TurnOf | undefined;
  readonly #turns = new Map<number, { readonly base: Glimpse; readonly batches: Batch[] }>();
  #turn: number | undefined;
  #base: Glimpse | undefined;
  #batches: Batch[] = [];

  constructor(turnOf?: TurnOf) {
    this.#turnOf = turnOf;
  }

  get sinceChoice(): Clip | undefined {
    const [base, batches] = [this.#base, this.#batches];
    return base === undefined || batches.length === 0 ? undefined : { base, batches };
  }

  /** The turn that this player has begun last, as far as it has come; where the game says whose turn begins. */
  turn(player: number): Clip | undefined {
    return this.#turns.get(player);
  }

  add(batch: Batch, before: Glimpse): void {
    const asked = before.look.table?.question?.id;
    const chose = asked !== undefined && batch.look.table?.question?.id !== asked;
    if (chose || this.#base === undefined) this.#start(before);
    // What nobody hears of is nothing to be seen again: not even that something was answered in secret.
    if (!batch.events.some(({ kind }) => kind === "game")) return;
    this.#addToTurns(batch, before);
    this.#batches.push(batch);
    const most = batch.look.viewer === null ? FOR_SPECTATORS : MOST;
    while (this.#batches.length > most) this.#base = this.#batches.shift();
  }

  /** A turn begins with the end of the one before it, if both were heard of at once. */
  #addToTurns(batch: Batch, before: Glimpse): void {
    const begun = batch.events.flatMap((entry) =>
      entry.kind === "game" ? (this.#turnOf?.(entry.event) ?? []) : [],
    );
    if (this.#turn !== undefined) this.#turns.get(this.#turn)?.batches.push(batch);
    for (const player of begun) this.#turns.set(player, { base: before, batches: [batch] });
    this.#turn = begun.at(-1) ?? this.#turn;
  }

  forget(): void {
    this.#base = undefined;
    this.#batches = [];
    this.#turns.clear();
    this.#turn = undefined;
  }

  #start(before: Glimpse): void {
    this.#base = before;
    this.#batches = [];
  }
}

/** Nothing leads from what is shown to that: one comes to the table, a choice was taken back, another game began. */
export function isJump({ catchingUp, events, look }: Batch, shown: RoomLook): boolean {
  if (catchingUp || shown.table === undefined || look.table === undefined) return true;
  return shown.game !== look.game || events.some(({ kind }) => kind === "takenBack" || kind === "began");
}
