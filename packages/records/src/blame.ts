import { InputError, type Message } from "@medallion/kernel";
import { reasonMessage, refuse } from "./refuse.ts";

type Path = readonly (string | number)[];

/** Runs what reads a part of outside data; an `InputError` then names the path from the whole. */
export function within<T>(path: Path, read: () => T): T {
  return placed(path, read, ({ messages }) => messages);
}

/** The same where a game reads: what it finds wrong is damage here, and its own texts may not be at hand. */
export function readByGame<T>(path: Path, read: () => T): T {
  return placed(path, read, () => [reasonMessage("refused-by-game")]);
}

function placed<T>(path: Path, read: () => T, messages: (error: InputError) => readonly Message[]): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, sentenceOf(error), [...path, ...error.path], messages(error));
  }
}

/** The sentence of an error without the path in front of it. */
function sentenceOf(error: InputError): string {
  const front = `${error.path.join(".")}: `;
  return error.path.length > 0 && error.message.startsWith(front)
    ? error.message.slice(front.length)
    : error.message;
}

/** Runs rules on data from outside: if they break down, the data is refused and nothing else happens. */
export function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw refuse("rules-failed", [], { reason: error instanceof Error ? error.message : String(error) });
  }
}
