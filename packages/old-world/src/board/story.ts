import { flow, type Ink, ink, spaces } from "@medallion/ink";
import { GUTTER } from "./cards.ts";
import { storyHeading, storyTexts } from "./outline-story.ts";
import type { Sight } from "./sight.ts";

/** Longer lines are hard to read. */
const WIDEST = 84;

/** The story that is being read, word-wrapped. */
export function storyLines(sight: Sight): readonly Ink[] {
  const { view, say } = sight;
  const reading = view.readings.at(-1);
  if (reading === undefined) return [];
  const width = Math.min(sight.width, WIDEST);
  const [title, ...below] = storyHeading(view, reading);
  const [intro, ...more] = storyTexts(view, reading);
  const paragraph = (text: string, indent: number): readonly Ink[] =>
    flow([ink(text)], { width, lead: spaces(indent) });
  return [
    ...flow([ink(say(title), "title")], { width, lead: [] }),
    ...below.flatMap((text) => flow([ink(say(text), "quiet")], { width, lead: [] })),
    ...(intro === undefined ? [] : paragraph(say(intro), GUTTER)),
    ...more.flatMap((text) => [[], ...paragraph(say(text), GUTTER + 2)]),
  ];
}
