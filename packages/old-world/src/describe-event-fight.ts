import { ownedMessage } from "@medallion/fittings";
import type { Message, Value } from "@medallion/kernel";
import { seatName } from "./describe.ts";
import { cardNames } from "./describe-event-table.ts";
import type { FightEvent, PlayedCard, TrophyName } from "./fight/events.ts";
import {
  attackName,
  attackText,
  attributeTrophyName,
  cardNamed,
  deckCardNamed,
  fightCardOf,
  monsterNamed,
  monsterTrophyNamed,
  placeNamed,
  potionNamed,
  specializationName,
  trophyTale,
  witcherTrophyName,
} from "./words/index.ts";

/** Events of monster fights, duels and trophies. */
export function describeFightEvent(event: FightEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case "opponentSeen":
    case "seenDiscarded":
      return ownedMessage(key, event, event.cards.map(deckCardNamed));
    case "fightDeclared": {
      const values = { seat: seatName(event.seat), monster: monsterNamed(event.monster) };
      return event.controller === undefined
        ? { key, values }
        : { key: `${key}.controlled`, values: { ...values, controller: seatName(event.controller) } };
    }
    case "betPlaced": {
      const values = { seat: seatName(event.seat), gold: event.gold };
      return event.on === undefined
        ? { key, values }
        : { key: `${key}.on`, values: { ...values, on: seatName(event.on) } };
    }
    case "attackSettled":
      return describeSettled(key, event);
    case "trophyGained":
      return describeTrophy(key, event);
    default:
      return { key, values: valuesOf(event) };
  }
}

/** The half of the card that is used, in full where the card is printed. */
function describeSettled(key: string, event: FightEvent & { kind: "attackSettled" }): Message {
  const card = fightCardOf(event.card);
  const said: Readonly<Record<string, Value>> =
    card === undefined ? { attack: attackName(event.attack) } : { text: attackText(card, event.attack) };
  const how = card === undefined ? `${key}.plain` : key;
  return event.seat === undefined
    ? { key: how, values: said }
    : { key: `${how}.chosen`, values: { ...said, seat: seatName(event.seat) } };
}

/** A combo card, with the colour of the extension that is active on it. */
function playedCard({ card, extension, free }: PlayedCard): Message {
  if (free) return { key: "played.free", values: { card: cardNamed(card) } };
  return extension === undefined
    ? cardNamed(card)
    : { key: "played.linked", values: { card: cardNamed(card), colour: { key: `coloured.${extension}` } } };
}

/** A trophy with what is read aloud of it (OW-15.2); a declared one has no tale. */
function describeTrophy(key: string, { seat, trophy }: FightEvent & { kind: "trophyGained" }): Message {
  const values = { seat: seatName(seat), trophy: trophyName(trophy) };
  const text = taleOf(trophy);
  return text === undefined ? { key: `${key}.plain`, values } : { key, values: { ...values, text } };
}

function trophyName(trophy: TrophyName): Message {
  switch (trophy.of) {
    case "monster":
      return monsterTrophyNamed(trophy.monster);
    case "attribute":
      return attributeTrophyName(trophy);
    case "school":
      return witcherTrophyName(trophy);
  }
}

function taleOf(trophy: TrophyName): Message | undefined {
  switch (trophy.of) {
    case "monster":
      return trophyTale(trophy.of, trophy.monster);
    case "attribute":
      return trophyTale(trophy.of, trophy.attribute);
    case "school":
      return trophyTale(trophy.of, trophy.school);
  }
}

type Plain = Exclude<
  FightEvent,
  {
    kind: "opponentSeen" | "seenDiscarded" | "fightDeclared" | "betPlaced" | "attackSettled" | "trophyGained";
  }
>;

function valuesOf(event: Plain): Readonly<Record<string, Value>> {
  switch (event.kind) {
    case "duelDeclared":
      return {
        seat: seatName(event.seat),
        defender: seatName(event.defender),
        place: placeNamed(event.place),
      };
    case "betMade":
    case "attackPrepared":
    case "noCombo":
    case "knockedOut":
      return { seat: seatName(event.seat) };
    case "lifeDeckFormed":
    case "seenPutBack":
    case "fatigueSuffered":
      return { seat: seatName(event.seat), count: event.count };
    case "monsterLifeFormed":
      return { monster: monsterNamed(event.monster), count: event.count };
    case "combatTurnStarted":
      return { seat: seatName(event.seat), turn: event.turn };
    case "monsterTurnStarted":
      return { monster: monsterNamed(event.monster), turn: event.turn };
    case "potionUsed":
      return {
        seat: seatName(event.seat),
        potion: potionNamed(event.potion),
        free: event.free ? "yes" : "no",
      };
    case "specializationUsed":
      return {
        seat: seatName(event.seat),
        specialization: specializationName(event.school),
        level: event.level,
      };
    case "comboPlayed":
      return { seat: seatName(event.seat), cards: event.cards.map(playedCard) };
    case "attackDealt":
    case "damageDealt":
    case "damageTaken":
      return { seat: seatName(event.seat), damage: event.damage };
    case "monsterHurt":
      return { monster: monsterNamed(event.monster), count: event.count, left: event.left };
    case "attackNamed":
      return { seat: seatName(event.seat), attack: attackName(event.attack) };
    case "attackRolled":
      return { die: event.die, attack: attackName(event.attack) };
    case "attackRevealed":
      return { card: deckCardNamed(event.card), left: event.left };
    case "topTaken":
    case "cardReturned":
      return { seat: seatName(event.seat), card: cardNamed(event.card) };
    case "comboDiscarded":
      return { seat: seatName(event.seat), cards: cardNames(event.cards) };
    case "monsterDefeated":
    case "monsterDrivenAway":
      return { seat: seatName(event.seat), monster: monsterNamed(event.monster) };
    case "totalDefeat":
      return {
        seat: seatName(event.seat),
        monster: monsterNamed(event.monster),
        left: event.left,
      };
    case "duelWon":
      return { seat: seatName(event.seat), loser: seatName(event.loser) };
    case "betWon":
    case "betLost":
      return { seat: seatName(event.seat), gold: event.gold };
    case "trackMoved":
      return { seat: seatName(event.seat), position: event.position };
  }
}
