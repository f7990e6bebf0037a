import {
  type ActionId,
  type Monster,
  type MovePayment,
  monsterIn,
  movePrices,
  type PlaceSight,
  placesInSight,
  type School,
  type Terrain,
  type TerrainSymbol,
} from "@medallion/old-world/pages";
import { choicesOf, type OldWorldSight, witcherIn } from "../../sight/sight.ts";

/** What coming to a place costs: by a normal move, by one that a story or a kept card gives. */
export type Price = MovePayment | "any" | "free";

/** The own figure stands here; one may go here now; one may go elsewhere, but not here; nobody asks where to go. */
export type PlaceStanding = "here" | "open" | "shut" | "rest";

export interface PlaceFigure {
  readonly player: number;
  readonly school: School;
  readonly isOwn: boolean;
}

/** Who lives at a place; nobody yet while only the place is known. */
export interface PlaceLair {
  readonly monster: Monster | undefined;
}

/** A place as the map shows it. */
export interface PlaceState {
  readonly number: number;
  readonly ground: TerrainSymbol;
  readonly action: ActionId;
  readonly school: School | "manticore" | undefined;
  readonly standing: PlaceStanding;
  readonly prices: readonly Price[];
  readonly figures: readonly PlaceFigure[];
  readonly lair: PlaceLair | undefined;
  /** The viewer's own quests and trails that end here. */
  readonly quests: number;
  readonly trails: readonly { readonly terrain: Terrain; readonly gold: number }[];
  readonly isClosed: boolean;
}

export function placeStates(sight: OldWorldSight): readonly PlaceState[] {
  const open = openPlaces(sight);
  return placesInSight(sight.view).map((place) => placeState(sight, place, open));
}

function placeState(
  sight: OldWorldSight,
  place: PlaceSight,
  open: ReadonlyMap<number, readonly Price[]>,
): PlaceState {
  const { view, player } = sight;
  const { location, figures, lair, quests, trailQuests, closed } = place;
  const { number, ground, action, school } = location;
  const isHere = witcherIn(sight, player).at === number;
  return {
    number,
    ground: ground === "any" ? "wild" : ground,
    action,
    school,
    standing: isHere ? "here" : open.has(number) ? "open" : open.size > 0 ? "shut" : "rest",
    prices: open.get(number) ?? [],
    figures: figures.flatMap((figure) => figureOf(sight, figure)),
    lair: lair && { monster: lair.monster === undefined ? undefined : monsterIn(view, lair.monster) },
    quests: quests.filter(({ seat }) => seat === player).length,
    trails: trailQuests.filter(({ seat }) => seat === player),
    isClosed: closed,
  };
}

/** By place: what coming there costs, of all that may be answered now; while a move is paid for, only where it leads. */
function openPlaces(sight: OldWorldSight): ReadonlyMap<number, readonly Price[]> {
  const open = new Map<number, readonly Price[]>();
  const add = (place: number, prices: readonly Price[]): void => {
    open.set(place, [...new Set([...(open.get(place) ?? []), ...prices])]);
  };
  for (const { to } of choicesOf(sight, "move")) add(to, payable(sight, to));
  for (const { to, pay } of choicesOf(sight, "keptMove")) add(to, [pay === "none" ? "free" : "any"]);
  for (const { to } of choicesOf(sight, "ride")) add(to, ["free"]);
  const { ask } = sight;
  if (ask?.kind === "movePayment") add(ask.to, payable(sight, ask.to));
  if (ask?.kind === "keptMovePayment") add(ask.to, ["any"]);
  return open;
}

function payable({ view }: OldWorldSight, to: number): readonly Price[] {
  return movePrices(view, to).flatMap(({ payment, cards }) => (cards.length > 0 ? [payment] : []));
}

function figureOf(sight: OldWorldSight, player: number): readonly PlaceFigure[] {
  const { school } = witcherIn(sight, player);
  return school === undefined ? [] : [{ player, school, isOwn: player === sight.player }];
}

/** Where a move leads that is being paid for now. */
export function paidFor({ ask }: OldWorldSight): number | undefined {
  return ask?.kind === "movePayment" || ask?.kind === "keptMovePayment" ? ask.to : undefined;
}
