import { InputError } from "@medallion/kernel";
import { calledAs } from "../called.ts";
import { writeText } from "../storage/files.ts";
import { refuseForeign } from "../storage/saves.ts";
import type { OnlineSession } from "./session.ts";

/** Writes the record of the game that is over where it was wished for, or tells where to fetch it. */
export async function keepRecord(session: OnlineSession, game: number): Promise<void> {
  const { terminal, voice, remote, id, world } = session;
  const command = calledAs(world);
  const params = { table: id, number: game };
  try {
    if (session.record === undefined) {
      // What names the game alone: the table itself may be private.
      const { replay } = await remote.call("game", { params });
      terminal.print(voice.text("online.record"));
      terminal.printWhole(`  ${command} verify ${remote.origin}/api/tables/${replay}/games/${game}/record`);
      return;
    }
    // The next game of the same evening gets a file of its own.
    const path = game === 0 ? session.record : session.record.replace(/(\.[^./\\]*)?$/, `-${game + 1}$1`);
    refuseForeign(path, voice.text);
    const record = await remote.call("record", { params });
    writeText(path, `${JSON.stringify(record)}\n`, voice.text);
    terminal.print(voice.text("online.recorded", { path }));
    terminal.printWhole(`  ${command} verify ${path}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.print(error.message);
  }
}
