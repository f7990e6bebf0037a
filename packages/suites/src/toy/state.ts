import type { RandomState, Seat } from "@medallion/kernel";
import { copyRandom } from "@medallion/kernel";
import type { Suit } from "./cards.ts";

export const MODES = ["short", "long"] as const;
export type ModeId = (typeof MODES)[number];

export interface Options {
  readonly mode: ModeId;
  /** Per seat the suit that counts one more. */
  readonly patrons: readonly Suit[];
}

/** Cards dealt to a hand, and how many of them may be exchanged. */
export const DEALT: Readonly<Record<ModeId, number>> = { short: 3, long: 4 };
export const EXCHANGES: Readonly<Record<ModeId, number>> = { short: 1, long: 2 };

/** What scenarios call the seats. */
export const SEAT_NAMES: readonly string[] = ["red", "blue", "green", "black"];

/** One automatic step, waiting on the agenda. */
export type Step =
  | { readonly kind: "deal" }
  | { readonly kind: "exchange" }
  | { readonly kind: "turn"; readonly seat: Seat }
  | { readonly kind: "draw" | "peek" | "call" | "gust" | "renew"; readonly seat: Seat }
  | { readonly kind: "score" };

export interface Open {
  readonly kind: "exchange" | "turn" | "target";
  readonly id: number;
}

export interface State {
  readonly options: Options;
  random: RandomState;
  /** The handle of each card while it lies hidden, and its last one otherwise. */
  handles: number[];
  nextHandle: number;
  /** Top first. */
  deck: number[];
  hands: number[][];
  rows: number[][];
  discard: number[];
  /** Per seat, and last for everybody, the handles whose card was legitimately seen. */
  seen: number[][];
  /** Per seat the cards it will exchange: a secret until all have answered. */
  marked: number[][];
  open: (Open | null)[];
  /** Per seat how many questions it was asked. */
  asked: number[];
  passed: boolean[];
  shown: boolean[];
  /** The next step is the last. */
  agenda: Step[];
  ended: boolean;
}

export type ToyChoice =
  | { readonly kind: "done" | "pass" | "show" }
  | { readonly kind: "exchange" | "play"; readonly card: number }
  | { readonly kind: "blow"; readonly seat: Seat };

export type ToyEvent =
  | { readonly kind: "started"; readonly mode: ModeId; readonly patrons: readonly Suit[] }
  | { readonly kind: "dealt"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: "handDealt"; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: "exchanged";
      readonly seat: Seat;
      readonly returned: readonly number[];
      readonly drawn: readonly number[];
    }
  | { readonly kind: "played" | "called"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "drew" | "peeked"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "drewHidden" | "peekedHidden" | "exchangedHidden"; readonly seat: Seat }
  | { readonly kind: "blown"; readonly seat: Seat; readonly card: number }
  | { readonly kind: "renewed"; readonly count: number }
  | { readonly kind: "shown"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: "passed"; readonly seat: Seat }
  | { readonly kind: "ended"; readonly winners: readonly Seat[] };

export function copyState(state: State): State {
  const lists = (from: readonly number[][]) => from.map((list) => list.slice());
  return {
    ...state,
    random: copyRandom(state.random),
    handles: state.handles.slice(),
    deck: state.deck.slice(),
    hands: lists(state.hands),
    rows: lists(state.rows),
    discard: state.discard.slice(),
    seen: lists(state.seen),
    marked: lists(state.marked),
    open: state.open.slice(),
    asked: state.asked.slice(),
    passed: state.passed.slice(),
    shown: state.shown.slice(),
    agenda: state.agenda.slice(),
  };
}

/** Whether the seats are exchanging cards, all at once and in secret. */
export function isExchanging(agenda: readonly Step[]): boolean {
  return agenda.at(-1)?.kind === "exchange";
}
