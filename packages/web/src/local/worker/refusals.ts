import { InputError } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type { RoomRefusal } from "@medallion/table";

/** What this host itself refuses; `table/refusal.ts` says the same in the languages of the pages. */
export const GONE: WireRefusal = {
  code: "no-such-table",
  sentence: "Table not found on this device. It was deleted, or it’s in another browser.",
};
export const NOT_YOURS: WireRefusal = {
  code: "not-your-seat",
  sentence: "That isn’t your seat.",
};
export const BROKEN: WireRefusal = {
  code: "failed",
  sentence: "Something went wrong on our side, and your move was undone. Choose something else.",
};
export const UNWRITTEN: WireRefusal = {
  code: "unwritten",
  sentence: "Your browser couldn’t save this. Free up some space and try again.",
};
export const DAMAGED: WireRefusal = {
  code: "damaged",
  sentence: "This saved table is damaged. Nothing was changed.",
};
export const OUTDATED: WireRefusal = {
  code: "outdated",
  sentence: "This game was continued in a newer version. Reload the page.",
};

export function inputError({ code, sentence }: WireRefusal): InputError {
  return new InputError(code, sentence);
}

/** A refusal of a room as it travels. */
export function wire({ code, sentence, path, messages }: RoomRefusal): WireRefusal {
  return {
    code,
    sentence,
    ...(path !== undefined && { path: [...path] }),
    ...(messages !== undefined && { messages: messages.map((message) => ({ ...message })) }),
  };
}

/** What went wrong, for whoever asked; our own mistakes and the browser's are not explained to them. */
export function refusalFor(error: unknown): WireRefusal {
  if (error instanceof InputError) return { code: error.code, sentence: error.message };
  // The database was changed by a newer program.
  return error instanceof DOMException && error.name === "VersionError" ? OUTDATED : UNWRITTEN;
}
