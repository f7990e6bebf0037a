import type { Random } from "@medallion/kernel";
import { imagineState } from "../imagine/index.ts";
import type { State } from "../state.ts";
import type { PlayerView, View } from "../view.ts";

/**
 * A table on which choices can be tried. Judgement counts the others' hidden cards and never looks at them, so they
 * are left blank: imagining whole decks would take as long as all the rest.
 */
export function trialTable(view: View): State {
  return imagineState({ ...view, players: view.players.map(withBlankCards) }, NO_CHANCE);
}

/** Where nothing that chance decides is looked at, none is needed. */
const NO_CHANCE: Random = { below: () => 0 };

function withBlankCards(player: PlayerView): PlayerView {
  if (player.deck !== undefined) return player;
  const { faction, leader } = player;
  return { ...player, lists: [{ faction, leader, cards: {} }], revealed: [], known: [] };
}
