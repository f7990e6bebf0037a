import { InputError } from "@medallion/kernel";
import type { WireRefusal } from "@medallion/protocol";
import type { RoomRefusal } from "@medallion/table";

/** What this host itself refuses; `table/refusal.ts` says the same in the languages of the pages. */
export const GONE: WireRefusal = {
  code: "no-such-table",
  sentence: "There is no such table on this device; it was removed, or belongs to another browser.",
};
export const NOT_YOURS: WireRefusal = {
  code: "not-your-seat",
  sentence: "Nobody of this device has that seat; take another or watch.",
};
export const BROKEN: WireRefusal = {
  code: "failed",
  sentence: "That was our mistake and was taken back; choose something else.",
};
export const UNWRITTEN: WireRefusal = {
  code: "unwritten",
  sentence: "This browser could not write it down; free some space and try again.",
};
export const DAMAGED: WireRefusal = {
  code: "damaged",
  sentence: "What was kept of this table makes no game any more; it stays as it is.",
};
export const OUTDATED: WireRefusal = {
  code: "outdated",
  sentence: "A newer version of the program has played on here; load the page anew.",
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
