import { ownedMessage } from "@medallion/fittings";
import type { Message, Value } from "@medallion/kernel";
import { seatName } from "./describe.ts";
import type { EffectEvent } from "./effects/events.ts";
import type { TaleEvent } from "./tale/events.ts";
import {
  abilityNamed,
  abilitySource,
  attributeName,
  cardNamed,
  effectsText,
  eventNumber,
  hasStory,
  keptNamed,
  placeNamed,
  questNamed,
  signed,
  storyEnd,
  storyIntro,
  storyOption,
  storyTitle,
} from "./words/index.ts";

/** Events of effects, abilities and stories. */
export function describeTaleEvent(event: EffectEvent | TaleEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case "abilityUsed":
      return describeAbility(key, event);
    case "cardsBuried":
    case "ownDeckLooked":
    case "seenCardsKept":
      return ownedMessage(key, event, event.cards.map(cardNamed));
    case "questTaken": {
      const values = { seat: seatName(event.seat), quest: questNamed(event.story) };
      return event.place === undefined
        ? { key: `${key}.anywhere`, values }
        : { key, values: { ...values, place: placeNamed(event.place) } };
    }
    case "storyDrawn":
    case "eventRead":
    case "optionChosen":
    case "storyEnded":
      return describeReading(key, event);
    default:
      return { key, values: valuesOf(event) };
  }
}

function describeAbility(key: string, event: EffectEvent & { kind: "abilityUsed" }): Message {
  const values = { seat: seatName(event.seat), source: abilitySource(event) };
  const ability = abilityNamed(event);
  if (ability === undefined) return { key: `${key}.plain`, values };
  const effects = effectsText(ability.effects);
  if (ability.cost.length === 0) return { key, values: { ...values, effects } };
  const cost = effectsText(ability.cost);
  return ability.effects.length === 0
    ? { key: `${key}.toll`, values: { ...values, cost } }
    : { key: `${key}.cost`, values: { ...values, cost, effects } };
}

type Reading = Extract<TaleEvent, { kind: "storyDrawn" | "eventRead" | "optionChosen" | "storyEnded" }>;

/** What is read aloud; a declared story has no words. */
function describeReading(key: string, event: Reading): Message {
  const values = readingValues(event);
  return hasStory(event.story)
    ? { key, values: { ...values, title: storyTitle(event.story), text: readingText(event) } }
    : { key: `${key}.plain`, values };
}

function readingValues(event: Reading): Readonly<Record<string, Value>> {
  const values = { seat: seatName(event.seat), id: event.story };
  switch (event.kind) {
    case "storyDrawn":
      return { ...values, deck: event.deck };
    case "eventRead":
      return { ...values, event: eventNumber(event.story) };
    case "optionChosen":
      return { ...values, option: event.option };
    case "storyEnded":
      return values;
  }
}

function readingText(event: Reading): Message {
  switch (event.kind) {
    case "storyDrawn":
    case "eventRead":
      return storyIntro(event.story);
    case "optionChosen":
      return storyOption(event.story, event.option);
    case "storyEnded":
      return storyEnd(event.story, event.option, event.row);
  }
}

type Plain = Exclude<
  EffectEvent | TaleEvent,
  Reading | { kind: "abilityUsed" | "cardsBuried" | "ownDeckLooked" | "seenCardsKept" | "questTaken" }
>;

function valuesOf(event: Plain): Readonly<Record<string, Value>> {
  switch (event.kind) {
    case "dieRolled":
      return { seat: seatName(event.seat), die: event.die };
    case "testRolled":
      return {
        seat: seatName(event.seat),
        attribute: attributeName(event.attribute),
        level: event.level,
        die: event.die,
        total: event.total,
      };
    case "levelTested":
      return { seat: seatName(event.seat), of: event.of, level: event.level };
    case "ownPutBack":
      return { seat: seatName(event.seat), to: event.to };
    case "cardTakenBack":
      return { seat: seatName(event.seat), card: cardNamed(event.card), to: event.to };
    case "phaseThreeDrawChanged":
      return { seat: seatName(event.seat), change: signed(event.by) };
    case "phaseThreeDrawSet":
      return { seat: seatName(event.seat), to: event.to };
    case "eventMissing":
      return { seat: seatName(event.seat), event: eventNumber(event.story) };
    case "storiesReshuffled":
      return { deck: event.deck, count: event.count };
    case "questResolved":
      return {
        seat: seatName(event.seat),
        place: placeNamed(event.place),
        quest: questNamed(event.story),
      };
    case "cardKept":
      return { seat: seatName(event.seat), kept: keptNamed(event.story), as: event.as };
    case "phaseThreeCardFree":
    case "skippedToPhaseThree":
    case "exploringForbidden":
    case "storyLeftAlone":
    case "nothingToExplore":
    case "questLost":
      return { seat: seatName(event.seat) };
  }
}
