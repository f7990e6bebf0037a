import { at } from "@medallion/kernel";
import { SCHOOLS } from "./data/index.ts";
import type { OldWorldEvent } from "./events.ts";
import type { View } from "./view.ts";
import type { PlayerView } from "./view-player.ts";

const card = (id: string): string => `card ${id}`;
/** A card that is somewhere among a witcher's own ones. */
const owned = (id: string): string => `owned ${id}`;
const story = (id: string): string => `story ${id}`;
const monster = (id: string): string => `monster ${id}`;
const potion = (id: string): string => `potion ${id}`;
const token = (place: number): string => `token ${place}`;
const offered = (school: string): string => `offered ${school}`;
const bet = (seat: number, on: number): string => `bet of ${seat} on ${on}`;

/**
 * Every identity whose place a view tells. Lists of what is face down somewhere tell no place, so they do not count;
 * only of a witcher's own cards they say what there is.
 */
export function namedByView(view: View): readonly string[] {
  const { pool, discard, removed, potionDiscard, drivenAway, lairs, explored, readings } = view;
  return [
    ...[...pool.filter((one) => one !== null), ...discard, ...removed].map(card),
    ...potionDiscard.map(potion),
    ...[...explored.flat(), ...readings.map((reading) => reading.story)].map(story),
    ...[...drivenAway.flat(), ...lairs.flatMap((lair) => lair?.monster ?? [])].map(monster),
    ...lairs.flatMap((lair) => (lair === null ? [] : [token(lair.place)])),
    ...view.players.flatMap(ofPlayer),
    ...ofFight(view),
    ...view.asks.flatMap((open) =>
      open.kind === "school" ? open.offer.map((school) => offered(at(SCHOOLS, school))) : [],
    ),
  ];
}

function ofPlayer(player: PlayerView): readonly string[] {
  const { hand = [], known, spied, deckSeen, discard, removed, hidden } = player;
  const { potions, drunk, trophies, trailQuests, quests, kept } = player;
  const placed = [...hand, ...known, ...spied, ...deckSeen.map((seen) => seen.card), ...discard, ...removed];
  return [
    ...placed.map(card),
    ...[...placed, ...hidden].map(owned),
    ...[...potions, ...drunk].map(potion),
    ...trophies.flatMap(({ of, id }) => (of === "monster" ? [monster(id)] : [])),
    ...[...trailQuests, ...quests].flatMap(({ place }) => (place === undefined ? [] : [token(place)])),
    ...[...quests, ...kept].map((one) => story(one.story)),
  ];
}

function ofFight({ fight }: View): readonly string[] {
  if (fight === undefined) return [];
  const { revealed, lifeSeen, lostSeen, fighters, attacker, defender = attacker } = fight;
  const seen = [...lifeSeen, ...lostSeen].map((one) => one.card);
  const laid = fighters.flatMap(({ combo }) => combo.map((one) => one.card));
  return [
    ...[...revealed, ...seen, ...laid].map(card),
    ...fight.bets.flatMap((on, seat) =>
      on === null || on === 0 ? [] : [bet(seat, on === 1 ? attacker : defender)],
    ),
  ];
}

/** Every identity that an event tells. */
export function namedByEvent(event: OldWorldEvent): readonly string[] {
  switch (event.kind) {
    case "schoolsOffered":
      return event.schools.map(offered);
    case "deckSearched":
      return event.cards.map(owned);
    case "lairsShown":
      return event.places.map(token);
    case "monsterAppeared":
      return [monster(event.monster), token(event.place)];
    case "trailQuestTaken":
      return [token(event.place)];
    case "questTaken":
      return [story(event.story), ...(event.place === undefined ? [] : [token(event.place)])];
    case "comboPlayed":
      return event.cards.map((laid) => card(laid.card));
    case "betPlaced":
      return event.on === undefined ? [] : [bet(event.seat, event.on)];
    default:
      return [
        ...("cards" in event ? event.cards.map(card) : []),
        ...("card" in event ? [card(event.card)] : []),
        ...("potion" in event ? [potion(event.potion)] : []),
        ...("monster" in event ? [monster(event.monster)] : []),
        ...("story" in event ? [story(event.story)] : []),
      ];
  }
}
