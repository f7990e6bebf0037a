import { InputError } from "@medallion/kernel";
import { type Ending, encodeLink } from "@medallion/records";
import { calledAs } from "../called.ts";
import { keep } from "./keep.ts";
import { showResult } from "./result.ts";
import { showBoard, showNews } from "./screen.ts";
import { people, type Session } from "./session.ts";

/** The last board, the result, the link, the proof of fairness; the record is kept on wish. */
export async function showEnding(session: Session, ending: Ending): Promise<void> {
  const { terminal, voice, table } = session;
  const [only, ...more] = people(session);
  const viewer = more.length === 0 ? (only ?? null) : null;
  const last = session.shownTo ?? only;
  if (last !== undefined) showNews(session, last);
  showBoard(session, viewer);
  showResult(session, ending);
  const { seed, commitment } = table.record;
  terminal.print("", voice.text("fairness.end", { seed, commitment, command: calledAs(session.world) }));
  showLink(session);
  await keepOnWish(session);
}

/** A game played under several versions of the rules has no link. */
function showLink({ world, terminal, voice, table }: Session): void {
  try {
    const link = encodeLink(world.kits, table.record, { ownsAllHumanSeats: true, names: true });
    terminal.print(voice.text("link", { link, command: calledAs(world) }));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

async function keepOnWish(session: Session): Promise<void> {
  const { terminal, voice } = session;
  if (session.savePath !== undefined && saved(session, session.savePath)) return;
  // Through a pipe a surplus answer would become the name of a file; there, --save keeps the record.
  if (!terminal.interactive) return;
  for (;;) {
    const wish = await terminal.ask(voice.text("keep"));
    if (wish === undefined || wish === "") return;
    // "y" or a number is a slip, not the name of a file.
    if (wish !== "+" && !/[./\\]/.test(wish)) continue;
    if (saved(session, wish === "+" ? undefined : wish)) return;
  }
}

/** Whether the record could be written; why not is told. */
function saved(session: Session, file: string | undefined): boolean {
  const { terminal, voice } = session;
  session.savePath = undefined;
  try {
    terminal.print(voice.text("kept", { path: keep(session, file) }));
    return true;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.print(error.message);
    return false;
  }
}
