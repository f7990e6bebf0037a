import type { RoomLook } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";
import type { Glimpse } from "./narration.ts";

/** Who only looks on sees so many of the last moves again. */
const FOR_SPECTATORS = 4;
/** More is not kept, however long the others play on. */
const MOST = 24;

/** What happened since the viewer last chose something. */
export class Recent {
  #base: Glimpse | undefined;
  #batches: Batch[] = [];

  /** The table as it was before. */
  get base(): Glimpse | undefined {
    return this.#base;
  }

  get batches(): readonly Batch[] {
    return this.#batches;
  }

  add(batch: Batch, before: Glimpse): void {
    const asked = before.look.table?.question?.id;
    const chose = asked !== undefined && batch.look.table?.question?.id !== asked;
    if (chose || this.#base === undefined) this.#start(before);
    // What nobody hears of is nothing to be seen again: not even that something was answered in secret.
    if (!batch.events.some(({ kind }) => kind === "game")) return;
    this.#batches.push(batch);
    const most = batch.look.viewer === null ? FOR_SPECTATORS : MOST;
    while (this.#batches.length > most) this.#base = this.#batches.shift();
  }

  forget(): void {
    this.#base = undefined;
    this.#batches = [];
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
