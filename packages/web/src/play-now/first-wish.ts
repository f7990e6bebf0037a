import { type Kit, seedFrom } from "@medallion/kernel";
import { usualSettings } from "@medallion/table";
import type { LocalSeat, LocalWish } from "../local/local-tables.ts";

/**
 * A game of the first mode, at once: the person in the first seat, this bot in all others, the rest by chance, or as
 * a deal of this name has it.
 */
export function firstWish(kit: Kit, name: string, bot: string, deal?: string): LocalWish {
  const mode = kit.lobby.modes[0];
  if (mode === undefined) throw new Error(`${kit.game.id} has no modes`);
  const seats = mode.seats[0] ?? 1;
  const bots = Array.from({ length: seats - 1 }, (): LocalSeat => ({ kind: "bot", bot }));
  return {
    settings: {
      ...usualSettings(kit.game.id, mode.id, seats),
      takebacks: "free",
      spectators: { kind: "none" },
      open: false,
    },
    seats: [{ kind: "person", name }, ...bots],
    ...(deal !== undefined && { seed: seedFrom(deal) }),
  };
}
