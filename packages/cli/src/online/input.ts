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
  /** Seats count from 0; `undefined`: none that one could mean. */
  | { readonly kind: "mute"; readonly seat: number | undefined; readonly mute: boolean }
  | { readonly kind: "report"; readonly seat: number | undefined; readonly reason: string }
  | { readonly kind: "chat"; readonly open: boolean }
  | { readonly kind: "place"; readonly seat: number; readonly bot: string | undefined }
  | { readonly kind: "hands" }
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
  hands: { kind: "hands" },
  "chat open": { kind: "chat", open: true },
  "chat close": { kind: "chat", open: false },
};

const HELP: OnlineInput = { kind: "plain", input: { kind: "help" } };

/** People count seats from 1. */
function seatIn(typed = ""): number | undefined {
  return /^[1-9]\d?$/.test(typed) ? Number(typed) - 1 : undefined;
}

/** Reads a line: what only online tables know, else what every table does. */
export function readOnlineInput(line: string, choices: readonly string[]): OnlineInput {
  const typed = line.trim();
  const word = WORDS[typed.toLowerCase()];
  if (word !== undefined) return word;
  const [, name = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(typed) ?? [];
  switch (name.toLowerCase()) {
    case "say":
      return rest === "" ? HELP : { kind: "say", words: rest };
    case "mute":
    case "unmute":
      return { kind: "mute", seat: seatIn(rest), mute: name.toLowerCase() === "mute" };
    case "report": {
      const [, seat = "", reason = ""] = /^(\S+)\s*(.*)$/s.exec(rest) ?? [];
      return reason === "" ? HELP : { kind: "report", seat: seatIn(seat), reason };
    }
    case "place": {
      const [seat = "", bot = "", ...more] = rest.toLowerCase().split(/\s+/);
      const number = seatIn(seat);
      if (number === undefined || bot === "" || more.length > 0) return HELP;
      return { kind: "place", seat: number, bot: bot === "open" ? undefined : bot };
    }
    case "presets":
      return { kind: "preset", preset: PRESETS[Number(rest) - 1] };
    case "ready":
      return { kind: "ready", pick: rest === "" ? undefined : rest };
    case "vote": {
      const [verdict = "", seat] = rest.toLowerCase().split(/\s+/);
      return {
        kind: "vote",
        verdict: (["wait", "bot", "end"] as const).find((known) => known === verdict),
        seat: seatIn(seat),
      };
    }
    default:
      return { kind: "plain", input: readInput(line, choices) };
  }
}
