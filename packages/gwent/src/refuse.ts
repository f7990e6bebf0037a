import type { Message } from "@medallion/kernel";
import { InputError, speaker } from "@medallion/kernel";
import { ALL_CARDS } from "./cards/all.ts";
import { FACTIONS } from "./cards/row.ts";
import { DECKS } from "./messages/en/decks.ts";
import { ERRORS } from "./messages/en/errors.ts";

export type Path = readonly (string | number)[];

type NameOf<Key> = Key extends `error.${infer Name}` ? Name : never;

/** Why input is refused: the code of the error, after it where needed a dot and which of its cases it is. */
export type Reason = NameOf<keyof typeof ERRORS>;

/** The sentences of errors for programs, and of scenarios: cards and factions are named by their ids. */
export const inEnglish = speaker("en", {
  ...DECKS,
  ...ERRORS,
  ...Object.fromEntries(ALL_CARDS.map((card) => [`card.${card.id}`, card.id])),
  ...Object.fromEntries(FACTIONS.map((faction) => [`faction.${faction}`, faction])),
});

/** An error that can be said in every language. */
export function refuse(
  reason: Reason,
  values: NonNullable<Message["values"]> = {},
  path: Path = [],
): InputError {
  const message = reasonMessage(reason, values);
  return new InputError(codeOf(reason), inEnglish(message), path, [message]);
}

/** The same for a text that says nothing without its place. */
export function refuseAt(
  path: Path,
  reason: Reason,
  values: NonNullable<Message["values"]> = {},
  code = codeOf(reason),
): InputError {
  const what = reasonMessage(reason, values);
  const message = path.length === 0 ? what : reasonMessage("at", { place: path.join("."), what });
  return new InputError(code, inEnglish(what), path, [message]);
}

export function reasonMessage(reason: Reason, values: NonNullable<Message["values"]> = {}): Message {
  return { key: `error.${reason}`, values };
}

function codeOf(reason: Reason): string {
  return reason.replace(/\..*$/u, "");
}
