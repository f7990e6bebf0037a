import type { Catalogue, Message, Say } from "@medallion/kernel";
import { InputError, speaker } from "@medallion/kernel";

export type Path = readonly (string | number)[];
type Values = NonNullable<Message["values"]>;

type NameOf<Key> = Key extends `error.${infer Name}` ? Name : never;

/** Why input is refused: the code of the error, after it where needed a dot and which of its cases it is. */
export type ReasonOf<Errors> = NameOf<keyof Errors>;

/** What every game can say about the shape of input. */
export type ShapeReason = "at" | "shape.key" | "shape.type" | "shape.value" | "shape.other";

/** How one game refuses input. */
export interface Refusals<Reason extends string> {
  /** The sentences of errors for programs. */
  readonly inEnglish: Say;
  /** An error that can be said in every language. */
  refuse(reason: Reason, values?: Values, path?: Path): InputError;
  /** The same for a text that says nothing without its place, if need be under the code of what it is a part of. */
  refuseAt(path: Path, reason: Reason, values?: Values, code?: string): InputError;
  reasonMessage(reason: Reason, values?: Values): Message;
}

/** The refusals of a game from its English texts of errors; `names` are other texts that their values name. */
export function refusalsOf<Errors extends Readonly<Record<`error.${ShapeReason}`, string>>>(
  errors: Errors,
  names: Catalogue = {},
): Refusals<ReasonOf<Errors>> {
  const inEnglish = speaker("en", { ...names, ...errors });
  const reasonMessage = (reason: string, values: Values = {}): Message => ({
    key: `error.${reason}`,
    values,
  });
  return {
    inEnglish,
    reasonMessage,
    refuse(reason, values, path = []) {
      const message = reasonMessage(reason, values);
      return new InputError(codeOf(reason), inEnglish(message), path, [message]);
    },
    refuseAt(path, reason, values, code = codeOf(reason)) {
      const what = reasonMessage(reason, values);
      const message = path.length === 0 ? what : reasonMessage("at", { place: path.join("."), what });
      return new InputError(code, inEnglish(what), path, [message]);
    },
  };
}

function codeOf(reason: string): string {
  return reason.replace(/\..*$/u, "");
}
