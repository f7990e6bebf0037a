import { at, type Message } from "@medallion/kernel";
import type { View } from "@medallion/old-world";
import {
  boxOf,
  hasStory,
  OPTION_KEYS,
  type OptionKey,
  optionCost,
  storyEnd,
  storyHeading,
  storyIntro,
  storyOption,
} from "@medallion/old-world/pages";
import type { Tale } from "./tale.ts";

/** What a story is called, and which card it is and who read it; a declared story is called after its card. */
export function headingOf(view: View, tale: Tale): { readonly title: Message; readonly card: Message } {
  const [title, card = title] = storyHeading(view, tale);
  return { title, card };
}

export function introOf({ story }: Tale): Message {
  return hasStory(story) ? storyIntro(story) : { key: "outline.declared", values: { id: story } };
}

export function optionOf({ story }: Pick<Tale, "story">, option: OptionKey): Message {
  return hasStory(story) ? storyOption(story, option) : { key: "choice.option.plain", values: { option } };
}

/** How it ended, once that was told. */
export function endingOf({ story, option, end }: Tale): Message | undefined {
  return end === undefined || !hasStory(story) ? undefined : storyEnd(story, option, end.row);
}

interface OptionTold {
  readonly option: OptionKey;
  readonly says: Message;
  /** What must be paid for it, if anything. */
  readonly cost: Message | undefined;
}

/** What a story lets its reader choose. */
export function optionsOf(view: View, { story }: Tale): readonly OptionTold[] {
  const box = boxOf(view);
  const { options } = at(box.stories, box.storyOf.get(story) ?? -1);
  return OPTION_KEYS.slice(0, options.length).map((option, place) => ({
    option,
    says: optionOf({ story }, option),
    cost: optionCost({ cost: at(box.lists, at(options, place).cost) }),
  }));
}
