import { InputError, type Message, speaker } from "@medallion/kernel";
import en from "./texts/en.ts";

type NameOf<Key> = Key extends `record.${infer Name}` ? Name : never;

/** Why a save, a record or a link is refused. */
export type Reason = NameOf<keyof typeof en>;

type Values = NonNullable<Message["values"]>;

export const inEnglish = speaker("en", en);

/** An error that can be said in every language. */
export function refuse(
  reason: Exclude<Reason, "refused-by-game">,
  path: readonly (string | number)[] = [],
  values: Values = {},
): InputError {
  const message = reasonMessage(reason, values);
  return new InputError(reason, inEnglish(message), path, [message]);
}

type WhyOf<Key> = Key extends `reason.${infer Name}` ? Name : never;

/** An entry of the history that the game, or the table, does not take. */
export function illegalEntry(
  place: number,
  why: WhyOf<keyof typeof en>,
  path: readonly (string | number)[],
): InputError {
  return refuse("illegal-entry", path, { entry: place + 1, reason: { key: `reason.${why}` } });
}

export function reasonMessage(reason: Reason, values: Values = {}): Message {
  return { key: `record.${reason}`, values };
}
