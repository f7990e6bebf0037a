import type { Choice, Seat } from "@medallion/kernel";
import type { CharacterId, Sym } from "./data/index.ts";

/** A printed symbol on a card of a timeline; equal symbols of one card are the same one (RO-13.19). */
export interface Printed {
  readonly card: string;
  readonly symbol: Sym;
}

export type Side = "left" | "right";

/** What an ability is used on. */
export type Target =
  | { readonly kind: "gain"; readonly symbols: readonly Sym[] }
  | { readonly kind: "convert"; readonly away: readonly Sym[]; readonly symbols: readonly Sym[] }
  | { readonly kind: "uncover"; readonly printed: readonly Printed[] }
  /** Own cards: to repeat, to take back, to play, to host tea with. */
  | { readonly kind: "cards"; readonly cards: readonly string[] }
  | { readonly kind: "borrow"; readonly of: Seat; readonly card: string }
  | { readonly kind: "swap"; readonly give: string; readonly row: number; readonly get: string }
  | { readonly kind: "track"; readonly side: Side; readonly partner: Seat };

/** Everything a seat can answer. Cards, abilities, boards and characters are named by their ids. */
export type RoninChoice = Choice &
  (
    | { readonly kind: "character"; readonly character: CharacterId }
    | { readonly kind: "automa"; readonly player: Seat; readonly character: CharacterId }
    | { readonly kind: "board"; readonly board: string; readonly side: Side }
    | { readonly kind: "deck" }
    | { readonly kind: "row"; readonly row: number; readonly cards: readonly string[] }
    | { readonly kind: "take"; readonly cards: readonly string[] }
    | { readonly kind: "discard"; readonly card: string }
    /** In the order in which they are placed. */
    | { readonly kind: "play"; readonly cards: readonly string[] }
    /** Not now: the ability stays. */
    | { readonly kind: "decline" }
    | { readonly kind: "use"; readonly ability: string; readonly target?: Target }
    | { readonly kind: "partner"; readonly side: Side; readonly partner: Seat; readonly level: number }
    | { readonly kind: "lose"; readonly tokens: readonly Sym[]; readonly printed: readonly Printed[] }
    | { readonly kind: "track"; readonly side: Side; readonly partner: Seat; readonly points: number }
    | { readonly kind: "ability-card"; readonly ability: string; readonly partner: Seat }
    | { readonly kind: "xp"; readonly xp: number }
    | { readonly kind: "draw" }
    | { readonly kind: "symbols"; readonly symbols: readonly Sym[] }
    /** In the order in which they begin the new timeline. */
    | { readonly kind: "keep"; readonly cards: readonly string[] }
    | { readonly kind: "quest"; readonly symbol: Sym }
  );
