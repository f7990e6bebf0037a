import { widthOf } from "./letter-widths.ts";

/** A name as it is set: whole words on one line or more, and the size of its type. */
export interface SetName {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The room for a name: its width, and the largest type for one line, for two, and so on. */
export interface NamePlate {
  readonly width: number;
  readonly sizes: readonly number[];
}

/** Type may be this much smaller if lines then end where the voice would pause, and larger if they break at a hyphen. */
const PAUSE_IS_WORTH = 1.12;
const HYPHEN_IS_WORTH = 0.9;

/** Of all ways to set a name the one with the largest type, best with lines that end at its comma, colon or dash. */
export function fitName(name: string, { width, sizes }: NamePlate): SetName {
  const settings = waysToBreak(glued(name).split(/ |(?<=-)/u), sizes.length).map((lines) => {
    const widths = lines.map(widthOf);
    const size = Math.min(sizes[lines.length - 1] ?? 0, width / Math.max(...widths));
    // Of lines that are as large the more even ones.
    const uneven = widths.reduce((sum, one) => sum + one * one, 0) / 1000;
    return { lines, size, worth: size * breaksAreWorth(lines.slice(0, -1)) - uneven };
  });
  const { lines, size } = settings.reduce((best, next) => (next.worth > best.worth ? next : best));
  return { lines, size };
}

/** A name in which a word of one letter never ends a line, as Slavic typesetters have it, and a dash never begins one. */
export function glued(name: string): string {
  return name.replace(/(?<=^|\s)(\p{L}) /gu, "$1\u00a0").replaceAll(" – ", "\u00a0– ");
}

/** Every way to set words on so many lines or fewer. */
function waysToBreak(words: readonly string[], lines: number): readonly (readonly string[])[] {
  const whole = [lineOf(words)];
  if (lines === 1 || words.length === 1) return [whole];
  const broken = words.slice(1).flatMap((_, i) => {
    const first = lineOf(words.slice(0, i + 1));
    return waysToBreak(words.slice(i + 1), lines - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...broken];
}

/** Words on one line; those that a hyphen joins stay joined. */
function lineOf(words: readonly string[]): string {
  return words.reduce((line, word) => (line.endsWith("-") ? `${line}${word}` : `${line} ${word}`));
}

function breaksAreWorth(broken: readonly string[]): number {
  if (broken.some((line) => line.endsWith("-"))) return HYPHEN_IS_WORTH;
  return broken.some((line) => /[,:–]$/u.test(line)) ? PAUSE_IS_WORTH : 1;
}
