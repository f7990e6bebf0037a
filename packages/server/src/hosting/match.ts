import { InputError, type Kit } from "@medallion/kernel";
import type { Settings } from "@medallion/table";

const MINUTE = 60_000;

/** A table as a quick match makes it: the fewest seats of the mode, a quiet clock, spectators a little late. */
export function matchSettings(kits: readonly Kit[], game: string, mode: string, rated: boolean): Settings {
  const kit = kits.find((known) => known.game.id === game);
  if (kit === undefined) throw new InputError("unknown-game", `There is no game "${game}".`, ["game"]);
  const seats = kit.lobby.modes.find(({ id }) => id === mode)?.seats.filter((count) => count > 1)[0];
  if (seats === undefined)
    throw new InputError("unknown-mode", `${game} has no mode "${mode}" for several people.`, ["mode"]);
  return {
    game,
    mode,
    seats,
    rules: {},
    clock: { kind: "bank", bank: 15 * MINUTE, increment: 15_000, away: 2 * MINUTE },
    takebacks: rated ? "none" : "asked",
    rated,
    openHands: false,
    spectators: { kind: "delayed", seconds: 0 },
    open: true,
  };
}
