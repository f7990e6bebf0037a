import { cardLine, cardNamed, placeNamed, questNamed, witcherName } from "@medallion/old-world/pages";
import { playerName as nameAtTable } from "../../../drawn/index.ts";
import { remembered } from "../../../drawn/words/remembered.ts";
import { type OldWorldSight, witcherIn } from "./sight.ts";

/** What a player is called. */
export function playerName({ scene }: OldWorldSight, player: number): string {
  return nameAtTable(scene, player);
}

/** The name of a player's witcher, if it has one yet. */
export function witcherOf(sight: OldWorldSight, player: number): string | undefined {
  const { school } = witcherIn(sight, player);
  return school === undefined ? undefined : sight.scene.say(witcherName(school));
}

export function cardName({ scene }: OldWorldSight, id: string): string {
  return remembered(scene.say, `${id} name`, () => scene.say(cardNamed(id)));
}

/** A card in words: name, colour, terrain, what it gives and what can be laid on it. */
export function cardLabel({ view, scene }: OldWorldSight, id: string): string {
  return remembered(scene.say, `${id} label`, () => scene.say(cardLine(view, id)));
}

export function placeName({ scene }: OldWorldSight, place: number): string {
  return scene.say(placeNamed(place));
}

/** A quest is called after the story that gave it. */
export function questName({ scene }: OldWorldSight, story: string): string {
  return scene.say(questNamed(story));
}
