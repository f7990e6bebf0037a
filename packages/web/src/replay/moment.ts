import type { Viewer } from "@medallion/records";

/** Where in a game one is, and with whose eyes. */
export interface Moment {
  readonly position: number;
  readonly viewer: Viewer;
}

/** A game that is watched again, as far as an address can name something in it. */
interface Watched {
  readonly seats: number;
  readonly last: number;
  /** With whose eyes it is seen where the address does not say. */
  readonly own: Viewer;
}

/** What an address says of one who sees what spectators saw. */
const SPECTATOR = "none";

/** The moment that an address names; the beginning, with one's own eyes, where it names none that the game has. */
export function momentIn(search: string, { seats, last, own }: Watched): Moment {
  const query = new URLSearchParams(search);
  const position = wholeNumber(query.get("at")) ?? 0;
  const seat = query.get("seat");
  const number = wholeNumber(seat);
  const seated = number !== undefined && number < seats ? number : own;
  const viewer = seat === "all" ? "all" : seat === SPECTATOR ? null : seated;
  return { position: Math.min(position, last), viewer };
}

/** The part of an address that leads to a moment. */
export function momentQuery({ position, viewer }: Moment): string {
  return `?${new URLSearchParams({ at: String(position), seat: String(viewer ?? SPECTATOR) })}`;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
