import { InputError } from "@medallion/kernel";

/** Runs what reads a part of outside data; an `InputError` then names the path from the whole. */
export function within<T>(path: readonly (string | number)[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, sentenceOf(error), [...path, ...error.path]);
  }
}

/** The sentence of an error without the path in front of it. */
export function sentenceOf(error: InputError): string {
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError("rules-failed", `The rules break down on this game (${reason}); please report it.`);
  }
}
