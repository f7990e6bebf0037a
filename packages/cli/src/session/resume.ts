import { InputError, type Language } from "@medallion/kernel";
import { loadTable } from "@medallion/table";
import { readText } from "../storage/files.ts";
import { listSaves } from "../storage/saves.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { textIn } from "../texts/index.ts";
import { optionsOf, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { requireCommand } from "./guests.ts";
import { newSession, type Session } from "./session.ts";

/** Events of the past that are shown when a game goes on. */
const REMINDER = 6;

/** A saved game where it was left; throws `InputError` for a file that is none. */
export async function resumeSession(
  world: World,
  terminal: Terminal,
  language: Language,
  path: string,
  command?: string,
): Promise<Session> {
  const text = textIn(language);
  const table = loadTable(world.kits, readText(path, text), "free");
  if (table.ending === undefined) requireCommand(table, command, text);
  const voice = await voiceFor(table.kit, language, table.seats, optionsOf(table.record));
  const session = newSession({ world, terminal, table, voice, savePath: path }, command);
  for (const seat of table.seats.keys())
    session.shown[seat] = Math.max(0, table.events(seat).length - REMINDER);
  return session;
}

/** What lies in the saves folder, the newest first. */
export interface Saved {
  readonly path: string;
  readonly changed: Date;
  readonly game?: string;
  readonly status: "running" | "finished" | "unreadable";
}

export function savedGames(world: World): readonly Saved[] {
  return listSaves(world).map(({ path, changed }) => {
    try {
      const { kit, ending } = loadTable(world.kits, readText(path, textIn("en")), "free");
      return { path, changed, game: kit.game.id, status: ending === undefined ? "running" : "finished" };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return { path, changed, status: "unreadable" };
    }
  });
}
