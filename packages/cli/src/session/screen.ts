import type { Choice, Seat } from "@medallion/kernel";
import { numbered } from "../terminal/numbered.ts";
import { printEvents } from "./event-text.ts";
import type { Scene } from "./scene.ts";
import type { Session } from "./session.ts";

/** The log lines a viewer has not been shown yet. */
export function showNews(session: Session, seat: Seat): void {
  const events = session.table.events(seat, session.shown[seat] ?? 0);
  session.shown[seat] = (session.shown[seat] ?? 0) + events.length;
  printEvents(session, events);
}

/** The whole log of a viewer, without what was taken back. */
export function showLog(scene: Scene, viewer: Seat | null): void {
  printEvents(
    scene,
    scene.log(viewer).filter(({ kind }) => kind !== "takenBack"),
  );
}

export function showBoard({ terminal, table, voice }: Scene, seat: Seat | null): void {
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
export function listedChoices({ table, voice }: Scene, seat: Seat | null): readonly Listed[] {
  const { choices, offers } = table.look(seat);
  const seen = new Set<string>();
  return [...choices, ...offers].flatMap((choice: Choice, index) => {
    const text = voice.say(table.kit.game.describeChoice(choice));
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, index, offer: index >= choices.length }];
  });
}

export function showQuestion(scene: Scene, seat: Seat): void {
  const { terminal, table, voice } = scene;
  const { question } = table.look(seat);
  if (question === undefined) return;
  const name = voice.names[seat] ?? "";
  const asked = voice.say(question.text);
  terminal.print(terminal.paint.tone("title", scene.isShared() ? `${name}: ${asked}` : asked));
  const listed = listedChoices(scene, seat);
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
