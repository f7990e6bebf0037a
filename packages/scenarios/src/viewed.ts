import { canonical, type Seat } from "@medallion/kernel";
import type { Expectation } from "./format.ts";
import { seatNamed } from "./line.ts";
import { arrange, type Playing } from "./playing.ts";
import type { Detail } from "./result.ts";
import { perform } from "./script.ts";
import { show } from "./show.ts";
import type { Path } from "./source.ts";

/** Letters shown of a view, and on each side of a text in it. */
const MOST_SHOWN = 400;
const AROUND = 40;

/** That views hold some texts and lack others. */
export function checkViews(playing: Playing, expected: Expectation["view"], path: Path): readonly Detail[] {
  if (expected === undefined) return [];
  if (Array.isArray(expected))
    return expected.flatMap((one, place) => checkViews(playing, one, [...path, place]));
  const { by, has = [], lacks = [] } = expected;
  const view = canonical(playing.kit.game.view(playing.state, viewer(playing, by, [...path, "by"])));
  const missing = has.flatMap((text, place): Detail[] => {
    if (view.includes(text)) return [];
    const sentence = `${by}’s view is missing a text.`;
    const line = playing.source.lineOf([...path, "has", place]);
    return [{ line, sentence, expected: text, found: shortened(view), notes: [] }];
  });
  const betrayed = lacks.flatMap((text, place): Detail[] => {
    const start = view.indexOf(text);
    if (start < 0) return [];
    const sentence = `${by}’s view shows a text it mustn’t show.`;
    const found = `…${view.slice(Math.max(0, start - AROUND), start + text.length + AROUND)}…`;
    const line = playing.source.lineOf([...path, "lacks", place]);
    return [{ line, sentence, expected: `no ${text}`, found, notes: [] }];
  });
  return [...missing, ...betrayed];
}

/** That a seat sees the same after another script. */
export function checkSameView(
  playing: Playing,
  expected: Expectation["same view"],
  path: Path,
): readonly Detail[] {
  if (expected === undefined) return [];
  const { kit, scenario, source, say } = playing;
  const seat = viewer(playing, expected.by, [...path, "by"]);
  const other = arrange(kit, scenario, source, say);
  for (const [place, text] of expected.as.entries()) {
    const { details } = perform(other, text, source.lineOf([...path, "as", place]));
    if (details.length > 0) return details;
  }
  const difference = firstDifference(kit.game.view(playing.state, seat), kit.game.view(other.state, seat));
  if (difference === undefined) return [];
  const sentence = `${expected.by} can tell this script from the other: ${difference.path} differs.`;
  const { left, right } = difference;
  const notes = ["expected: in the other script; found: in this one"];
  const line = source.lineOf(path);
  return [{ line, sentence, expected: shortened(show(right)), found: shortened(show(left)), notes }];
}

function viewer(playing: Playing, name: string, path: Path): Seat | null {
  if (name === "spectator" && !playing.seatNames.includes(name)) return null;
  return seatNamed(name, playing.seatNames, playing.source.lineOf(path));
}

interface Unequal {
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

function firstDifference(left: unknown, right: unknown, path = "the view"): Unequal | undefined {
  if (canonical(left) === canonical(right)) return undefined;
  if (isBranch(left) && isBranch(right) && lengthOf(left) === lengthOf(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const inner = firstDifference(left[key], right[key], `${path}.${key}`);
      if (inner !== undefined) return inner;
    }
  }
  return { path, left, right };
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function shortened(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}
