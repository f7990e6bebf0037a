import type { Kit, Seat } from "@medallion/kernel";
import {
  type Candidate,
  type ChoiceStep,
  candidatesOf,
  choiceStep,
  type Look,
  withoutForced,
} from "@medallion/table";
import type { Voice } from "../voice.ts";

/** A part that was named, and the choices that are left. */
interface Named {
  readonly text: string;
  readonly left: readonly Candidate[];
}

/** What has been named so far of a choice that is put together; forgotten with the question it belongs to. */
export class Steps {
  #question = "";
  #named: readonly Named[] = [];

  /** What was named at the question that this seat is asked now. */
  named({ question }: Look, seat: Seat): readonly string[] {
    this.#meet(question, seat);
    return this.#named.map(({ text }) => text);
  }

  /** The step of a choice that is put together of parts, or of what is at stake; none where choices are one thing each. */
  step(kit: Kit, look: Look, voice: Voice, seat: Seat): ChoiceStep | undefined {
    const { view, question, choices } = look;
    this.#meet(question, seat);
    if (question === undefined) return undefined;
    const left = this.#named.at(-1)?.left;
    const candidates = left ?? withoutForced(candidatesOf(kit, view, choices));
    const isPlain = left === undefined && candidates.every(({ parts }) => parts.length < 2);
    if (isPlain && kit.stakes(question) === undefined) return undefined;
    return choiceStep(candidates, {
      kit,
      choices,
      say: voice.say,
      partOf: (role, part) => voice.text("step.part", { role, part }),
      done: voice.text("step.done"),
    });
  }

  name(text: string, left: readonly Candidate[]): void {
    this.#named = [...this.#named, { text, left }];
  }

  /** Forgets the part that was named last; false where none was. */
  back(): boolean {
    const was = this.#named.length;
    this.#named = this.#named.slice(0, -1);
    return was > 0;
  }

  forget(): void {
    this.#named = [];
  }

  #meet(question: Look["question"], seat: Seat): void {
    const asked = question === undefined ? "" : `${seat} ${question.id}`;
    if (asked !== this.#question) this.forget();
    this.#question = asked;
  }
}
