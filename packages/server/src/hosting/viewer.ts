import type { Seat } from "@medallion/kernel";
import type { RoomEvent } from "@medallion/table";

/** Somebody who looks at a table from one seat, or as a spectator. */
export interface Viewer {
  readonly person: string;
  /** Where they come from, as limits count it. */
  readonly network: string;
  readonly seat: Seat | null;
  /** Whose words this viewer does not want to hear. */
  readonly muted: ReadonlySet<string>;
  /** Sends one message, already written as JSON. */
  send(text: string): void;
  /** Resolves when what was sent has gone out; false if nobody is there to take it. */
  drained(): Promise<boolean>;
}

/** The events as this viewer hears them: words of people they muted are left out, the numbering stays. */
export function hearable(events: readonly RoomEvent[], muted: ReadonlySet<string>): readonly RoomEvent[] {
  if (muted.size === 0) return events;
  return events.map((event) =>
    (event.kind === "said" || event.kind === "saidPreset") && muted.has(event.person)
      ? { kind: "muted", person: event.person }
      : event,
  );
}
