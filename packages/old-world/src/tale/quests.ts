import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type Effect, TERRAINS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { loseGold } from "../rules/gold.ts";
import { homeOf } from "../rules/places.ts";
import { toAll } from "../rules/tell.ts";
import { returnToken, takeQuestToken } from "../rules/tokens.ts";
import type { Place, QuestIndex, State, TerrainIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { readEvent } from "./event-deck.ts";
import { stay } from "./reading.ts";
import type { TaleStep } from "./steps.ts";

type QuestEffect = Extract<Effect, { readonly op: "quest" }>;

interface Site {
  readonly place: Place;
  readonly terrain: TerrainIndex;
}

/** OW-4.17 to OW-4.19, OW-8.22: where the quest leads; without any token left nowhere. */
function siteOf(state: State, scribe: Scribe, seat: Seat, { place }: QuestEffect): Site | undefined {
  switch (place.at) {
    case "terrain":
      return takeQuestToken(state, scribe, TERRAINS.indexOf(place.terrain));
    case "location":
      return { place: place.location, terrain: NONE };
    case "school":
      return { place: place.whose === "own" ? homeOf(state, seat) : NONE, terrain: NONE };
  }
}

/** OW-8.10: the card becomes the player's quest. */
export function takeQuest(state: State, scribe: Scribe, seat: Seat, effect: QuestEffect): void {
  const box = boxOf(state);
  const quest = box.questOf.get(effect);
  if (quest === undefined) throw new Error("this quest is not part of the box");
  const { story } = at(box.quests, quest);
  const { id } = at(box.stories, story);
  const site = siteOf(state, scribe, seat, effect);
  if (site === undefined) {
    scribe.tell?.(toAll({ kind: "questLost", seat, story: id }));
    return;
  }
  playerOf(state, seat).quests.push({ quest, place: site.place, terrain: site.terrain, ready: false });
  stay(state, story);
  scribe.tell?.(
    toAll({
      kind: "questTaken",
      seat,
      story: id,
      ...(site.place === NONE ? {} : { place: site.place }),
    }),
  );
}

/** OW-8.12: what it costs, the event, and last the end of the quest. */
export function resolveQuest(
  state: State,
  scribe: Scribe,
  { at: place }: Extract<TaleStep, { readonly do: "resolveQuest" }>,
): void {
  const { active } = state;
  const player = playerOf(state, active);
  const box = boxOf(state);
  const { quest } = at(player.quests, place);
  const { story, effect } = at(box.quests, quest);
  scribe.tell?.(
    toAll({
      kind: "questResolved",
      seat: active,
      story: at(box.stories, story).id,
      place: player.at,
    }),
  );
  loseGold(state, scribe, active, effect.pay ?? 0);
  state.agenda.push({ do: "endQuest", seat: active, quest });
  readEvent(state, scribe, active, effect.event);
}

/** OW-4.20, OW-8.12: the token goes back and the exploration card is removed. */
export function endQuest(
  state: State,
  _scribe: Scribe,
  { seat, quest }: Extract<TaleStep, { readonly do: "endQuest" }>,
): void {
  const { quests } = playerOf(state, seat);
  const place = quests.findIndex((held) => held.quest === quest);
  if (place < 0) return;
  const { terrain, place: where } = at(quests, place);
  quests.splice(place, 1);
  if (terrain !== NONE) returnToken(state, terrain, where);
  removeStory(state, quest);
}

function removeStory(state: State, quest: QuestIndex): void {
  const box = boxOf(state);
  const { story } = at(box.quests, quest);
  const { deck } = at(box.stories, story);
  if (deck !== NONE) at(state.explored, deck).push(story);
}
