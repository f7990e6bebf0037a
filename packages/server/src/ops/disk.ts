import { statfs } from "node:fs/promises";

/** Where the database grows, and how many bytes must stay free there. */
export interface DiskPlace {
  readonly folder: string;
  readonly reserve: number;
}

/** What everybody hears who would need more. */
export const NO_ROOM_LEFT = "The server has hardly any space left. Try again later, or tell its owner.";

/** How long an answer holds, in milliseconds: nobody fills a disk in that time. */
const FRESH = 500;

/**
 * Whether there is room for more. The reserve is for games that run and for what the owner does: new people, tables and
 * words are refused before it is touched.
 */
export class Disk {
  readonly #place: DiskPlace | undefined;
  readonly #steady: () => number;
  #known: { readonly hasRoom: Promise<boolean>; readonly at: number } | undefined;

  /** Without a place the disk is another machine's business; the clock never jumps. */
  constructor(place: DiskPlace | undefined, steady: () => number) {
    this.#place = place;
    this.#steady = steady;
  }

  hasRoom(): Promise<boolean> {
    const now = this.#steady();
    if (this.#known === undefined || now - this.#known.at >= FRESH)
      this.#known = { hasRoom: this.#look(), at: now };
    return this.#known.hasRoom;
  }

  async #look(): Promise<boolean> {
    if (this.#place === undefined) return true;
    const { folder, reserve } = this.#place;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= reserve;
  }
}
