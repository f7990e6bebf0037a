import type { Kit } from "@medallion/kernel";
import { usualSettings } from "@medallion/table";
import { localTablePath } from "../app/paths.ts";
import { kitOf } from "../games/load.ts";
import type { LocalSeat, LocalWish } from "../local/desk.ts";

/** The bot that a newcomer meets. */
export const FIRST_BOT = "greedy";

/** A game of the first mode, at once: the person in the first seat, bots in all others, everything else by chance. */
function firstWish(kit: Kit, name: string): LocalWish {
  const mode = kit.lobby.modes[0];
  if (mode === undefined) throw new Error(`${kit.game.id} has no modes`);
  const seats = mode.seats[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, (): LocalSeat => ({ kind: "bot", bot: FIRST_BOT }));
  return {
    settings: {
      ...usualSettings(kit.game.id, mode.id, seats),
      takebacks: "free",
      spectators: { kind: "none" },
      open: false,
    },
    seats: [{ kind: "person", name }, ...bots],
  };
}

/** Sits down at a new table of this device and gives back its address. */
export async function playNow(game: string, name: string): Promise<string> {
  const [kit, { localHost }] = await Promise.all([kitOf(game), import("../local/local-host.ts")]);
  return localTablePath(await localHost().desk.found(firstWish(kit, name)));
}

/** Gets ready for `playNow` while somebody still looks at the posters. */
export function warmUp(game: string): void {
  kitOf(game).catch(() => undefined);
  import("../local/local-host.ts").catch(() => undefined);
}
