import { at, type Seat } from "@medallion/kernel";
import { hasSeen } from "./hiding.ts";
import { isExchanging, type Open, type Options, type State, type Step } from "./state.ts";

/** A card lying hidden: its handle, and the card where the viewer knows it. */
export interface Slot {
  readonly handle: number;
  readonly card?: number;
}

export interface View {
  readonly viewer: Seat | null;
  readonly options: Options;
  readonly rows: readonly (readonly number[])[];
  readonly discard: readonly number[];
  readonly hands: readonly (readonly Slot[])[];
  /** Top first. */
  readonly deck: readonly Slot[];
  readonly passed: readonly boolean[];
  readonly shown: readonly boolean[];
  /** The viewer's own question, the number it was asked, and the cards it will exchange. */
  readonly open: Open | null;
  readonly asked: number;
  readonly marked: readonly number[];
  /** Who is asked what in public; nobody while all exchange in secret. */
  readonly mover: { readonly seat: Seat; readonly kind: Open["kind"] } | null;
  readonly agenda: readonly Step[];
  readonly nextHandle: number;
  readonly ended: boolean;
}

export function view(state: State, viewer: Seat | null): View {
  const slot = (card: number, own: boolean): Slot => {
    const handle = at(state.handles, card);
    return own || hasSeen(state, viewer, card) ? { handle, card } : { handle };
  };
  return {
    viewer,
    options: state.options,
    rows: state.rows.map((row) => row.slice()),
    discard: state.discard.slice(),
    hands: state.hands.map((hand, seat) => hand.map((card) => slot(card, seat === viewer))),
    deck: state.deck.map((card) => slot(card, false)),
    passed: state.passed.slice(),
    shown: state.shown.slice(),
    open: viewer === null ? null : at(state.open, viewer),
    asked: viewer === null ? 0 : at(state.asked, viewer),
    marked: viewer === null ? [] : at(state.marked, viewer).slice(),
    mover: moverOf(state),
    agenda: state.agenda.slice(),
    nextHandle: state.nextHandle,
    ended: state.ended,
  };
}

function moverOf(state: State): View["mover"] {
  if (isExchanging(state.agenda)) return null;
  const seat = state.open.findIndex((open) => open !== null);
  const open = state.open[seat];
  return open === null || open === undefined ? null : { seat, kind: open.kind };
}
