import { InputError } from "@medallion/kernel";
import type { Path } from "../refuse.ts";

/** Reads something by the rules of the data; what they refuse is refused at its place in the scenario. */
export function placed<T>(code: string, path: Path, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof InputError)) throw thrown;
    throw new InputError(code, sentenceOf(thrown), path);
  }
}

/** What is wrong without where it is in the data. */
export function sentenceOf({ message, path }: InputError): string {
  return path.length === 0 ? message : message.slice(`${path.join(".")}: `.length);
}
