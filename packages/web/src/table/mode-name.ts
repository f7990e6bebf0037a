import type { Kit, Say } from "@medallion/kernel";

/** What people call a mode; its id where the game no longer has it. */
export function modeName(kit: Kit, mode: string, say: Say): string {
  const known = kit.lobby.modes.find(({ id }) => id === mode);
  return known === undefined ? mode : say(known.name);
}
