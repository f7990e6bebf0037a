import type { Choice, Message, Question, Seat } from "@medallion/kernel";
import type { Ending } from "@medallion/records";
import type { Proposed } from "./command.ts";
import type { PublicPlace } from "./event.ts";
import type { ClockFace, Settings, Verdict } from "./settings.ts";

/** All that a viewer may know of a room now. Plain JSON. `null` is a spectator. */
export interface RoomLook {
  readonly viewer: Seat | null;
  readonly settings: Settings;
  readonly owner: string;
  readonly stage: "gathering" | "playing" | "over";
  /** Which game of this room it is, counted from 0. */
  readonly game: number;
  readonly commitment: string;
  readonly places: readonly PublicPlace[];
  readonly ready: readonly boolean[];
  readonly gone: readonly Seat[];
  /** Whom this viewer may know to owe an answer; while it owes one itself it learns of nobody else. */
  readonly waitingFor: readonly Seat[];
  readonly clocks: readonly ClockFace[];
  readonly paused: boolean;
  readonly chatOpen: boolean;
  /** Why the server's owner closed the room for good; absent while it is open. */
  readonly closed?: string | undefined;
  readonly proposal:
    | { readonly what: Proposed; readonly by: Seat; readonly yes: readonly Seat[] }
    | undefined;
  readonly votes: readonly { readonly about: Seat; readonly seat: Seat; readonly verdict: Verdict }[];
  /** Absent while gathering. */
  readonly table: TableLook | undefined;
}

export interface TableLook {
  readonly view: unknown;
  /** Names of those who play along without a seat, numbered after the seats. */
  readonly alongside: readonly Message[];
  readonly question: Question | undefined;
  readonly choices: readonly Choice[];
  readonly offers: readonly Choice[];
  readonly mayTakeBack: "at-once" | "by-asking" | "no";
  readonly ending: Ending | undefined;
  /** At a table with open hands what the other seats see. */
  readonly others: readonly { readonly seat: Seat; readonly view: unknown }[];
}
