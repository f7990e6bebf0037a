import { ownedMessage } from "@medallion/fittings";
import type { Message, Value } from "@medallion/kernel";
import { COMPONENTS } from "./data/index.ts";
import { seatName } from "./describe.ts";
import type { PokerSide, RuleEvent } from "./events.ts";
import {
  actionName,
  attributeName,
  cardNamed,
  handName,
  keptNamed,
  levelName,
  monsterNamed,
  placeNamed,
  potionNamed,
  ratingName,
  schoolName,
  signed,
  terrainName,
  witcherName,
} from "./words/index.ts";

export function cardNames(ids: readonly string[]): Value {
  return ids.map(cardNamed);
}

/** Events of setup, turns, moves, the pool, attributes, potions and dice poker. */
export function describeTableEvent(event: RuleEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case "schoolsOffered":
      return ownedMessage(key, event, event.schools.map(schoolName));
    case "cardsDrawn":
    case "deckSearched":
      return ownedMessage(key, event, event.cards.map(cardNamed));
    case "pokerStarted":
      return describePoker(key, event);
    case "deckRevealed":
      return describeSearch(key, event);
    case "gameWon":
      return event.rating === undefined
        ? { key, values: { seat: seatName(event.seat) } }
        : {
            key: `${key}.solo`,
            values: { seat: seatName(event.seat), turns: event.turns, rating: ratingName(event.rating) },
          };
    default:
      return { key, values: valuesOf(event) };
  }
}

function describePoker(key: string, event: RuleEvent & { kind: "pokerStarted" }): Message {
  const values = { seat: seatName(event.seat), pot: event.pot };
  if (event.against === "solo") return { key: `${key}.solo`, values };
  if (event.opponent === undefined) return { key, values };
  return {
    key: `event.pokerStarted.${event.against}`,
    values: { ...values, opponent: seatName(event.opponent) },
  };
}

/** The common deck may be empty. */
function describeSearch(key: string, event: RuleEvent & { kind: "deckRevealed" }): Message {
  const seat = seatName(event.seat);
  if (event.cards.length === 0) return { key: `${key}.none`, values: { seat } };
  return { key, values: { seat, cards: cardNames(event.cards), found: event.found ? "yes" : "no" } };
}

function sideName(side: PokerSide): Value {
  return side.of === "seat" ? seatName(side.seat) : { key: `side.${side.of}` };
}

function levelOf(monster: string): Value {
  const row = COMPONENTS.monsters.find(({ id }) => id === monster);
  return row === undefined ? "" : levelName(row.level);
}

type Plain = Exclude<
  RuleEvent,
  { kind: "schoolsOffered" | "cardsDrawn" | "deckSearched" | "deckRevealed" | "pokerStarted" | "gameWon" }
>;

function valuesOf(event: Plain): Readonly<Record<string, Value>> {
  switch (event.kind) {
    case "gameStarted":
      return {
        seats: event.seats,
        changed: event.changed.map((rule) => ({ key: `rule.${rule}` })),
        count: event.changed.length,
      };
    case "startingPlayerDecided":
      return { seat: seatName(event.seat), by: event.by };
    case "poolLaid":
    case "poolRefilled":
      return { cards: cardNames(event.cards) };
    case "attributeTrophiesLaid":
      return { attributes: event.attributes.map(attributeName) };
    case "lairsShown":
      return { places: event.places.map(placeNamed) };
    case "monsterAppeared":
      return {
        monster: monsterNamed(event.monster),
        level: levelOf(event.monster),
        terrain: terrainName(event.terrain),
        place: placeNamed(event.place),
      };
    case "schoolTaken":
      return {
        seat: seatName(event.seat),
        witcher: witcherName(event.school),
        school: schoolName(event.school),
        place: placeNamed(event.place),
      };
    case "turnStarted":
      return { seat: seatName(event.seat), turn: event.turn };
    case "phaseStarted":
    case "phaseSkipped":
      return { seat: seatName(event.seat), phase: event.phase };
    case "deckReshuffled":
    case "deckShuffled":
      return { seat: seatName(event.seat), count: event.count };
    case "cardsDiscarded":
    case "cardsRemoved":
      return { seat: seatName(event.seat), cards: cardNames(event.cards), from: event.from };
    case "moved":
      return { seat: seatName(event.seat), from: placeNamed(event.from), to: placeNamed(event.to) };
    case "meditated":
      return { seat: seatName(event.seat), attribute: attributeName(event.attribute) };
    case "goldGained":
    case "goldLost":
      return { seat: seatName(event.seat), gold: event.gold };
    case "actionUsed":
      return {
        seat: seatName(event.seat),
        action: actionName(event.action),
        place: placeNamed(event.place),
      };
    case "attributeRaised":
    case "attributeLowered":
      return {
        seat: seatName(event.seat),
        attribute: attributeName(event.attribute),
        level: event.level,
      };
    case "levelReached":
      return { seat: seatName(event.seat), level: event.level };
    case "shieldChanged":
      return { seat: seatName(event.seat), change: signed(event.by), shield: event.shield };
    case "potionTaken":
    case "potionDiscarded":
      return { seat: seatName(event.seat), potion: potionNamed(event.potion) };
    case "potionsReshuffled":
    case "commonDeckReshuffled":
      return { count: event.count };
    case "poolCardTaken":
      return {
        seat: seatName(event.seat),
        card: cardNamed(event.card),
        slot: event.slot,
        to: event.to,
      };
    case "poolCardRemoved":
      return { seat: seatName(event.seat), card: cardNamed(event.card), slot: event.slot };
    case "poolCardDiscarded":
      return { card: cardNamed(event.card), slot: event.slot };
    case "thoughtBetter":
      return { seat: seatName(event.seat) };
    case "setOut":
      return { seat: seatName(event.seat), place: placeNamed(event.to) };
    case "poolCardChosen":
      return { seat: seatName(event.seat), card: cardNamed(event.card) };
    case "diePicked":
      return { seat: seatName(event.seat), face: event.face };
    case "lookedAround":
    case "leftAlone":
      return { seat: seatName(event.seat), what: event.what };
    case "trailQuestTaken":
      return {
        seat: seatName(event.seat),
        terrain: terrainName(event.terrain),
        place: placeNamed(event.place),
        gold: event.gold,
      };
    case "trailQuestDone":
      return {
        seat: seatName(event.seat),
        terrain: terrainName(event.terrain),
        place: placeNamed(event.place),
        gold: event.gold,
        returned: event.returned ? "yes" : "no",
      };
    case "trailTaken":
      return { seat: seatName(event.seat), terrain: terrainName(event.terrain) };
    case "trailsReturned":
      return { terrain: terrainName(event.terrain), seats: event.seats.map(seatName) };
    case "pokerRolled":
      return { side: sideName(event.side), dice: [...event.dice] };
    case "pokerRerolled":
      return { side: sideName(event.side), count: event.count, dice: [...event.dice] };
    case "pokerWon":
      return {
        side: sideName(event.winner),
        hand: handName(event.hand),
        other: handName(event.other),
        gold: event.gold,
      };
    case "pokerPaid":
      return { seat: seatName(event.seat), hand: handName(event.hand), gold: event.gold };
    case "keptUsed":
    case "keptLeft":
      return { seat: seatName(event.seat), kept: keptNamed(event.story) };
    case "monsterPileRenewed":
      return { level: { key: `level.${event.level}` }, count: event.count };
    case "lairEmptied":
      return { terrain: terrainName(event.terrain) };
    case "tavernClosed":
      return { place: placeNamed(event.place) };
    case "turnEnded":
    case "gameAbandoned":
      return { seat: seatName(event.seat) };
  }
}
