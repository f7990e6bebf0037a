import type { Seat } from "@medallion/kernel";
import type { PersonCommand, RoomLook } from "@medallion/table";

/** What a seat can ask of its table besides answering. */
const ACTIONS = [
  "takeback",
  "pause",
  "resume",
  "standIn",
  "takeOver",
  "draw",
  "abort",
  "resign",
  "rematch",
  "leave",
] as const;
export type Action = (typeof ACTIONS)[number];

/** Cannot be taken back, so it is asked for twice. */
export const GRAVE: ReadonlySet<Action> = new Set(["abort", "resign", "leave"]);

/** The bot that plays for somebody who is away. */
const SUBSTITUTE = "adept";

/** What makes sense now; the table has the last word. */
export function actionsFor(look: RoomLook, seat: Seat | null): readonly Action[] {
  const place = seat === null ? undefined : look.places[seat];
  if (seat === null || place?.kind !== "person") return [];
  const others = look.places.some(
    (other, index) =>
      index !== seat &&
      other.kind === "person" &&
      other.person !== place.person &&
      other.standIn === undefined,
  );
  const { rated } = look.settings;
  const may: Readonly<Record<Action, boolean>> = {
    takeback: look.stage === "playing" && look.table !== undefined && look.table.mayTakeBack !== "no",
    pause: look.stage === "playing" && !look.paused && (others || look.settings.clock.kind !== "none"),
    resume: look.stage === "playing" && look.paused,
    standIn: look.stage === "playing" && !rated && place.standIn === undefined,
    takeOver: look.stage === "playing" && place.standIn !== undefined,
    // Nobody is there to agree to a draw against bots alone.
    draw: look.stage === "playing" && others,
    abort: look.stage === "playing" && (others || !rated),
    resign: look.stage === "playing",
    rematch: look.stage === "over",
    leave: look.stage === "over" && others,
  };
  return ACTIONS.filter((action) => may[action]);
}

export function commandOf(action: Action, seat: Seat): PersonCommand {
  switch (action) {
    case "takeback":
    case "pause":
    case "draw":
    case "abort":
    case "rematch":
      return { kind: "propose", seat, what: action };
    case "resume":
    case "takeOver":
    case "resign":
    case "leave":
      return { kind: action, seat };
    case "standIn":
      return { kind: "standIn", seat, bot: SUBSTITUTE };
  }
}
