import type { PlayerIndex } from "@medallion/ronin";
import { cardLine, characterName, nameIn, timelineLine } from "@medallion/ronin/pages";
import { playerName as nameAtTable } from "../../../drawn/index.ts";
import { remembered } from "../../../drawn/words/remembered.ts";
import { playerIn, type RoninSight } from "./sight.ts";

/** What a player is called; an Automa by its number. */
export function playerName({ scene, view }: RoninSight, player: PlayerIndex): string {
  if (view.players[player]?.automa === true)
    return scene.say({ key: "board.name", values: { seat: { seat: player } } });
  return nameAtTable(scene, player);
}

/** The name of a player's character, if it has one yet. */
export function characterOf(sight: RoninSight, player: PlayerIndex): string | undefined {
  const { character } = playerIn(sight, player);
  return character === undefined ? undefined : sight.scene.say(characterName(character));
}

export function cardName({ view, scene }: RoninSight, id: string): string {
  return remembered(scene.say, `${id} name`, () => scene.say(nameIn(view, id)));
}

/** A card in words: name, colour, symbols, cup, effect. */
export function cardLabel({ view, scene }: RoninSight, id: string): string {
  return remembered(scene.say, `${id} label`, () => scene.say(cardLine(view, id)));
}

/** The same where it lies in a timeline: its place, and what is lost. */
export function lineLabel(sight: RoninSight, player: PlayerIndex, place: number): string {
  const played = playerIn(sight, player).timeline[place];
  return played === undefined ? "" : sight.scene.say(timelineLine(sight.view, played, place));
}
