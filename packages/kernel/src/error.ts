import type { Message } from "./message.ts";

/**
 * What somebody sent is wrong: a code for programs, a sentence that says what to do, the path of the offending
 * value, and the same as messages, of the game's catalogue or the host's, where there are texts for it. Never
 * thrown for a bug of ours.
 */
export class InputError extends Error {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly messages: readonly Message[];

  constructor(
    code: string,
    sentence: string,
    path: readonly (string | number)[] = [],
    messages: readonly Message[] = [],
  ) {
    super(path.length > 0 ? `${path.join(".")}: ${sentence}` : sentence);
    this.name = "InputError";
    this.code = code;
    this.path = path;
    this.messages = messages;
  }
}

/** Why a host refused a choice. Nothing was applied. */
export interface Refusal {
  readonly code: "no-question" | "stale-question" | "no-such-choice" | "game-over";
  readonly sentence: string;
}
