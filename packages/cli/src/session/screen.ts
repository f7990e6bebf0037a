import type { Choice, Seat } from "@medallion/kernel";
import { standing, type TableEvent } from "@medallion/table";
import { numbered } from "../terminal/numbered.ts";
import { wrapped } from "../terminal/wrap.ts";
import { people, type Session } from "./session.ts";

/** The log lines a viewer has not been shown yet. */
export function showNews(session: Session, seat: Seat): void {
  const events = session.table.events(seat, session.shown[seat] ?? 0);
  session.shown[seat] = (session.shown[seat] ?? 0) + events.length;
  printEvents(session, events);
}

/** The whole log of a viewer, without what was taken back. */
export function showLog(session: Session, seat: Seat): void {
  const events = standing(session.table.events(seat)).filter(({ kind }) => kind !== "takenBack");
  printEvents(session, events);
}

function printEvents({ terminal, table, voice }: Session, events: readonly TableEvent[]): void {
  for (const event of events) {
    const line = eventText(event);
    if (line !== undefined) terminal.print(...logLines(line));
  }

  /** A terminal breaks long lines at words; through a pipe each event is one line. */
  function logLines(line: string): readonly string[] {
    const { width, tone } = terminal.paint;
    const lines = terminal.interactive ? wrapped(line, width, "  ") : [`  ${line}`];
    return lines.map((part, index) => tone("quiet", index === 0 ? `· ${part.slice(2)}` : part));
  }

  function eventText(event: TableEvent): string | undefined {
    switch (event.kind) {
      case "game":
        return voice.say(table.kit.game.describeEvent(event.event));
      case "takenBack":
        return voice.text("log.takenBack");
      case "seated":
        return voice.text("log.seated", { name: voice.names[event.seat] ?? "", who: event.holder.who });
      case "paused":
        return voice.text("log.paused");
      case "resumed":
        return voice.text("log.resumed");
      case "ended":
        return undefined;
    }
  }
}

export function showBoard({ terminal, table, voice }: Session, seat: Seat | null): void {
  const { view } = table.look(seat);
  terminal.print("", ...table.kit.board.draw(view, voice.say, terminal.paint), "");
}

/** What a seat may choose, with its place among the answers to its question and then its offers. */
export interface Listed {
  readonly text: string;
  readonly index: number;
  readonly offer: boolean;
}

/** Choices that read alike, as copies of one card do, are listed once. */
export function listedChoices({ table, voice }: Session, seat: Seat): readonly Listed[] {
  const { choices, offers } = table.look(seat);
  const seen = new Set<string>();
  return [...choices, ...offers].flatMap((choice: Choice, index) => {
    const text = voice.say(table.kit.game.describeChoice(choice));
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, index, offer: index >= choices.length }];
  });
}

export function showQuestion(session: Session, seat: Seat): void {
  const { terminal, table, voice } = session;
  const { question } = table.look(seat);
  if (question === undefined) return;
  const name = voice.names[seat] ?? "";
  const asked = voice.say(question.text);
  terminal.print(terminal.paint.tone("title", people(session).length > 1 ? `${name}: ${asked}` : asked));
  const listed = listedChoices(session, seat);
  const lines = numbered(listed.map(({ text }) => text));
  const answers = listed.filter(({ offer }) => !offer).length;
  terminal.print(...lines.slice(0, answers));
  if (answers === listed.length) return;
  terminal.print(terminal.paint.tone("quiet", voice.text("question.offers")), ...lines.slice(answers));
}

/** Hides what the last person saw and waits for the next; false at the end of the input. */
export async function drawCurtain(session: Session, seat: Seat): Promise<boolean> {
  const { terminal, voice } = session;
  terminal.wipe();
  const line = await terminal.ask(voice.text("curtain", { name: voice.names[seat] ?? "" }));
  return line !== undefined;
}
