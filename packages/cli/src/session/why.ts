import type { Reason, Seat, Subject } from "@medallion/kernel";
import { numbered } from "../terminal/numbered.ts";
import type { Scene } from "./scene.ts";

/** Lists every number on the table that can be accounted for. */
export function showSubjects(scene: Scene, seat: Seat | null): void {
  const { terminal, table, voice } = scene;
  const { game } = table.kit;
  const { view } = table.look(seat);
  const subjects = game.subjects(view);
  if (subjects.length === 0) {
    terminal.print(voice.text("why.none"));
    return;
  }
  const lines = subjects.map((subject) => amountText(scene, subject, game.explain(view, subject)));
  terminal.print(voice.text("why.list"), ...numbered(lines));
}

/** How one number came about: each rule with its ID, what it did, and the amount it led to. */
export function showReasons(scene: Scene, seat: Seat | null, number: number): void {
  const { terminal, table, voice } = scene;
  const { game } = table.kit;
  const { view } = table.look(seat);
  const subject = game.subjects(view)[number - 1];
  if (subject === undefined) {
    terminal.print(voice.text("why.unknown", { number }));
    return;
  }
  const reasons = game.explain(view, subject);
  terminal.print(terminal.paint.tone("title", amountText(scene, subject, reasons)));
  if (reasons.length === 0) terminal.print(`  ${voice.text("why.nothing")}`);
  for (const { rule, text, amount, bare } of reasons)
    terminal.print(`  ${terminal.paint.tone("gold", rule)}  ${voice.say(text)}${bare ? "" : ` → ${amount}`}`);
}

function amountText({ table, voice }: Scene, subject: Subject, reasons: readonly Reason[]): string {
  return `${voice.say(table.kit.game.describeSubject(subject))}: ${reasons.findLast(({ bare }) => !bare)?.amount ?? 0}`;
}
