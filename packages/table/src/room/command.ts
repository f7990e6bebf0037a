import type { Message, Seat } from "@medallion/kernel";
import type { GameRecord } from "@medallion/records";
import type { News } from "./event.ts";
import type { Place, Settings, Verdict } from "./settings.ts";

/** Who sends a command: a person by id, or the host itself (a clock, a bot, a lost connection). */
export type Actor = { readonly person: string; readonly name: string; readonly guest: boolean } | "host";

/** What is asked of a room. The room decides whether the actor may. */
export type RoomCommand =
  // Gathering
  /** Takes an open seat (any if none is named), or changes one's own; `ready` begins the game once everybody is. */
  | {
      readonly kind: "sit";
      readonly seat?: Seat;
      readonly pick?: string;
      readonly salt?: string;
      readonly ready: boolean;
    }
  /** Leaves a seat before the game begins or after it ended; in a running game see `resign` and `standIn`. */
  | { readonly kind: "leave"; readonly seat: Seat }
  /** The owner puts a bot into an open seat, or opens a seat that a bot or, while gathering, a person has. */
  | {
      readonly kind: "place";
      readonly seat: Seat;
      readonly place: { kind: "open" } | { kind: "bot"; bot: string; pick?: string };
    }
  // Playing
  | {
      readonly kind: "answer";
      readonly seat: Seat;
      readonly question: number | "offer";
      readonly choice: number;
    }
  | { readonly kind: "resign"; readonly seat: Seat }
  /** A bot plays for the seat until its person comes back with `takeOver`. */
  | { readonly kind: "standIn"; readonly seat: Seat; readonly bot: string }
  | { readonly kind: "takeOver"; readonly seat: Seat }
  /** Done at once if nobody else has to agree. */
  | { readonly kind: "propose"; readonly seat: Seat; readonly what: Proposed }
  | { readonly kind: "reply"; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: "withdraw"; readonly seat: Seat }
  | { readonly kind: "resume"; readonly seat: Seat }
  /** What to do about a seat that is gone. */
  | { readonly kind: "vote"; readonly seat: Seat; readonly about: Seat; readonly verdict: Verdict }
  // Talking
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "sayPreset"; readonly preset: Preset }
  /** The owner closes or opens the chat. */
  | { readonly kind: "chat"; readonly open: boolean }
  // From the host alone
  | { readonly kind: "bot"; readonly seat: Seat; readonly question: number; readonly choice: number }
  | { readonly kind: "gone"; readonly seat: Seat }
  | { readonly kind: "back"; readonly seat: Seat }
  /** Whoever runs the server closes the room for good: a running game is called off, and nothing is accepted any more. */
  | { readonly kind: "close"; readonly reason: string }
  /** The game has grown beyond what the host keeps of one: it ends without a winner, and the same people may play again. */
  | { readonly kind: "callOff" }
  /** Time has passed: whatever is due happens. Refused with `nothing-due` if nothing is. */
  | { readonly kind: "tick" };

export type Proposed = "draw" | "abort" | "takeback" | "pause" | "rematch";

export const PRESETS = [
  "hello",
  "goodLuck",
  "wellPlayed",
  "thinking",
  "hurry",
  "oops",
  "thanks",
  "goodGame",
] as const;
export type Preset = (typeof PRESETS)[number];

/** One line of a room's log: replayed in order they make the room. Holds secrets: for the host alone. */
export interface LogEntry {
  /** Milliseconds since 1970 in the host's time; never earlier than the entry before. */
  readonly at: number;
  readonly by: Actor;
  readonly command: RoomCommand | Founding;
  /** 64 hex digits of fresh chance from the host, where the command needs some (founding, a rematch that is agreed). */
  readonly seed?: string;
  /** The version of the rules, where a game begins with this entry: under other rules it cannot be replayed. */
  readonly rulesVersion?: number;
}

/** The first entry of every log. */
export interface Founding {
  readonly kind: "found";
  readonly settings: Settings;
  /** Who is asked for by name: bots, and seats that stay open for others. The founder sits down by `sit`. */
  readonly places: readonly Place[];
  /**
   * The first game goes on where this one stands, a game or the beginning of one: with its seed, which is that of the
   * entry, and its moves that still hold. For a host that may know all of it.
   */
  readonly from?: GameRecord;
}

export type RoomReply =
  | { readonly kind: "done"; readonly entry: LogEntry; readonly news: readonly News[] }
  /** It did not fit; nothing changed. */
  | { readonly kind: "refused"; readonly refusal: RoomRefusal }
  /** Our bug: rolled back, the room plays on. */
  | { readonly kind: "failed"; readonly error: Error };

/** Why not. `messages` are of the game's catalogue, where the game itself refused (a deck, an option). */
export interface RoomRefusal {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly path?: readonly (string | number)[];
  readonly messages?: readonly Message[];
}

export type RefusalCode =
  | "no-such-seat"
  | "not-your-seat"
  | "seat-taken"
  | "put-out"
  | "not-owner"
  | "not-gathering"
  | "not-playing"
  | "not-over"
  | "bad-options"
  | "unknown-bot"
  | "no-question"
  | "stale-question"
  | "no-such-choice"
  | "game-over"
  | "paused"
  | "not-paused"
  | "no-takeback"
  | "already-proposed"
  | "nothing-proposed"
  | "not-asked"
  | "not-gone"
  | "chat-closed"
  | "closed"
  | "not-at-table"
  | "host-only"
  | "not-allowed"
  | "nothing-due"
  | "too-long"
  | "game-too-long"
  | "table-too-long"
  | "too-many-takebacks"
  | "asked-already"
  | "too-often"
  | "too-many-bots";
