import { at, type Seat } from "@medallion/kernel";
import type { State } from "./state.ts";

/** Gives hidden cards fresh handles in the order they lie, and voids what was seen of them. */
export function hideAnew(state: State, cards: readonly number[]): void {
  const old = new Set(cards.map((card) => at(state.handles, card)));
  state.seen = state.seen.map((handles) => handles.filter((handle) => !old.has(handle)));
  for (const card of cards) state.handles[card] = state.nextHandle++;
}

/** Gives a card a fresh handle on its way between hidden places that all can follow: who saw it, still knows it. */
export function moveHidden(state: State, card: number): void {
  const old = at(state.handles, card);
  const fresh = state.nextHandle++;
  state.handles[card] = fresh;
  for (const handles of state.seen) {
    const place = handles.indexOf(old);
    if (place >= 0) handles[place] = fresh;
  }
}

/** Forgets what was seen of a card that now lies open. */
export function uncover(state: State, card: number): void {
  const handle = at(state.handles, card);
  state.seen = state.seen.map((handles) => handles.filter((seen) => seen !== handle));
}

/** Notes that a seat, or with `null` everybody, has seen a hidden card. */
export function see(state: State, viewer: Seat | null, card: number): void {
  const viewers = viewer === null ? state.seen.keys() : [viewer];
  const handle = at(state.handles, card);
  for (const one of viewers) {
    const handles = at(state.seen, one);
    if (!handles.includes(handle)) handles.push(handle);
  }
}

/** Whether this viewer has seen the hidden card where it lies. */
export function hasSeen(state: State, viewer: Seat | null, card: number): boolean {
  return at(state.seen, viewer ?? state.seen.length - 1).includes(at(state.handles, card));
}
