import type { RoomLook } from "@medallion/table";
import type { Batch } from "../../scene/table-store.ts";

/** What happened between two moments of a table, in the types of its game. */
export interface Happened<View, Event> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** Views of other seats whose hands are open: before it and after it. */
  readonly open?: { readonly before: readonly View[]; readonly after: readonly View[] };
  /** Whether the viewer is asked something now. */
  readonly asked: boolean;
}

/** What came to pass in some batches since what is shown; nothing, if the game had no part in it. */
export function happenedIn(
  shown: RoomLook,
  batches: readonly Batch[],
): Happened<unknown, unknown> | undefined {
  const events = batches.flatMap((batch) =>
    batch.events.flatMap((one) => (one.kind === "game" ? [one.event] : [])),
  );
  const look = batches.at(-1)?.look;
  if (events.length === 0 || look?.table === undefined || shown.table === undefined) return undefined;
  const open = (from: RoomLook) => (from.table?.others ?? []).map(({ view }) => view);
  return {
    events,
    before: shown.table.view,
    after: look.table.view,
    open: { before: open(shown), after: open(look) },
    asked: look.table.question !== undefined,
  };
}
