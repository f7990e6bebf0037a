import type { PositionWriter, WrittenPosition } from "@medallion/fittings";
import type { Choice, Kit, Seat } from "@medallion/kernel";
import { arranged, asked, phraseOf, SOLVER } from "@medallion/scenarios/puzzle";

/** Choices after a position; with more of them it is no position any more but a story. */
const LONGEST_SCRIPT = 4;

/** A question as a scenario writes it: a position, and the choices that lead from there. */
export interface Written extends WrittenPosition {
  readonly script: readonly string[];
}

/** Follows a game, and writes the question down that was reached. */
export class Track {
  readonly #kit: Kit;
  readonly #writer: PositionWriter;
  #before: unknown;
  #script: string[] = [];

  constructor(kit: Kit, writer: PositionWriter) {
    this.#kit = kit;
    this.#writer = writer;
  }

  /** A choice is about to be taken. */
  note(state: unknown, seat: Seat, choice: Choice, choices: readonly Choice[]): void {
    if (this.#writer.write(state) !== undefined) {
      this.#before = this.#kit.game.copy(state);
      this.#script = [];
    }
    if (this.#before === undefined || this.#script.length >= LONGEST_SCRIPT) {
      this.#before = undefined;
      return;
    }
    const name = this.#kit.stage.seatNames(state)[seat];
    this.#script.push(`${name} ${phraseOf(this.#kit, state, seat, choice, choices)}`);
  }

  /** The question of this state; nothing where a scenario cannot write it so that the same is asked. */
  written(state: unknown): Written | undefined {
    const now = this.#writer.write(state);
    if (now !== undefined) return this.#checked(state, { ...now, script: [] });
    const before = this.#before === undefined ? undefined : this.#writer.write(this.#before);
    return before && this.#checked(state, { ...before, script: [...this.#script] });
  }

  #checked(state: unknown, written: Written): Written | undefined {
    try {
      const again = arranged(this.#kit, written);
      return this.#asks(again) === this.#asks(state) ? written : undefined;
    } catch {
      // Chance led elsewhere than in the game.
      return undefined;
    }
  }

  /** What is asked, in the words of scenarios. */
  #asks(state: unknown): string {
    const { question, choices } = asked(this.#kit, state);
    const phrases = choices.map((choice) => this.#kit.stage.phrases(state, SOLVER, choice)[0]);
    return [question.kind, ...phrases.sort()].join("\n");
  }
}
