import { InputError, type Seat } from "@medallion/kernel";
import type { Reply } from "@medallion/table";
import { showHint } from "./hint.ts";
import { readInput } from "./input.ts";
import { keep, keepReports } from "./keep.ts";
import { type Doing, isLooking, showAsked } from "./looking.ts";
import { refusalText } from "./refusal.ts";
import {
  chosenAt,
  drawCurtain,
  listedChoices,
  showBoard,
  showNews,
  showQuestion,
  steppedOn,
} from "./screen.ts";
import { people, type Session } from "./session.ts";

/** Shows a seat its table and asks until something changed; `quit` also at the end of the input. */
export async function takeTurn(session: Session, seat: Seat): Promise<"changed" | "quit"> {
  const { terminal, voice } = session;
  if (people(session).length > 1 && session.shownTo !== seat && !(await drawCurtain(session, seat)))
    return "quit";
  session.shownTo = seat;
  showNews(session, seat);
  showBoard(session, seat);
  showQuestion(session, seat);
  for (;;) {
    const line = await terminal.ask(voice.text("prompt"));
    if (line === undefined) return "quit";
    const texts = listedChoices(session, seat).map(({ text }) => text);
    const input = readInput(line, texts);
    if (isLooking(input)) {
      showAsked(session, seat, input, "help");
      continue;
    }
    if (input.kind === "hint") {
      await showHint(session, session.world, seat);
      continue;
    }
    if (steppedOn(session, seat, input)) continue;
    const done = obey(session, seat, input);
    if (done !== "again") return done;
  }
}

function obey(
  session: Session,
  seat: Seat,
  input: Exclude<Doing, { kind: "hint" }>,
): "changed" | "quit" | "again" {
  const { table } = session;
  switch (input.kind) {
    case "choice":
      return choose(session, seat, input.index);
    case "undo":
      return replied(session, table.command({ kind: "takeback", seat }));
    case "save":
      save(session, input.file);
      return "again";
    case "resign":
      return replied(session, table.command({ kind: "resign", seat }));
    case "quit":
      return "quit";
  }
}

function choose(session: Session, seat: Seat, line: number): "changed" | "again" {
  const { table } = session;
  const index = chosenAt(session, seat, line);
  const { question, choices } = table.look(seat);
  const offer = index - choices.length;
  const reply = table.command(
    offer >= 0 || question === undefined
      ? { kind: "answer", seat, question: "offer", choice: offer }
      : { kind: "answer", seat, question: question.id, choice: index },
  );
  return replied(session, reply);
}

/** What a command came to; why it was refused is told. */
function replied(session: Session, reply: Reply): "changed" | "again" {
  const { terminal, voice } = session;
  switch (reply.kind) {
    case "done":
      return "changed";
    case "refused":
      terminal.print(refusalText(reply.refusal, voice.text));
      return "again";
    case "failed":
      keepReports(session, [reply.report]);
      return "again";
  }
}

/** A file that cannot be written is told of, and the game goes on. */
function save(session: Session, file: string | undefined): void {
  const { terminal, voice } = session;
  try {
    terminal.print(voice.text("saved", { path: keep(session, file) }));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.print(error.message);
  }
}
