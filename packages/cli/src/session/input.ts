import { placesOf } from "./beginning.ts";

/** What a person typed at a question. */
export type Input =
  | { readonly kind: "choice"; readonly index: number }
  | { readonly kind: "ambiguous"; readonly indices: readonly number[] }
  | { readonly kind: "unknown" }
  | { readonly kind: "why"; readonly number: number | undefined }
  | { readonly kind: "card"; readonly asked: string | undefined }
  | { readonly kind: "save"; readonly file: string | undefined }
  | { [P in Plain]: { readonly kind: P } }[Plain];

type Plain = (typeof PLAIN)[number];
const PLAIN = ["help", "log", "undo", "board", "resign", "quit", "choices", "hint"] as const;
const SHORT: Readonly<Record<string, Plain>> = {
  "?": "help",
  "": "choices",
  exit: "quit",
  q: "quit",
};

/**
 * Reads a line: a command, the number of a choice counted from 1, or a beginning that only one
 * choice's text has. A text typed in full wins over longer ones that begin with it.
 */
export function readInput(line: string, choices: readonly string[]): Input {
  const typed = line.trim().toLowerCase();
  const plain = SHORT[typed] ?? PLAIN.find((word) => word === typed);
  if (plain !== undefined) return { kind: plain };
  const why = /^why(?:\s+(\d+))?$/.exec(typed);
  if (why !== null) return { kind: "why", number: why[1] === undefined ? undefined : Number(why[1]) };
  const card = /^card(?:\s+(.+))?$/i.exec(line.trim());
  if (card !== null) return { kind: "card", asked: card[1] };
  const save = /^save(?:\s+(.+))?$/i.exec(line.trim());
  if (save !== null) return { kind: "save", file: save[1] };
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1;
    return index >= 0 && index < choices.length ? { kind: "choice", index } : { kind: "unknown" };
  }
  return byText(typed, choices);
}

function byText(typed: string, choices: readonly string[]): Input {
  const indices = placesOf(typed, choices);
  const [only, ...more] = indices;
  if (only === undefined) return { kind: "unknown" };
  return more.length === 0 ? { kind: "choice", index: only } : { kind: "ambiguous", indices };
}
