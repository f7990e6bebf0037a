import { InputError } from "@medallion/kernel";
import { calledAs } from "../called.ts";
import { writeText } from "../storage/files.ts";
import { refuseForeign } from "../storage/saves.ts";
import type { OnlineSession } from "./session.ts";

/** Writes the record of the game that is over where it was wished for, or tells where to fetch it. */
export async function keepRecord(session: OnlineSession, game: number): Promise<void> {
  const { terminal, voice, remote, id, world } = session;
  const command = calledAs(world);
  if (session.record === undefined) {
    const address = `${remote.origin}/api/tables/${id}/games/${game}/record`;
    terminal.print(voice.text("online.record"));
    terminal.printWhole(`  ${command} verify ${address}`);
    return;
  }
  // The next game of the same evening gets a file of its own.
  const path = game === 0 ? session.record : session.record.replace(/(\.[^./\\]*)?$/, `-${game + 1}$1`);
  try {
    refuseForeign(path, voice.text);
    const record = await remote.call("record", { params: { table: id, number: game } });
    writeText(path, `${JSON.stringify(record)}\n`, voice.text);
    terminal.print(voice.text("online.recorded", { path }));
    terminal.printWhole(`  ${command} verify ${path}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.print(error.message);
  }
}
