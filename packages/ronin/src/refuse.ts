import type { Message } from "@medallion/kernel";
import { InputError, speaker } from "@medallion/kernel";
import { ERRORS } from "./messages/en/errors.ts";

export type Path = readonly (string | number)[];

type NameOf<Key> = Key extends `error.${infer Name}` ? Name : never;

/** Why input is refused: the code of the error, after it where needed a dot and which of its cases it is. */
export type Reason = NameOf<keyof typeof ERRORS>;

/** The sentences of errors for programs. */
const inEnglish = speaker("en", ERRORS);

/** An error that can be said in every language. */
export function refuse(
  reason: Reason,
  values: NonNullable<Message["values"]> = {},
  path: Path = [],
): InputError {
  const message = reasonMessage(reason, values);
  return new InputError(reason.replace(/\..*$/u, ""), inEnglish(message), path, [message]);
}

/** The same for a text that says nothing without its place, under the code of what it is a part of. */
export function refuseAt(
  path: Path,
  reason: Reason,
  values: NonNullable<Message["values"]>,
  code: string,
): InputError {
  const what = reasonMessage(reason, values);
  const message = path.length === 0 ? what : reasonMessage("at", { place: path.join("."), what });
  return new InputError(code, inEnglish(what), path, [message]);
}

function reasonMessage(reason: Reason, values: NonNullable<Message["values"]>): Message {
  return { key: `error.${reason}`, values };
}
