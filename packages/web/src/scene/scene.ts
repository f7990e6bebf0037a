import type { Event, Kit, Message, Say, Seat, Subject } from "@medallion/kernel";
import type { RoomEvent, RoomLook, TableLook } from "@medallion/table";
import type { ReactNode } from "react";
import type { TableStore } from "./table-store.ts";

/**
 * All that a table of a running or finished game needs, be it drawn or text: what this viewer sees, in its language,
 * and what it may do. The same for tables online, on this device, in a replay and in a lesson.
 */
export interface Scene {
  readonly store: TableStore;
  readonly kit: Kit;
  /** Speaks of the game with the names of those who sit there. */
  readonly say: Say;
  readonly names: readonly string[];
  readonly seat: Seat | null;
  readonly look: RoomLook;
  /** `look.table`, which a scene always has. */
  readonly table: TableLook;
  readonly log: readonly RoomEvent[];
  /** Whether the viewer is the one who plays or played at `seat`; false in a replay and for spectators. */
  readonly isOwn: boolean;
  /** False where nothing can be answered: also when it is over. */
  readonly mayAct: boolean;
  /** Whether several seats are played at this one screen: what is said of the end is said to all of them. */
  readonly isShared: boolean;
}

/** One move of a game: what was heard of it, and what was seen then. */
export interface Past {
  readonly events: readonly Event[];
  readonly view: unknown;
}

/** What a table asks of the frame around it, which every game shares. */
export interface Frame {
  openMenu(): void;
  openChat(): void;
  /** False where there is nobody to talk to: on this device, in a replay. Taken for true if absent. */
  readonly hasChat?: boolean;
  /** Whether somebody beside the table tells what happened and leads on, as a lesson's coach does; false if absent. */
  readonly isLed?: boolean;
  /** Words said that were not yet read in the chat. */
  readonly unread?: number;
  /** The rule book, at the chapter that tells of this rule (`GW-5.7`) if one is named. */
  openRules(rule?: string): void;
  /** Why a number is what it is, next to the element that shows it. */
  openWhy(subject: Subject, beside: Element): void;
  /** Takes one's last choice back, or asks the others to agree. */
  takeBack(): void;
  /** What the live region says next to a screen reader. */
  announce(message: Message): void;
  /** What can be done after the game is over: rematch, share, replay, new deck; drawn where the table puts it. */
  readonly afterGame: ReactNode;
  /** Everything that happened in a game that is over, move by move; absent where it cannot be had. */
  past?(): Promise<readonly Past[]>;
  /** Asks the coach for a hint to one's open question, or puts it away; absent where there are no hints. */
  readonly askHint?: (() => void) | undefined;
  /** The choices that the hint advises, by their numbers, the best first. */
  readonly advised?: readonly number[] | undefined;
  /** What the question is about, the first time one of its kind is asked: put by the table beside its words. */
  readonly hint?: ReactNode;
  /** Proposals, votes, lost connections, clocks: put by the table at its edge. */
  readonly notices: ReactNode;
}

export interface TableProps {
  readonly scene: Scene;
  readonly frame: Frame;
}
