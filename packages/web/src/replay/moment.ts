import type { Viewer } from "@medallion/records";

/** Where in a game one is, and with whose eyes. */
export interface Moment {
  readonly position: number;
  readonly viewer: Viewer;
}

/** The moment that an address names; the beginning, as a spectator, where it names none that the game has. */
export function momentIn(search: string, seats: number, last: number): Moment {
  const query = new URLSearchParams(search);
  const position = wholeNumber(query.get("at")) ?? 0;
  const seat = query.get("seat");
  const number = wholeNumber(seat);
  const viewer = seat === "all" ? "all" : number !== undefined && number < seats ? number : null;
  return { position: Math.min(position, last), viewer };
}

/** The part of an address that leads to a moment. */
export function momentQuery({ position, viewer }: Moment): string {
  const query = new URLSearchParams({ at: String(position) });
  if (viewer !== null) query.set("seat", String(viewer));
  return `?${query}`;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
