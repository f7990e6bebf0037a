import type { Seat } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { attributeTrophy, type Box, boxOf, schoolTrophy } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, type Path, SCHOOLS, type School, TERRAINS } from "../data/index.ts";
import type { KeepIndex, Place, Player, Quest, State, TrophyIndex } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { NamesInput, QuestInput, SeatInput } from "./format.ts";
import { idNamed, nameOf, placeIn, placeNamed } from "./names.ts";
import type { Supply } from "./supply.ts";
import { type Tokens, terrainOf } from "./tokens.ts";

/** A seat without a deck of its own has so many fillers. */
const DECK_SIZE = 5;

/** Where the cards of a witcher lie, by their ids; the first card of a deck is its top. */
export interface SeatCards {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly removed: readonly string[];
}

/** Takes from the supply what is written for a seat. */
export function cardsOf(supply: Supply, seat: SeatInput, path: Path): SeatCards {
  return {
    hand: supply.take(seat.hand ?? 0, [...path, "hand"]),
    deck: supply.take(seat.deck ?? DECK_SIZE, [...path, "deck"]),
    discard: supply.take(seat.discard ?? 0, [...path, "discard"]),
    removed: supply.take(seat.removed ?? 0, [...path, "removed"]),
  };
}

/** Seats that name none get schools in this order: first those whose ability asks and does least. */
const SPARE: readonly School[] = ["wolf", "viper", "cat", "griffin", "bear"];

/** The schools that are named, and free ones for the others, the active seat first. */
export function schoolsOf(
  seats: readonly SeatInput[],
  names: readonly string[],
  active: Seat,
): readonly School[] {
  for (const [seat, { school }] of seats.entries())
    if (school !== undefined && seats.findIndex((other) => other.school === school) !== seat)
      throw new InputError("school", `Somebody else is the ${school}.`, [
        "position",
        names[seat] ?? "",
        "school",
      ]);
  const free = SPARE.filter((school) => seats.every((seat) => seat.school !== school));
  const own = seats[active]?.school ?? at(free.splice(0, 1), 0);
  return seats.map(({ school }, seat) => (seat === active ? own : (school ?? at(free.splice(0, 1), 0))));
}

/** Where the figure stands. */
export function placeOf(input: SeatInput, school: School, path: Path): Place {
  if (input.at !== undefined) return placeNamed(input.at, [...path, "at"]);
  return COMPONENTS.schools.find((set) => set.school === school)?.home ?? 0;
}

/** Puts on the table what is written for a seat, but for tokens. */
export function seatPlayer(
  state: State,
  seat: Seat,
  input: SeatInput,
  school: School,
  cards: SeatCards,
): void {
  const box = boxOf(state);
  const path = ["position", nameOf(state, seat)];
  const player = playerOf(state, seat);
  player.school = SCHOOLS.indexOf(school);
  player.at = placeOf(input, school, path);
  setLevels(state, player, input, path);
  player.gold = input.gold ?? 0;
  player.track = input.track ?? 0;
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => box.cardOf.get(id) ?? NONE);
  player.hand = numbers(cards.hand);
  player.deck = numbers(cards.deck).reverse();
  player.discard = numbers(cards.discard);
  player.removed = numbers(cards.removed);
  player.potions = potionsNamed(box, input.potions ?? 0, [...path, "potions"]);
  player.drunk = potionsNamed(box, input.drunk ?? 0, [...path, "drunk"]);
  player.trophies = (input.trophies ?? []).map((name, i) => trophyNamed(box, name, [...path, "trophies", i]));
  player.stakes = input.stakes ?? state.options.seats - 1;
  player.kept = (input.kept ?? []).map((name, i) => keepNamed(box, name, [...path, "kept", i]));
}

/** OW-3.11: a witcher whose attributes were all raised has at least the level of the lowest one. */
function setLevels(state: State, player: Player, input: SeatInput, path: Path): void {
  player.attributes = ATTRIBUTES.map((attribute) => input[attribute] ?? input.attributes ?? 1);
  const lowest = Math.min(...player.attributes);
  player.level = input.level ?? lowest;
  if (player.level < lowest)
    throw new InputError("level", `With these attributes the witcher has level ${lowest} at least.`, [
      ...path,
      "level",
    ]);
  const defense = at(player.attributes, ATTRIBUTES.indexOf("defense"));
  const row = at(COMPONENTS.playerBoard, defense - 1);
  player.shield = input.shield ?? (state.options.rules.attributeRows === "level" ? defense : row.shieldCap);
}

/** Potions by name; a number is that many of different kinds, as far as there are. */
export function potionsNamed(box: Box, written: NamesInput, path: Path): number[] {
  if (typeof written === "number")
    return Array.from({ length: written }, (_, place) => place % COMPONENTS.potions.length);
  return written.map((name, place) => {
    const id = idNamed(box.potionOf.keys(), name, "potion", [...path, place]);
    return box.potionOf.get(id) ?? NONE;
  });
}

/** A trophy by the monster, attribute or school it is of; `griffin` is a monster and a school. */
export function trophyNamed(box: Box, name: string, path: Path): TrophyIndex {
  const [, what = name, kind] = /^(.+) (monster|school)$/u.exec(name) ?? [];
  const school = placeIn(SCHOOLS, what);
  const attribute = placeIn(ATTRIBUTES, what);
  const isBoth = school >= 0 && box.monsterOf.has(what);
  if (isBoth && kind === undefined)
    throw new InputError("trophies", `Write ${what} monster or ${what} school.`, path);
  if (school >= 0 && kind !== "monster") return schoolTrophy(box, school);
  if (attribute >= 0) return attributeTrophy(box, attribute);
  return box.monsterOf.get(idNamed(box.monsterOf.keys(), what, "trophy", path)) ?? NONE;
}

/** The card of this story that stays with its owner. */
export function keepNamed(box: Box, name: string, path: Path): KeepIndex {
  const story = box.storyOf.get(idNamed(box.storyOf.keys(), name, "story", path));
  const keep = box.keeps.findIndex((one) => one.story === story);
  if (keep < 0) throw new InputError("kept", `${name} is no card that stays with a player.`, path);
  return keep;
}

/** Trail tokens, trail quests and quests of a seat; `named` first, so that any token is one that is left. */
export function layTokens(
  state: State,
  seat: Seat,
  input: SeatInput,
  tokens: Tokens,
  pass: "named" | "any",
): void {
  const path = ["position", nameOf(state, seat)];
  const player = playerOf(state, seat);
  for (const [i, written] of (input.trails ?? []).entries()) {
    const terrain = placeIn(TERRAINS, written);
    if ((pass === "any") !== terrain >= 0) continue;
    const own = [...path, "trails", i];
    const place = terrain >= 0 ? tokens.any(terrain, own, [player.at]) : tokens.take(written, own);
    player.trails[terrainOf(place)] = place;
  }
  if (pass === "any") return;
  player.trailQuests = (input.trailQuests ?? []).map((written, i) => {
    const place = tokens.take(written, [...path, "trailQuests", i]);
    return { terrain: terrainOf(place), place, gold: COMPONENTS.locationActions.trailQuestGold };
  });
  player.quests = (input.quests ?? []).map((written, i) =>
    questOf(boxOf(state), player, written, tokens, [...path, "quests", i]),
  );
}

/** OW-4.17, OW-8.22: where a quest is resolved follows from its card, or from the token on it. */
function questOf(box: Box, player: Player, written: QuestInput, tokens: Tokens, path: Path): Quest {
  const {
    quest: name,
    option,
    at: where,
    ready = false,
  } = typeof written === "string" ? { quest: written } : written;
  const story = box.storyOf.get(idNamed(box.storyOf.keys(), name, "story", path));
  const found = [...box.quests.keys()].filter((one) => box.quests[one]?.story === story);
  const quest = at([...found, NONE], option === "B" ? found.length - 1 : 0);
  const place = box.quests[quest]?.effect.place;
  if (place === undefined) throw new InputError("quests", `${name} gives no quest.`, path);
  if (place.at === "terrain") {
    if (where === undefined)
      throw new InputError("quests", `${name} needs a token: write { quest: ${name}, at: … }.`, path);
    const token = tokens.take(where, path);
    return { quest, place: token, terrain: terrainOf(token), ready };
  }
  if (where !== undefined) throw new InputError("quests", `${name} has a place of its own.`, path);
  const home = COMPONENTS.schools.find(({ school }) => school === SCHOOLS[player.school])?.home ?? NONE;
  const own = place.at === "location" ? place.location : place.whose === "own" ? home : NONE;
  return { quest, place: own, terrain: NONE, ready };
}
