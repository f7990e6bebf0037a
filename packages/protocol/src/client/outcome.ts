import type { PersonCommand, RoomLook } from "@medallion/table";
import type { WireRefusal } from "../refusal.ts";

/** What became of a command. */
export type Outcome =
  | { readonly kind: "done" }
  /** Nothing was applied. */
  | { readonly kind: "refused"; readonly refusal: WireRefusal }
  /** The connection was lost before the answer, and sending it again might do it twice. */
  | { readonly kind: "unknown" };

/** The table as it was when a command was first sent. */
export interface Circumstances {
  readonly look: RoomLook | undefined;
  /** How many takebacks the viewer had heard of. */
  readonly takebacks: number;
}

/**
 * What to do with a command whose answer was lost, judged by the table as it is now: send it `again` where it cannot
 * take effect twice, count it as `done` where the table shows that it was applied, or leave it `unknown`.
 */
export function afterLoss(
  command: PersonCommand,
  before: Circumstances,
  now: Circumstances,
): "again" | "done" | "unknown" {
  if (before.look === undefined || now.look === undefined || before.look.game !== now.look.game)
    return "unknown";
  const { look } = now;
  switch (command.kind) {
    case "answer": {
      if (command.question === "offer" || look.viewer !== command.seat) return "unknown";
      if (look.table?.question?.id !== command.question) return "done";
      // Taken back meanwhile, the same question is open anew: whether it was answered in between nobody can tell.
      return before.takebacks === now.takebacks ? "again" : "unknown";
    }
    case "reply": {
      const was = before.look.proposal;
      const is = look.proposal;
      const same = was !== undefined && is !== undefined && was.what === is.what && was.by === is.by;
      return same && !is.yes.includes(command.seat) ? "again" : "done";
    }
    case "withdraw":
      return look.proposal?.by === command.seat ? "again" : "done";
    case "resume":
      return look.paused ? "again" : "done";
    case "resign":
      return look.stage === "playing" ? "again" : "done";
    case "sit":
    case "leave":
    case "place":
    case "standIn":
    case "takeOver":
    case "vote":
    case "chat":
      return "again";
    case "say":
    case "sayPreset":
    case "propose":
      return "unknown";
  }
}

/** Whether this refusal of a command that was sent again means that it had taken effect the first time. */
export function hadTakenEffect(command: PersonCommand, { code }: WireRefusal): boolean {
  switch (command.kind) {
    case "answer":
      return code === "stale-question" || code === "no-question" || code === "game-over";
    case "leave":
      return code === "not-your-seat";
    case "resign":
      return code === "game-over" || code === "not-playing" || code === "not-your-seat";
    case "sit":
      return code === "not-gathering";
    case "vote":
      return code === "not-gone";
    case "withdraw":
    case "reply":
      return code === "nothing-proposed" || code === "not-asked";
    case "resume":
      return code === "not-paused";
    default:
      return false;
  }
}
