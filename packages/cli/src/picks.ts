import { at, type Kit } from "@medallion/kernel";
import { pickFrom } from "./terminal/pick.ts";
import type { Terminal } from "./terminal/terminal.ts";
import type { Voice } from "./voice.ts";

/** Asks what a seat brings to a mode; `undefined` leaves it to chance, also where there is nothing to bring. */
export async function askPick(
  terminal: Terminal,
  { text, say }: Voice,
  kit: Kit,
  mode: string,
  title: string,
): Promise<string | undefined> {
  const known = kit.lobby.picks(mode);
  if (known.length === 0) return undefined;
  const lines = [text("menu.any"), ...known.map((pick) => `${say(pick.name)} · ${say(pick.about)}`)];
  const picked = await pickFrom(terminal, text, title, lines);
  return picked === 0 ? undefined : at(known, picked - 1).id;
}
