import { InputError, type Message } from "@medallion/kernel";
import type { LocalTables } from "./local-tables.ts";

/** What can be asked of the worker. */
export type TablesMethod = Exclude<keyof LocalTables, "watch" | "isKept">;

/** A call of a method of `LocalTables` on its way to the worker. */
export type TablesCall = {
  [M in TablesMethod]: {
    readonly id: number;
    readonly method: M;
    readonly given: Parameters<LocalTables[M]>;
  };
}[TablesMethod];

/** What the worker says: the answer to a call, or why there is none. */
export type TablesAnswer =
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "refused"; readonly id: number; readonly error: CarriedError };

/** An error as it crosses between threads; `code` only if it was an `InputError`. */
export interface CarriedError {
  readonly sentence: string;
  readonly code?: string;
  readonly path: readonly (string | number)[];
  readonly messages: readonly Message[];
}

export function packed(error: unknown): CarriedError {
  if (!(error instanceof InputError))
    return { sentence: error instanceof Error ? error.message : String(error), path: [], messages: [] };
  const { code, message, path, messages } = error;
  // The constructor puts the path before the sentence; so it will again.
  const prefix = path.length > 0 ? `${path.join(".")}: ` : "";
  return { code, sentence: message.slice(prefix.length), path, messages };
}

export function unpacked({ code, sentence, path, messages }: CarriedError): Error {
  return code === undefined ? new Error(sentence) : new InputError(code, sentence, path, messages);
}
