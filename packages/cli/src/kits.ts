import { BOTS, type Bot, levelsOf } from "@medallion/bots";
import { InputError, type Kit, type Mode } from "@medallion/kernel";
import { commandIn } from "./outside/bot.ts";
import type { Text } from "./texts/index.ts";
import type { Voice } from "./voice.ts";

/** The kit of this game; throws `InputError` that lists the known ones. */
export function kitOf<K extends Kit>(kits: readonly K[], id: string, text: Text): K {
  const kit = kits.find((known) => known.game.id === id);
  if (kit !== undefined) return kit;
  const known = kits.map((each) => each.game.id).join(", ");
  throw new InputError("unknown-game", text("error.game", { id, known }));
}

/** The mode of this name, or the game's first; throws `InputError` that lists the known ones. */
export function modeOf(kit: Kit, id: string | undefined, { text, say }: Voice): Mode {
  const [first] = kit.lobby.modes;
  const mode = id === undefined ? first : kit.lobby.modes.find((known) => known.id === id);
  if (mode !== undefined) return mode;
  const known = kit.lobby.modes.map((each) => each.id).join(", ");
  throw new InputError("unknown-mode", text("error.mode", { game: say(kit.name), id: id ?? "", known }));
}

/** The number of seats wished for, if the mode can be played with it; throws `InputError`. */
export function seatsOf(
  kit: Kit,
  mode: Mode,
  seats: number | undefined,
  { text, say }: Voice,
): { readonly seats?: number } {
  if (seats === undefined) return {};
  if (mode.seats.includes(seats)) return { seats };
  const values = { game: say(kit.name), mode: mode.id, known: mode.seats.join(", ") };
  throw new InputError("wrong-seats", text("error.seats", values));
}

/** A bot by its name or, after `cmd:`, by its command; throws `InputError` for a name that no bot has. */
export function botNamed(kit: Kit, id: string, text: Text): string {
  return commandIn(id) === undefined ? botOf(kit, id, text).id : id;
}

/** The bot of this name; throws `InputError` that lists the levels of the game. */
export function botOf(kit: Kit, id: string, text: Text): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot !== undefined) return bot;
  const known = levelsOf(kit)
    .map((each) => each.id)
    .join(", ");
  throw new InputError("unknown-bot", text("error.bot", { id, known }));
}
