import type { Message } from "@medallion/kernel";
import type { EventCard, ExplorationCard, OptionKey, StoryOption } from "../data/index.ts";
import { effectsText } from "./effect.ts";

type StoryId = ExplorationCard["id"] | EventCard["id"];

export const storyTitle = (id: StoryId): Message => ({ key: `story.${id}.title` });
export const storyIntro = (id: StoryId): Message => ({ key: `story.${id}.intro` });
export const storyOption = (id: StoryId, option: OptionKey): Message => ({ key: `story.${id}.${option}` });

/** How a story ends: of this option if it has some, in this row (from 0) if a table or a condition decided. */
export function storyEnd(id: StoryId, option?: OptionKey, row?: number): Message {
  const story = option === undefined ? `story.${id}` : `story.${id}.${option}`;
  return { key: row === undefined ? `${story}.end` : `${story}.end.${row + 1}` };
}

/** What must be paid to choose an option, if anything. */
export function optionCost({ cost }: Pick<StoryOption, "cost">): Message | undefined {
  return cost.length === 0 ? undefined : { key: "option.cost", values: { effects: effectsText(cost) } };
}
