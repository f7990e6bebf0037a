import type { Message, Say } from "@medallion/kernel";
import {
  ATTRIBUTES,
  COMPONENTS,
  type Location,
  type Monster,
  NEIGHBOURS,
  type Potion,
  type SpecializationLevel,
  type Trophy,
} from "../data/index.ts";
import {
  abilityText,
  actionName,
  attributeName,
  handName,
  locationName,
  monsterName,
  potionName,
  potionTexts,
  ratingName,
  schoolName,
  terrainName,
} from "../words/index.ts";

type Lines = readonly string[];

/** The list that a line of a page stands for, so that book and game never differ. */
export function linesOf(list: string, of: string | undefined, say: Say): Lines {
  switch (list) {
    case "seats":
      return COMPONENTS.setup.map(
        ({ players, seats }) =>
          `${players} → ${seats.map(({ cards, gold }) => `${cards} / ${gold}`).join(", ")}`,
      );
    case "slots":
      return COMPONENTS.pool.map(({ slot, price }) => `${slot} → ${signed(price)}`);
    case "track":
      return COMPONENTS.trophyTrack
        .filter(({ wins }) => !wins)
        .map(({ position, fatigue, duelGold }) => `${position} → ${fatigue} / ${duelGold}`);
    case "map":
      return COMPONENTS.locations.map((location) => locationLine(location, say));
    case "places":
      return [placesLine(of, say)];
    case "hands":
      return COMPONENTS.pokerCategories.map(({ hand }) => say(handName(hand)));
    case "rewards":
      return COMPONENTS.pokerCategories.map(
        ({ hand, soloReward }) => `${say(handName(hand))} → ${soloReward}`,
      );
    case "rows":
      return rowLines(say);
    case "potions":
      return COMPONENTS.potions.map((potion) => potionLine(potion, say));
    case "specialization":
      return COMPONENTS.specializations
        .filter(({ school }) => school === of)
        .map((row) => `${row.level} → ${numbersOf(row).join(" / ")}`);
    case "monsters":
      return COMPONENTS.monsters
        .filter(({ level }) => level === Number(of))
        .map((monster) => monsterLine(monster, say));
    case "trophies":
      return of === "schools" ? schoolTrophies(say) : attributeTrophies(say);
    case "ratings":
      return ratingLines(say);
    default:
      throw new Error(`the book has no list ${list}`);
  }
}

/** With a real minus, and a plus where it is dearer. */
const signed = (price: number): string => (price > 0 ? `+${price}` : `${price}`.replace("-", "−"));

const named = (name: Message, say: Say): string => `**${say(name)}**`;

/** Number and name, terrain, action and where it leads. */
function locationLine({ number, id, ground, action }: Location, say: Say): string {
  const near = (NEIGHBOURS[number] ?? []).map((one) =>
    say(locationName(COMPONENTS.locations[one]?.id ?? "")),
  );
  return `${number} ${named(locationName(id), say)} (${say(terrainName(ground))}, ${say(actionName(action))}) → ${near.join(", ")}`;
}

/** Where an action can be done. */
function placesLine(of: string | undefined, say: Say): string {
  const places = COMPONENTS.locations.filter(({ action }) => action === of);
  const [first] = places;
  if (first === undefined) throw new Error(`the map has no action ${of}`);
  return `**${say(actionName(first.action))}**: ${places.map(({ id }) => say(locationName(id))).join(", ")}`;
}

/** What Combat, Defense and Alchemy give on each level. */
function rowLines(say: Say): Lines {
  const board = COMPONENTS.playerBoard;
  const rows = [
    board.map(({ combatDraw }) => combatDraw),
    board.map(({ shieldCap }) => shieldCap),
    board.map(({ potionsPerFight }) => potionsPerFight),
  ];
  return rows.map((row, i) => `${named(attributeName(ATTRIBUTES[i] ?? "combat"), say)}: ${row.join(", ")}`);
}

function potionLine(potion: Potion, say: Say): string {
  return `${named(potionName(potion.id), say)}: ${potionTexts(potion).map(say).join(" ")}`;
}

/** In the order in which the chapter names them. */
function numbersOf(row: SpecializationLevel): readonly number[] {
  switch (row.school) {
    case "wolf":
      return [row.damage, row.refill];
    case "griffin":
      return [row.discard];
    case "bear":
      return [row.draw, row.shield];
    case "cat":
      return [row.look, row.keep];
    case "viper":
      return [row.look, row.discard];
  }
}

/** Life, special ability, and after an arrow what its trophy does. */
function monsterLine({ id, life, abilities, trophy }: Monster, say: Say): string {
  const own = abilities.map((ability) => say(abilityText(ability))).join(" ");
  return `${named(monsterName(id), say)} (${life}): ${own} → ${trophyText(trophy, say)}`;
}

const trophyText = ({ abilities }: Trophy, say: Say): string =>
  abilities.map((ability) => say(abilityText(ability))).join(" ");

function attributeTrophies(say: Say): Lines {
  return COMPONENTS.attributeTrophies.map(
    (trophy) => `${named(attributeName(trophy.attribute), say)}: ${trophyText(trophy, say)}`,
  );
}

function schoolTrophies(say: Say): Lines {
  return COMPONENTS.witcherTrophies.map(
    (trophy) => `${named(schoolName(trophy.school), say)}: ${trophyText(trophy, say)}`,
  );
}

/** From the slowest to the fastest. */
function ratingLines(say: Say): Lines {
  return COMPONENTS.soloRatings.map(({ rating, turnsFrom, turnsTo }) => {
    const turns =
      turnsTo === undefined
        ? `≥ ${turnsFrom}`
        : turnsFrom === undefined
          ? `≤ ${turnsTo}`
          : `${turnsFrom}–${turnsTo}`;
    return `${turns} → ${named(ratingName(rating), say)}`;
  });
}
