import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { COMPONENTS, type Location, NEIGHBOURS, TERRAINS, type Terrain } from "../data/index.ts";
import { tableOf } from "../explain/table.ts";
import { canPayMove } from "../rules/moves.ts";
import type { Place } from "../state.ts";
import type { View } from "../view.ts";
import type { QuestView } from "../view-player.ts";
import { questPlaces, seatsInSight } from "./sight.ts";

/** A location with all that stands and lies there. */
export interface PlaceSight {
  readonly location: Location;
  readonly figures: readonly Seat[];
  /** The monster there, without one when only its location is known yet. */
  readonly lair?: { readonly terrain: Terrain; readonly monster?: string };
  readonly quests: readonly { readonly seat: Seat; readonly quest: QuestView }[];
  readonly trailQuests: readonly { readonly seat: Seat; readonly terrain: Terrain; readonly gold: number }[];
  readonly closed: boolean;
  /** Whether the viewer's figure can go there with the next move. */
  readonly reach: Reach;
}

/** Here, one payable move away, one move away that cannot be paid, or farther. */
export type Reach = "here" | "payable" | "near" | "far";

export function placesInSight(view: View): readonly PlaceSight[] {
  const seats = seatsInSight(view);
  return COMPONENTS.locations.map((location) => {
    const { number } = location;
    const slot = view.lairs.findIndex((lair) => lair?.place === number);
    const monster = view.lairs[slot]?.monster;
    return {
      location,
      figures: seats.filter((seat) => at(view.players, seat).at === number),
      ...(slot < 0
        ? {}
        : { lair: { terrain: at(TERRAINS, slot), ...(monster === undefined ? {} : { monster }) } }),
      quests: seats.flatMap((seat) =>
        at(view.players, seat)
          .quests.filter((quest) => questPlaces(view, quest).includes(number))
          .map((quest) => ({ seat, quest })),
      ),
      trailQuests: seats.flatMap((seat) =>
        at(view.players, seat)
          .trailQuests.filter(({ place }) => place === number)
          .map(({ terrain, gold }) => ({ seat, terrain, gold })),
      ),
      closed: view.tavern === number,
      reach: reachOf(view, number),
    };
  });
}

/** From where the viewer's figure stands, or the active one's for a spectator; only the own hand can be counted. */
function reachOf(view: View, place: Place): Reach {
  const seat = view.seat ?? view.active;
  const from = at(view.players, seat).at;
  if (from === undefined) return "far";
  if (from === place) return "here";
  if (!at(NEIGHBOURS, from).includes(place)) return "far";
  return view.seat !== null && canPayMove(tableOf(view), seat, place) ? "payable" : "near";
}
