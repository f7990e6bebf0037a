import { filled } from "@medallion/fittings";
import { at, type Seat } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { ATTRIBUTES, SCHOOLS } from "../data/index.ts";
import { NONE, type Player, playerOf, type Quest, type State, type TrophyIndex } from "../state.ts";
import type { QuestInput } from "./format.ts";
import { placeIn } from "./names.ts";

/** What belongs to a witcher, as a scenario writes it. */
export function seatInput(state: State, seat: Seat): Readonly<Record<string, unknown>> {
  const box = boxOf(state);
  const player = playerOf(state, seat);
  const cards = (places: readonly number[]): string[] => places.map((card) => at(box.cards, card).id);
  const potions = (places: readonly number[]): string[] => places.map((potion) => at(box.potions, potion).id);
  const fighter = state.fight?.fighters.find((one) => one.seat === seat);
  const attributes = ATTRIBUTES.map((attribute, place) => [attribute, at(player.attributes, place)]);
  return {
    school: at(SCHOOLS, player.school),
    at: player.at,
    ...Object.fromEntries(attributes),
    level: player.level,
    shield: player.shield,
    gold: player.gold,
    track: player.track,
    stakes: player.stakes,
    // Without a word about it there would be five fillers.
    deck: cards(player.deck.toReversed()),
    ...filled({
      hand: cards(player.hand),
      discard: cards(player.discard),
      removed: cards(player.removed),
      potions: potions(player.potions),
      drunk: potions(player.drunk),
      trophies: player.trophies.map((trophy) => trophyName(box, trophy)),
      trails: player.trails.filter((place) => place !== NONE),
      trailQuests: player.trailQuests.map(({ place }) => place),
      quests: player.quests.map((quest) => questInput(box, quest)),
      kept: player.kept.map((keep) => storyId(box, at(box.keeps, keep).story)),
      specialized: fighter?.specialized,
      used: usedIn(box, player, fighter?.used ?? []),
    }),
  };
}

/** Cards whose abilities were used in this fight. */
function usedIn(box: Box, { trophies, kept }: Player, used: readonly number[]): string[] {
  const isUsed = ({ abilities }: { readonly abilities: readonly number[] }): boolean =>
    abilities.some((ability) => used.includes(ability));
  return [
    ...trophies.filter((trophy) => isUsed(at(box.trophies, trophy))).map((trophy) => trophyName(box, trophy)),
    ...kept
      .filter((keep) => isUsed(at(box.keeps, keep)))
      .map((keep) => storyId(box, at(box.keeps, keep).story)),
  ];
}

/** By the monster, attribute or school it is of. */
function trophyName(box: Box, trophy: TrophyIndex): string {
  const { of, index } = at(box.trophies, trophy);
  if (of === "attribute") return at(ATTRIBUTES, index);
  if (of === "school") return `${at(SCHOOLS, index)} school`;
  const { id } = at(box.monsters, index);
  return placeIn(SCHOOLS, id) < 0 ? id : `${id} monster`;
}

function questInput(box: Box, { quest, place, terrain, ready }: Quest): QuestInput {
  const { story } = at(box.quests, quest);
  const first = box.quests.findIndex((one) => one.story === story);
  return {
    quest: storyId(box, story),
    ...(quest === first ? {} : { option: "B" as const }),
    ...(terrain === NONE ? {} : { at: place }),
    ...(ready ? { ready } : {}),
  };
}

function storyId(box: Box, story: number): string {
  return at(box.stories, story).id;
}
