import { at, type Choice, type Seat } from "@medallion/kernel";
import { type Candidate, type ChoiceStep, chosenBy } from "@medallion/table";
import { numbered } from "../terminal/numbered.ts";
import { printEvents } from "./event-text.ts";
import type { Input } from "./input.ts";
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

/** What a seat may choose. */
export interface Listed {
  readonly text: string;
  /** What it does, where it is put together of parts. */
  readonly about: readonly string[];
  /** Its place among the answers to the question and then the offers; absent where something is still to be named. */
  readonly index: number | undefined;
  /** What it leaves to be named. */
  readonly left: readonly Candidate[];
  readonly offer: boolean;
}

/** Choices that are put together are listed part by part where somebody sits at the keyboard; programs count whole ones. */
export function listedChoices(scene: Scene, seat: Seat | null): readonly Listed[] {
  const whole = wholeChoices(scene, seat);
  const step = stepAt(scene, seat);
  if (step === undefined) return whole;
  const lines = step.lines.map((line) => ({ ...line, index: chosenBy(line), offer: false }));
  return [...lines, ...whole.filter(({ offer }) => offer)];
}

/** Choices that read alike, as copies of one card do, are listed once. */
function wholeChoices({ table, voice }: Scene, seat: Seat | null): readonly Listed[] {
  const { choices, offers } = table.look(seat);
  const seen = new Set<string>();
  return [...choices, ...offers].flatMap((choice: Choice, index) => {
    const text = voice.say(table.kit.game.describeChoice(choice));
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ text, about: [], index, left: [], offer: index >= choices.length }];
  });
}

function stepAt({ terminal, table, voice, steps }: Scene, seat: Seat | null): ChoiceStep | undefined {
  return terminal.interactive && seat !== null
    ? steps.step(table.kit, table.look(seat), voice, seat)
    : undefined;
}

/** Names a part of a choice, or takes the last one back, and asks on; false where the table itself is to do something. */
export function steppedOn(scene: Scene, seat: Seat, input: Input): boolean {
  const { steps } = scene;
  if (input.kind === "undo" && steps.back()) {
    showQuestion(scene, seat);
    return true;
  }
  if (input.kind !== "choice") return false;
  const { text, index, left } = at(listedChoices(scene, seat), input.index);
  if (index !== undefined) return false;
  steps.name(text, left);
  showQuestion(scene, seat);
  return true;
}

/** The place of a listed choice from which nothing is missing; with it the question is answered. */
export function chosenAt(scene: Scene, seat: Seat, line: number): number {
  const { index } = at(listedChoices(scene, seat), line);
  if (index === undefined) throw new Error("what was named is a part of a choice");
  scene.steps.forget();
  return index;
}

export function showQuestion(scene: Scene, seat: Seat): void {
  const { terminal, table, voice } = scene;
  const { question } = table.look(seat);
  if (question === undefined) return;
  const name = voice.names[seat] ?? "";
  const asked = voice.say(question.text);
  const quiet = quietly(scene);
  terminal.print(terminal.paint.tone("title", scene.isShared() ? `${name}: ${asked}` : asked));
  const stakes = table.kit.stakes(question);
  if (stakes !== undefined) terminal.print(quiet(voice.say(stakes)));
  showStep(scene, seat);
  const listed = listedChoices(scene, seat);
  const lines = numbered(listed.map(({ text }) => text)).map((line, index) => {
    const { about } = at(listed, index);
    const indent = " ".repeat(line.length - at(listed, index).text.length);
    return [line, ...about.map((words) => quiet(`${indent}${words}`))].join("\n");
  });
  const answers = listed.filter(({ offer }) => !offer).length;
  terminal.print(...lines.slice(0, answers));
  if (answers === listed.length) return;
  terminal.print(quiet(voice.text("question.offers")), ...lines.slice(answers));
}

/** Which part is asked for, and what was named before it. */
function showStep(scene: Scene, seat: Seat): void {
  const { terminal, table, voice, steps } = scene;
  const step = stepAt(scene, seat);
  if (step === undefined) return;
  const named = steps.named(table.look(seat), seat);
  const quiet = quietly(scene);
  if (named.length > 0) terminal.print(quiet(voice.text("step.named", { parts: named })));
  if (step.role !== undefined) terminal.print(quiet(`${step.role}:`));
}

function quietly({ terminal }: Scene): (words: string) => string {
  return (words) => terminal.paint.tone("quiet", words);
}

/** Hides what the last person saw and waits for the next; false at the end of the input. */
export async function drawCurtain(session: Session, seat: Seat): Promise<boolean> {
  const { terminal, voice } = session;
  terminal.wipe();
  const line = await terminal.ask(voice.text("curtain", { name: voice.names[seat] ?? "" }));
  return line !== undefined;
}
