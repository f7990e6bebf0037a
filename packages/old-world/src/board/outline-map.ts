import { at, type Item, type Message, type Section } from "@medallion/kernel";
import { COMPONENTS, type Edge, TERRAINS } from "../data/index.ts";
import { seatName } from "../describe.ts";
import type { Place } from "../state.ts";
import type { View } from "../view.ts";
import {
  abilityText,
  actionName,
  deckName,
  levelName,
  monsterNamed,
  monsterTrophyNamed,
  placeNamed,
  questNamed,
  terrainName,
} from "../words/index.ts";
import { followed } from "./outline-card.ts";
import { type PlaceSight, placesInSight } from "./places.ts";
import { movePrices } from "./prices.ts";
import { monsterIn } from "./sight.ts";

/** The own surroundings and the monsters. */
export function nearSections(view: View): readonly Section[] {
  return [...reachSections(view, placesInSight(view)), ...monsterSections(view)];
}

/** Every location with who and what is there, and the tokens still face down. */
export function mapSections(view: View): readonly Section[] {
  const places = placesInSight(view);
  return [
    { title: { key: "outline.map" }, items: places.map((place) => ({ text: placeText(place) })) },
    { title: { key: "outline.piles" }, items: pileItems(view) },
  ];
}

function placeText(place: PlaceSight): Message {
  return followed(placeLine(place), roadsText(place.location.number));
}

/** A place with all that is there, without its roads. */
export function placeLine({ location, ...there }: PlaceSight): Message {
  const { number, ground, action, duels } = location;
  const first: Message = {
    key: "outline.place",
    values: {
      number,
      place: placeNamed(number),
      terrain: terrainName(ground),
      action: actionName(action),
      duels: duels ? "yes" : "no",
    },
  };
  return thereTexts(there).reduce(followed, first);
}

/** Figures, the monster, quests and trails of a place. */
export function thereTexts({
  figures,
  lair,
  quests,
  trailQuests,
  closed,
}: Omit<PlaceSight, "location">): readonly Message[] {
  return [
    ...(figures.length === 0 ? [] : [{ key: "outline.figures", values: { seats: figures.map(seatName) } }]),
    ...(lair === undefined
      ? []
      : lair.monster === undefined
        ? [{ key: "outline.lair" }]
        : [{ key: "outline.monsterHere", values: { monster: monsterNamed(lair.monster) } }]),
    ...quests.map(({ seat, quest: { story } }) => ({
      key: "outline.questHere",
      values: { seat: seatName(seat), quest: questNamed(story) },
    })),
    ...trailQuests.map(({ seat, terrain, gold }) => ({
      key: "outline.trailQuestHere",
      values: { seat: seatName(seat), terrain: terrainName(terrain), gold },
    })),
    ...(closed ? [{ key: "outline.closed" }] : []),
  ];
}

function roadsText(number: Place): Message {
  const ends = (edge: Edge): readonly Message[] =>
    edge.a === number ? [placeNamed(edge.b)] : edge.b === number ? [placeNamed(edge.a)] : [];
  const places = COMPONENTS.edges.flatMap((edge) =>
    ends(edge).map(
      (place): Message =>
        edge.route === "road"
          ? place
          : { key: `outline.${edge.route === "sea" ? "sea" : "roadAndSea"}`, values: { place } },
    ),
  );
  return { key: "outline.roads", values: { places } };
}

/** What one move away is, with the cheapest way to pay for it (OW-5.4). */
function reachSections(view: View, places: readonly PlaceSight[]): readonly Section[] {
  const near = places.filter(({ reach }) => reach === "payable" || reach === "near");
  if (view.seat === null || near.length === 0) return [];
  const items = near.map((place): Item => {
    const { number, action } = place.location;
    const payment = place.reach === "payable" ? paymentOf(view, number) : "none";
    const values = { place: placeNamed(number), action: actionName(action), payment };
    return { text: thereTexts(place).reduce(followed, { key: "outline.reach", values }) };
  });
  return [{ title: { key: "outline.reaches" }, items }];
}

function paymentOf(view: View, to: Place): string {
  return movePrices(view, to).find(({ cards }) => cards.length > 0)?.payment ?? "none";
}

/** The monsters on the map, or in the slots without one. */
function monsterSections(view: View): readonly Section[] {
  const sections = view.lairs.flatMap((lair): Section[] => {
    if (lair?.monster === undefined) return [];
    return [{ title: monsterTitle(view, lair.monster, lair.place), items: monsterItems(view, lair.monster) }];
  });
  return sections.length === 0 ? [] : [{ title: { key: "outline.monsters" }, items: [], sections }];
}

function monsterTitle(view: View, id: string, place: Place): Message {
  const { level, life } = monsterIn(view, id);
  const values = {
    monster: monsterNamed(id),
    level: levelName(level),
    count: life,
    place: placeNamed(place),
  };
  return { key: "outline.monster", values };
}

export function monsterItems(view: View, id: string): readonly Item[] {
  const { abilities, trophy } = monsterIn(view, id);
  return [
    ...abilities.map((ability) => ({ text: abilityText(ability) })),
    ...trophy.abilities.map((ability) => ({
      text: { key: "outline.able", values: { name: monsterTrophyNamed(id), text: abilityText(ability) } },
    })),
  ];
}

/** What still lies face down: location tokens, monsters, stories, potions, cards. */
function pileItems(view: View): readonly Item[] {
  const counts: Message[] = [
    ...TERRAINS.map((terrain, i) => ({
      key: "outline.tokens",
      values: { terrain: terrainName(terrain), count: at(view.pileCounts, i) },
    })),
    ...([1, 2, 3] as const).map((level) => ({
      key: "outline.monsterTokens",
      values: {
        level: levelName(level),
        count: at(view.monsterPileCounts, level - 1),
        away: at(view.drivenAway, level - 1).length,
      },
    })),
    ...(view.extraStackCount === 0
      ? []
      : [{ key: "outline.extraStack", values: { count: view.extraStackCount } }]),
    ...(["city", "wilderness"] as const).map((deck, i) => ({
      key: "outline.explorationDeck",
      values: {
        deck: deckName(deck),
        count: at(view.exploration, i).length,
        told: at(view.explored, i).length,
      },
    })),
    {
      key: "outline.potionDeck",
      values: { count: view.potionDeck.length, discarded: view.potionDiscard.length },
    },
    {
      key: "outline.commonDeck",
      values: { count: view.deck.length, discarded: view.discard.length, removed: view.removed.length },
    },
  ];
  return counts.map((text) => ({ text }));
}
