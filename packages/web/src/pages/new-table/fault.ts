import { InputError, type Say } from "@medallion/kernel";
import { CallRefused } from "@medallion/protocol";
import type { Text } from "../../language/words.ts";
import { failureText } from "../../table/refusal.ts";

/** What is wrong with the wish for a table, next to what it is wrong with. */
export interface Fault {
  readonly text: string;
  readonly where: Where;
}

export type Where =
  | { readonly kind: "table" }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "rule"; readonly rule: string }
  | { readonly kind: "mode" };

/** Hosts and games name the offending value by its path: `picks.1`, `decks.0.cards`, `settings.rules.cardSet`. */
export function whereIs(path: readonly (string | number)[]): Where {
  const rule = path[path.indexOf("rules") + 1];
  if (path.includes("rules") && typeof rule === "string") return { kind: "rule", rule };
  const list = path.findIndex((part) => part === "picks" || part === "decks" || part === "places");
  const seat = path[list + 1];
  if (list >= 0 && typeof seat === "number") return { kind: "seat", seat };
  if (path.includes("mode") || path.includes("seats")) return { kind: "mode" };
  return { kind: "table" };
}

/** The same for whatever founding a table throws. */
export function faultOf(error: unknown, text: Text, say: Say): Fault {
  return { text: failureText(error, text, say), where: whereIs(pathOf(error)) };
}

function pathOf(error: unknown): readonly (string | number)[] {
  if (error instanceof InputError) return error.path;
  return error instanceof CallRefused ? (error.refusal.path ?? []) : [];
}
