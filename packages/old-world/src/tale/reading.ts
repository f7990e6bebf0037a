import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type Effects, OPTION_KEYS, type OptionKey } from "../data/index.ts";
import { pushEffects } from "../effects/abilities.ts";
import { payable } from "../effects/payable.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import type { ListIndex, Reading, State, StoryIndex } from "../state.ts";
import { NONE } from "../state.ts";
import type { TaleStep } from "./steps.ts";

// A story card lies open from its introduction to its last effect; one that it reads lies on it (OW-8.1, OW-8.20).

/** Reads a card: its options are asked for, or its only result follows (OW-8.13). */
export function readStory(state: State, scribe: Scribe, seat: Seat, story: StoryIndex): void {
  const { id, options, effects } = at(boxOf(state).stories, story);
  state.readings.push({ story, seat, option: NONE, rows: [], stays: false });
  state.agenda.push({ do: "closeStory" });
  if (options.length === 0) return follow(state, scribe, effects);
  if (options.some(({ cost }) => payable(state, seat, cost))) {
    ask(state, seat, { kind: "option", story });
    return;
  }
  scribe.tell?.(toAll({ kind: "storyLeftAlone", seat, story: id }));
}

function topReading(state: State): Reading | undefined {
  return state.readings.at(-1);
}

/** The result of the card on top; its end is told now unless something has to decide first. */
function follow(state: State, scribe: Scribe, list: ListIndex): void {
  const reading = topReading(state);
  if (reading === undefined) return;
  if (!at(boxOf(state).lists, list).some(decides)) tellEnd(state, scribe, reading);
  pushEffects(state, reading.seat, list);
}

/** Whether a story has a text for each way this effect may go. */
export function decides({ op }: Effects[number]): boolean {
  return (
    op === "roll" ||
    op === "if" ||
    op === "band" ||
    op === "test" ||
    op === "shortFight" ||
    op === "pokerAgainst"
  );
}

function tellEnd(state: State, scribe: Scribe, { story, seat, option, rows: [row] }: Reading): void {
  if (scribe.tell === undefined) return;
  const { id } = at(boxOf(state).stories, story);
  scribe.tell(
    toAll({
      kind: "storyEnded",
      seat,
      story: id,
      ...(option === NONE ? {} : { option: at(OPTION_KEYS, option) }),
      ...(row === undefined ? {} : { row }),
    }),
  );
}

/** What decides in the card on top has decided: the first time it is the end of the story. */
export function noteRow(state: State, scribe: Scribe, list: ListIndex, row: number): void {
  const reading = topReading(state);
  const source = at(boxOf(state).sources, list);
  if (reading === undefined || source.of !== "story" || source.index !== reading.story) return;
  reading.rows.push(row);
  if (reading.rows.length === 1) tellEnd(state, scribe, reading);
}

/** DP-32. */
export const OPTION: AskRule<Asked<"option">> = {
  choices(state, { seat, story }) {
    const { id, options } = at(boxOf(state).stories, story);
    return OPTION_KEYS.filter((_, place) => payable(state, seat, at(options, place).cost)).map((option) => ({
      kind: "option",
      story: id,
      option,
    }));
  },
  answer(state, scribe, { seat, story }, choice) {
    if (choice.kind === "option") chooseOption(state, scribe, seat, story, choice.option);
  },
};

/** The cost is paid on choosing (OW-8.3); then the result is no secret any more. */
function chooseOption(state: State, scribe: Scribe, seat: Seat, story: StoryIndex, option: OptionKey): void {
  const { id, options } = at(boxOf(state).stories, story);
  const place = OPTION_KEYS.indexOf(option);
  const { cost, effects } = at(options, place);
  const reading = topReading(state);
  if (reading !== undefined) reading.option = place;
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "optionChosen", seat, story: id, option }));
  state.agenda.push({ do: "result", list: effects });
  pushEffects(state, seat, cost);
}

export function runResult(
  state: State,
  scribe: Scribe,
  { list }: Extract<TaleStep, { readonly do: "result" }>,
): void {
  follow(state, scribe, list);
}

/** OW-8.6, OW-8.17: a card that nobody keeps leaves; an event is back in its place by that alone. */
export function closeStory(state: State): void {
  const reading = state.readings.pop();
  if (reading === undefined || reading.stays) return;
  const { deck } = at(boxOf(state).stories, reading.story);
  if (deck !== NONE) at(state.explored, deck).push(reading.story);
}

/** The card on top becomes a quest or a kept card (OW-8.10, OW-8.14). */
export function stay(state: State, story: StoryIndex): void {
  const reading = topReading(state);
  if (reading?.story === story) reading.stays = true;
}
