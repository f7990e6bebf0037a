import type { Item, Message, Section } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { DECKS, OPTION_KEYS } from "../data/index.ts";
import { describeChoice, seatName } from "../describe.ts";
import { NONE } from "../state.ts";
import { decides } from "../tale/reading.ts";
import type { ReadingView, View } from "../view.ts";
import { hasStory, storyEnd, storyIntro, storyOption, storyTitle } from "../words/index.ts";

/** The stories that lie open, the one that is being read first. */
export function storySections(view: View): readonly Section[] {
  return view.readings.toReversed().map((reading) => {
    const [title, ...below] = storyHeading(view, reading);
    const items = [...below, ...storyTexts(view, reading)].map((text): Item => ({ text }));
    return { title, items, isRead: true };
  });
}

/** What it is called, and below that which card it is and who reads it; a declared story has no title. */
export function storyHeading(
  view: View,
  { story, seat }: Pick<ReadingView, "story" | "seat">,
): readonly [Message, ...Message[]] {
  const { deck, number } = storyIn(view, story);
  const values = { seat: seatName(seat), number: Math.max(0, number), deck: DECKS[deck] ?? "event" };
  const card: Message = { key: "outline.story", values };
  return hasStory(story) ? [storyTitle(story), card] : [card];
}

/** The introduction, then what can be chosen, or what was chosen and how it ends (OW-8.2). */
export function storyTexts(view: View, reading: ReadingView): readonly Message[] {
  const { story, option } = reading;
  if (!hasStory(story)) return [{ key: "outline.declared", values: { id: story } }];
  const { options } = storyIn(view, story);
  const choices =
    option === NONE
      ? OPTION_KEYS.slice(0, options.length).map((key) =>
          describeChoice({ kind: "option", story, option: key }),
        )
      : [{ key: "outline.chosen", values: { text: storyOption(story, at(OPTION_KEYS, option)) } }];
  const end = endOf(view, reading);
  return [storyIntro(story), ...choices, ...(end === undefined ? [] : [end])];
}

function storyIn(view: View, id: string) {
  const box = boxOf(view);
  return at(box.stories, box.storyOf.get(id) ?? -1);
}

/** The end of a story, once nothing has to decide about it any more. */
function endOf(view: View, { story, option, rows: [row] }: ReadingView): Message | undefined {
  const { options, effects } = storyIn(view, story);
  if (options.length > 0 && option === NONE) return undefined;
  const list = options.length > 0 ? at(options, option).effects : effects;
  const isDecided = at(boxOf(view).lists, list).some(decides);
  if (isDecided && row === undefined) return undefined;
  const key = option === NONE ? undefined : at(OPTION_KEYS, option);
  return storyEnd(story, key, isDecided ? row : undefined);
}
