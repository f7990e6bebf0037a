import type { RoomCore } from "./core.ts";
import { lapse } from "./finishing.ts";
import { note } from "./moving.ts";
import type { Refused } from "./refusal.ts";
import { cleanText } from "./talking.ts";

/** Whoever runs the server closes the room for good: the game is called off, and everybody hears why. */
export function close(core: RoomCore, reason: string, now: number): Refused {
  lapse(core);
  if (core.stage === "playing") note(core, { kind: "abort" }, now);
  const words = cleanText(reason);
  core.set({ closed: words });
  core.tell({ kind: "closed", reason: words });
  return undefined;
}

/** The game ends without a winner; the room stays. */
export function callOff(core: RoomCore, now: number): Refused {
  lapse(core);
  note(core, { kind: "abort" }, now);
  return undefined;
}
