import type { Paint, Tone } from "@medallion/kernel";
import type { World } from "../world.ts";

const NARROWEST = 40;
const WIDTH_WITHOUT_TERMINAL = 100;

const CODES: Readonly<Record<Tone, string>> = {
  title: "1",
  quiet: "2",
  good: "32",
  bad: "31",
  gold: "33",
  cold: "36",
  strong: "1",
  own: "1;34",
};

/** Colours for this output, or none: wished away, not a terminal, or one that knows no colours. */
export function paintFor(world: World, wished: boolean): Paint {
  const tone = wished && knowsColours(world) ? coloured : (_tone: Tone, text: string) => text;
  return {
    // Asked each time: windows are made wider and narrower.
    get width() {
      return Math.max(NARROWEST, world.stdout.columns ?? WIDTH_WITHOUT_TERMINAL);
    },
    tone,
  };
}

function knowsColours({ env, stdout }: World): boolean {
  if (isSet(env.NO_COLOR)) return false;
  if (isSet(env.FORCE_COLOR)) return true;
  return stdout.isTTY === true && env.TERM !== "dumb";
}

function coloured(tone: Tone, text: string): string {
  return text === "" ? "" : `\u001b[${CODES[tone]}m${text}\u001b[0m`;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "";
}
