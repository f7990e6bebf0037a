import { type Event, heard, type Seat, type Told } from "@medallion/kernel";
import type { Ending, Holder } from "@medallion/records";

/** What a table tells a seat or a spectator, in order; each viewer counts its own. */
export type TableEvent =
  | { readonly kind: "game"; readonly event: Event }
  /** What this viewer heard of the game from its event `to` on never happened; the seat chose again. */
  | { readonly kind: "takenBack"; readonly seat: Seat | null; readonly to: number }
  | { readonly kind: "seated"; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: "paused" }
  | { readonly kind: "resumed" }
  | { readonly kind: "ended"; readonly ending: Ending };

/** What happened at the table, before it is known who may hear it. */
export type Happening =
  | { readonly kind: "game"; readonly told: Told; readonly entry: number }
  | { readonly kind: "takenBack"; readonly seat: Seat | null; readonly fromEntry: number }
  | Exclude<TableEvent, { kind: "game" | "takenBack" }>;

/** All that one viewer heard. The numbers in it count what this viewer heard and nothing else. */
export function heardBy(happenings: readonly Happening[], viewer: Seat | null): readonly TableEvent[] {
  const events: TableEvent[] = [];
  const entries: number[] = [];
  for (const happening of happenings) {
    const event = heardOne(happening, viewer, entries);
    if (event === undefined) continue;
    events.push(event);
    entries.push(happening.kind === "game" ? happening.entry : BEFORE_ALL);
  }
  return events;
}

const BEFORE_ALL = -2;

function heardOne(
  happening: Happening,
  viewer: Seat | null,
  entries: readonly number[],
): TableEvent | undefined {
  switch (happening.kind) {
    case "game": {
      const event = heard(happening.told, viewer);
      return event === undefined ? undefined : { kind: "game", event };
    }
    case "takenBack": {
      const first = entries.findIndex((entry) => entry >= happening.fromEntry);
      return { kind: "takenBack", seat: happening.seat, to: first < 0 ? entries.length : first };
    }
    case "seated":
    case "paused":
    case "resumed":
    case "ended":
      return happening;
  }
}

/** The events of a viewer that still hold: without what was taken back. */
export function standing(events: readonly TableEvent[]): readonly TableEvent[] {
  const gone = new Set<number>();
  for (const [index, event] of events.entries())
    if (event.kind === "takenBack")
      for (let past = event.to; past < index; past++) if (takesBack(events[past])) gone.add(past);
  return events.filter((_event, index) => !gone.has(index));
}

function takesBack(event: TableEvent | undefined): boolean {
  return event?.kind === "game" || event?.kind === "ended";
}
