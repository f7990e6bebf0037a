import { InputError } from "@medallion/kernel";
import type { Report } from "@medallion/table";
import { writeText } from "../storage/files.ts";
import { newReportPath, newSavePath, refuseForeign } from "../storage/saves.ts";
import type { Session } from "./session.ts";

/** Writes the game to its file, or to a new one in the saves folder; throws `InputError` if it cannot. */
export function keep(session: Session, file = session.savePath): string {
  const { world, table, voice } = session;
  const path = file ?? newSavePath(world, table.kit.game.id);
  refuseForeign(path, voice.text);
  writeText(path, table.save(), voice.text);
  session.savePath = path;
  return path;
}

/** Keeps the game in any case: in the folder of saves if its own file cannot be written. */
export function keepAnyhow(session: Session): string {
  try {
    return keep(session);
  } catch (error) {
    if (!(error instanceof InputError) || session.savePath === undefined) throw error;
    session.terminal.print(error.message);
    session.savePath = undefined;
    return keep(session);
  }
}

/** Tells of our bugs and keeps what reproduces them. */
export function keepReports(session: Session, reports: readonly Report[]): void {
  const { world, terminal, table, voice } = session;
  for (const report of reports) {
    const path = newReportPath(world, table.kit.game.id);
    writeText(path, `${JSON.stringify(report, undefined, 2)}\n`, voice.text);
    terminal.print(terminal.paint.tone("bad", voice.text("failure", { error: report.error, path })));
  }
}
