import type { Readable, Writable } from "node:stream";
import type { StudiedKit } from "@medallion/fittings";
import type { InsightKit } from "@medallion/search";
import type { Network } from "./network.ts";

/** A game with what reports and bots that think ahead need of it. */
export type WorldKit = StudiedKit & InsightKit;

/** All that the command line touches outside itself; `main.ts` brings the real ones. */
export interface World {
  readonly kits: readonly WorldKit[];
  /** Where a worker thread finds the same list: a module that exports it as `KITS`. */
  readonly kitsModule: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** 256 bits from a secure source as 64 hex digits. */
  freshSeed(): string;
  now(): Date;
  readonly network: Network;
  /** The files of a game's puzzles as texts. */
  puzzles?(game: string): readonly string[];
  /** The folder of the pages for browsers, if they are built. */
  readonly pages?: string;
  /** Where they are built on the way: brings them up to date, and gives back their folder. */
  buildPages?(): Promise<string | undefined>;
  /** Shows an address in the browser of whoever sits here; without one it does nothing, and it never fails. */
  browse(address: string): void;
  /** Calls the listener whenever somebody stops the program; gives back how to stop listening. */
  onInterrupt(listener: () => void): () => void;
  /** Ends the program at once, whatever it is doing. */
  abandon(code: number): void;
}

export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };
