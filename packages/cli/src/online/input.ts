import { PRESETS, type Preset, type Verdict } from "@medallion/table";
import { type Input, readInput } from "../session/input.ts";

/** What a person typed at an online table. */
export type OnlineInput =
  /** What every table knows. */
  | { readonly kind: "plain"; readonly input: Input }
  | { readonly kind: "say"; readonly words: string }
  | { readonly kind: "preset"; readonly preset: Preset | undefined }
  | { readonly kind: "propose"; readonly what: "draw" | "abort" | "pause" | "rematch" }
  | { readonly kind: "reply"; readonly yes: boolean }
  | { readonly kind: "vote"; readonly verdict: Verdict | undefined; readonly seat: number | undefined }
  | { readonly kind: "ready"; readonly pick: string | undefined }
  | { readonly kind: "resume" }
  | { readonly kind: "standIn" }
  | { readonly kind: "takeOver" }
  | { readonly kind: "withdraw" }
  | { readonly kind: "leave" }
  | { readonly kind: "link" }
  | { readonly kind: "seats" };

const WORDS: Readonly<Record<string, OnlineInput>> = {
  draw: { kind: "propose", what: "draw" },
  abort: { kind: "propose", what: "abort" },
  pause: { kind: "propose", what: "pause" },
  rematch: { kind: "propose", what: "rematch" },
  yes: { kind: "reply", yes: true },
  no: { kind: "reply", yes: false },
  resume: { kind: "resume" },
  bot: { kind: "standIn" },
  back: { kind: "takeOver" },
  withdraw: { kind: "withdraw" },
  link: { kind: "link" },
  leave: { kind: "leave" },
  seats: { kind: "seats" },
};

/** Reads a line: what only online tables know, else what every table does. */
export function readOnlineInput(line: string, choices: readonly string[]): OnlineInput {
  const typed = line.trim();
  const word = WORDS[typed.toLowerCase()];
  if (word !== undefined) return word;
  const [, name = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(typed) ?? [];
  switch (name.toLowerCase()) {
    case "say":
      return rest === "" ? { kind: "plain", input: { kind: "help" } } : { kind: "say", words: rest };
    case "presets":
      return { kind: "preset", preset: PRESETS[Number(rest) - 1] };
    case "ready":
      return { kind: "ready", pick: rest === "" ? undefined : rest };
    case "vote": {
      const [verdict = "", seat] = rest.toLowerCase().split(/\s+/);
      return {
        kind: "vote",
        verdict: (["wait", "bot", "end"] as const).find((known) => known === verdict),
        seat: seat !== undefined && /^\d+$/.test(seat) ? Number(seat) - 1 : undefined,
      };
    }
    default:
      return { kind: "plain", input: readInput(line, choices) };
  }
}
