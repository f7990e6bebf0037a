import { at } from "@medallion/kernel";
import { boxOf } from "../../box.ts";
import type { OldWorldEvent } from "../../events.ts";
import { arrange, type Position, rest, type Seated } from "../../fight/test/table.ts";
import type { Quest, State } from "../../state.ts";
import { NONE, playerOf } from "../../state.ts";
import { readEvent } from "../event-deck.ts";

/** The first player in the middle of a turn, with nothing else to do, and an opponent. */
export function table(
  player: Seated = {},
  position: Partial<Omit<Position, "players">> & { readonly others?: readonly Seated[] } = {},
): State {
  const { others = [{}], rules, ...rest } = position;
  const state = arrange({
    agenda: [],
    ...rest,
    rules: { autoResolveSingle: true, ...rules },
    players: [player, ...others],
  });
  state.turn.moved = true;
  return state;
}

/** The next dice show these faces. */
export function forceDice(state: State, ...dice: readonly number[]): void {
  state.random.forced?.push(...dice.map((die) => die - 1));
}

export function storyNamed(state: State, id: string): number {
  const story = boxOf(state).storyOf.get(id);
  if (story === undefined) throw new Error(`there is no story ${id}`);
  return story;
}

/** The first player explores and draws this card. */
export function exploreCard(state: State, id: string): readonly OldWorldEvent[] {
  const story = storyNamed(state, id);
  const { deck } = at(boxOf(state).stories, story);
  at(state.exploration, deck).push(story);
  state.agenda.push({ do: "explore", deck });
  return rest(state);
}

/** The first player reads the event of this number. */
export function read(state: State, number: number): readonly OldWorldEvent[] {
  readEvent(state, { tell: undefined, final: false }, 0, number);
  return rest(state);
}

/** The quest that a story gives, as the first player holds it. */
export function holdQuest(state: State, id: string, site: Partial<Quest> = {}): void {
  const { quests } = boxOf(state);
  const story = storyNamed(state, id);
  const quest = quests.findIndex((given) => given.story === story);
  playerOf(state, 0).quests.push({ quest, place: NONE, terrain: NONE, ready: false, ...site });
}
