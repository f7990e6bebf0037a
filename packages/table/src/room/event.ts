import type { Event, Seat, SeatRecap, Told } from "@medallion/kernel";
import type { Ending, GameRecord } from "@medallion/records";
import type { Preset, Proposed } from "./command.ts";
import type { Place, Verdict } from "./settings.ts";

/** What a room tells a seat or a spectator, in order; each viewer counts its own from 0, through all games of the room. */
export type RoomEvent =
  | { readonly kind: "placed"; readonly seat: Seat; readonly place: PublicPlace }
  | { readonly kind: "readied"; readonly seat: Seat; readonly ready: boolean }
  /** A game begins; `commitment` was published when the gathering began. */
  | { readonly kind: "began"; readonly game: number; readonly commitment: string }
  | { readonly kind: "game"; readonly event: Event }
  /** What this viewer heard of the game from its event `to` on never happened; the seat chose again. */
  | { readonly kind: "takenBack"; readonly seat: Seat; readonly to: number }
  | { readonly kind: "proposed"; readonly what: Proposed; readonly seat: Seat }
  | { readonly kind: "replied"; readonly what: Proposed; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: "lapsed"; readonly what: Proposed }
  | { readonly kind: "paused" }
  | { readonly kind: "resumed" }
  | { readonly kind: "gone"; readonly seat: Seat }
  | { readonly kind: "back"; readonly seat: Seat }
  | { readonly kind: "voted"; readonly seat: Seat; readonly about: Seat; readonly verdict: Verdict }
  | { readonly kind: "decided"; readonly about: Seat; readonly verdict: Verdict }
  | { readonly kind: "outOfTime"; readonly seat: Seat }
  | { readonly kind: "ended"; readonly ending: Ending }
  /** The same people gather again. */
  | { readonly kind: "gathering"; readonly game: number; readonly commitment: string }
  | { readonly kind: "said"; readonly person: string; readonly name: string; readonly text: string }
  | { readonly kind: "saidPreset"; readonly person: string; readonly name: string; readonly preset: Preset }
  | { readonly kind: "chat"; readonly open: boolean }
  /** Whoever runs the server closed the room; the reason is theirs and may be empty. */
  | { readonly kind: "closed"; readonly reason: string }
  /** Put by the host in place of words that this viewer does not want to hear; never made by the room. */
  | { readonly kind: "muted"; readonly person: string };

/** A place as everybody may see it. */
export type PublicPlace = Place;

/** What happened, before it is known who may hear it. `Room.eventsFor` turns it into what one viewer hears. */
export type News =
  | { readonly kind: "all"; readonly event: Exclude<RoomEvent, { kind: "game" | "takenBack" }> }
  | { readonly kind: "game"; readonly told: Told; readonly entry: number }
  /** `to` has per viewer, spectators last, its counter before that entry; `undefined` who heard nothing of what is taken back. */
  | {
      readonly kind: "takenBack";
      readonly seat: Seat;
      readonly fromEntry: number;
      readonly to: readonly (number | undefined)[];
    }
  /** For the host alone: a game of this room is over. */
  | { readonly kind: "finished"; readonly game: Finished };

/** A game that is over, as a host keeps it. */
export interface Finished {
  /** Counted from 0 in this room. */
  readonly number: number;
  readonly record: GameRecord;
  /** The text of its save file (`writeSave` with what was told), which `medallion verify` reads; written anew whenever it is asked for. */
  readonly save: string;
  /** Writes the same in short steps, for a host that has others waiting. */
  saving(): Generator<undefined, string>;
  readonly ending: Ending;
  /** Who held the seats when it began, and who gave up, ran out of time or was voted away. */
  readonly places: readonly Place[];
  readonly left: readonly Seat[];
  readonly takebacks: number;
  /** Per seat what it was played with, and the score. */
  readonly recap: readonly SeatRecap[];
}
