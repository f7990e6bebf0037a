import type { Seat } from "@medallion/kernel";
import { Mistake } from "./mistake.ts";
import { suggestion } from "./nearest.ts";

/** One script line, understood. */
export type Line =
  | { readonly kind: "choose" | "can" | "cannot"; readonly seat: Seat; readonly phrase: string }
  | { readonly kind: "settle" }
  | { readonly kind: "settleUntil"; readonly milestone: string };

/** Reads `A plays X`, `A can play X`, `A cannot play X`, `settle`, `settle until M`. */
export function readLine(text: string, seatNames: readonly string[], line: number): Line {
  const words = oneSpaced(text);
  if (words === "settle") return { kind: "settle" };
  if (words.startsWith("settle until "))
    return { kind: "settleUntil", milestone: after(words, "settle until") };
  const { seat, phrase } = readStatement(words, seatNames, line);
  if (phrase.startsWith("cannot ")) return { kind: "cannot", seat, phrase: after(phrase, "cannot") };
  if (phrase.startsWith("can ")) return { kind: "can", seat, phrase: after(phrase, "can") };
  return { kind: "choose", seat, phrase };
}

/** A seat's name and what follows it. */
export function readStatement(
  text: string,
  seatNames: readonly string[],
  line: number,
): { seat: Seat; phrase: string } {
  const words = oneSpaced(text);
  const seat = seatNames.findIndex((name) => words.startsWith(`${name} `));
  if (seat >= 0) return { seat, phrase: after(words, seatNames[seat] ?? "") };
  const first = words.split(" ")[0] ?? "";
  const known = [...seatNames, "settle"].filter((name) => name !== first);
  throw new Mistake(
    line,
    `"${text}" must begin with a seat (${seatNames.join(", ")}) and what it does, or with settle${suggestion(first, known)}`,
  );
}

/** The seat of that name. */
export function seatNamed(name: string, seatNames: readonly string[], line: number): Seat {
  const seat = seatNames.indexOf(name);
  if (seat < 0) throw new Mistake(line, `There’s no seat "${name}". The seats are ${seatNames.join(", ")}.`);
  return seat;
}

export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function after(text: string, start: string): string {
  return text.slice(start.length).trim();
}
