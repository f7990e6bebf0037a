import { InputError, type Kit } from "@medallion/kernel";
import { type Settings, usualSettings } from "@medallion/table";

const MINUTE = 60_000;

/** A table as a quick match makes it: the fewest seats of the mode, a quiet clock. */
export function matchSettings(kits: readonly Kit[], game: string, mode: string, rated: boolean): Settings {
  const kit = kits.find((known) => known.game.id === game);
  if (kit === undefined) throw new InputError("unknown-game", `There’s no game “${game}”.`, ["game"]);
  const seats = kit.lobby.modes.find(({ id }) => id === mode)?.seats.filter((count) => count > 1)[0];
  if (seats === undefined)
    throw new InputError("unknown-mode", `${game} has no mode “${mode}” for several players.`, ["mode"]);
  return {
    ...usualSettings(game, mode, seats),
    clock: { kind: "bank", bank: 15 * MINUTE, increment: 15_000, away: 2 * MINUTE },
    takebacks: rated ? "none" : "asked",
    rated,
  };
}
