import type { Scene } from "../../../scene/scene.ts";
import type { Venue } from "../venue.ts";

/** Only those who sit at a table talk there, and who laid it; others may read. */
export function maySpeak({ seat, look }: Pick<Scene, "seat" | "look">, { person }: Venue): boolean {
  return seat !== null || look.owner === person;
}
