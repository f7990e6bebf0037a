import type { Seat } from "@medallion/kernel";
import type { Connection, TableCard } from "@medallion/protocol";
import type { GameRecord } from "@medallion/records";
import type { Settings } from "@medallion/table";
import type { FinishedRow } from "./finished-row.ts";

/** Who shall sit at a table of this device. */
export type LocalSeat =
  | { readonly kind: "person"; readonly name: string; readonly pick?: string }
  | { readonly kind: "bot"; readonly bot: string; readonly pick?: string };

/** Takebacks are always free here, nothing is rated and nobody is asked: all who play sit at this device. */
export interface LocalWish {
  readonly settings: Settings;
  readonly seats: readonly LocalSeat[];
  /** The game that is gone on with: a finished one up to some moment. */
  readonly from?: GameRecord;
  /** What the first game is dealt by; absent where chance deals. */
  readonly seed?: string;
}

/** Why a table cannot be played on: its log makes no game any more, or only a newer version of the program can. */
export type TableTrouble = "damaged" | "outdated";

/** A table of this device as lists show it. */
export interface LocalCard extends TableCard {
  /** The seats of people here that owe an answer. */
  readonly turn: readonly Seat[];
  /** Games that were played to their end at it: each can be replayed. */
  readonly finished: number;
  /** Known once somebody tried to open it; the table is kept nevertheless. */
  readonly trouble?: TableTrouble;
}

/** What one can do with the tables of this device besides sitting at them. */
export interface LocalTables {
  /** A new table with everybody seated and the first game begun; throws `InputError` with the game's messages. */
  found(wish: LocalWish): Promise<string>;
  /** Newest first. */
  list(): Promise<readonly LocalCard[]>;
  /** Forgets a table; the games that were finished at it stay. */
  remove(table: string): Promise<void>;
  /** All games that were ever finished here, newest first, also those whose replay was deleted: their results count. */
  finished(): Promise<readonly FinishedRow[]>;
  favour(table: string, game: number, isFavourite: boolean): Promise<void>;
  /** Takes a finished game off the lists. For a while it can be restored; then its replay is gone. */
  drop(table: string, game: number): Promise<void>;
  restore(table: string, game: number): Promise<void>;
  /** Forgets all finished games, with their results. */
  forget(): Promise<void>;
  /** The text of the save file of a game of this table; of a running one too, since all its people are here. */
  record(table: string, game: number): Promise<string>;
  /** Whether tables outlive this page. A browser that forbids storing plays on, but forgets. */
  isKept(): Promise<boolean>;
  /** Calls back whenever a table was founded, removed or has moved on. */
  watch(listener: () => void): () => void;
}

/** The tables of this device: a worker that speaks the same protocol as a server, so that tables are the same. */
export interface LocalHost {
  readonly tables: LocalTables;
  /** Starts the worker with this game, since a table of it will probably be founded. */
  prepare(game: string): void;
  readonly connection: Connection;
}
