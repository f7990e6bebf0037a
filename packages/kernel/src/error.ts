/**
 * What somebody sent is wrong: a code for programs, a sentence that says what to do,
 * and the path of the offending value. Never thrown for a bug of ours.
 */
export class InputError extends Error {
  readonly code: string;
  readonly path: readonly (string | number)[];

  constructor(code: string, sentence: string, path: readonly (string | number)[] = []) {
    super(path.length > 0 ? `${path.join(".")}: ${sentence}` : sentence);
    this.name = "InputError";
    this.code = code;
    this.path = path;
  }
}

/** Why a host refused a choice. Nothing was applied. */
export interface Refusal {
  readonly code: "no-question" | "stale-question" | "no-such-choice" | "game-over";
  readonly sentence: string;
}
