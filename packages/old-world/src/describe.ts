import { at, type Message, type Value } from "@medallion/kernel";
import type { CommonChoice, OldWorldChoice, RuleChoice } from "./choice.ts";
import { COMPONENTS } from "./data/index.ts";
import type { EffectChoice } from "./effects/choice.ts";
import type { FightChoice } from "./fight/choice.ts";
import {
  abilityNamed,
  abilitySource,
  actionName,
  attackName,
  attackText,
  cardLabelled,
  deckCardLabelled,
  effectsText,
  fightCardOf,
  keptNamed,
  monsterLabelled,
  placeNamed,
  potionNamed,
  potionTextsOf,
  questNamed,
  schoolName,
  sentences,
  specializationName,
  specializationOn,
  storyOption,
  terrainName,
} from "./words/index.ts";

export const seatName = (seat: number): Value => ({ seat });

/** What a choice says to a person. */
export function describeChoice(choice: OldWorldChoice): Message {
  switch (choice.kind) {
    case "decline":
    case "back":
    case "done":
    case "discard":
    case "remove":
    case "take":
    case "discardPotion":
    case "raise":
    case "lower":
    case "trail":
      return describeCommon(choice);
    case "bet":
    case "goOn":
    case "potion":
    case "specialization":
    case "lay":
    case "takeTop":
    case "returnCard":
    case "attack":
    case "discardSeen":
    case "putOnTop":
      return describeInFight(choice);
    case "use":
    case "takeBack":
    case "bury":
    case "keepSeen":
    case "putBack":
      return describeEffect(choice);
    default:
      return describeInTurn(choice);
  }
}

function describeCommon(choice: CommonChoice): Message {
  const key = `choice.${choice.kind}`;
  switch (choice.kind) {
    case "discard":
    case "remove":
      return { key, values: { card: cardLabelled(choice.card), from: choice.from } };
    case "take":
      return {
        key: `choice.take.${choice.to}`,
        values: { card: cardLabelled(choice.card), slot: choice.slot, price: choice.price },
      };
    case "discardPotion":
      return { key, values: { potion: potionNamed(choice.potion) } };
    case "raise":
    case "lower":
      return { key, values: { attribute: choice.attribute } };
    case "trail":
      return { key, values: { terrain: terrainName(choice.terrain) } };
    case "decline":
    case "back":
    case "done":
      return { key };
  }
}

function describeInTurn(choice: RuleChoice): Message {
  const key = `choice.${choice.kind}`;
  switch (choice.kind) {
    case "school":
      return describeSchool(choice);
    case "lair":
    case "trailQuest":
      return { key, values: { terrain: terrainName(choice.terrain) } };
    case "lookThrough":
    case "abandon":
    case "endPhase":
      return { key };
    case "move":
      return describeMove(choice);
    case "ride":
      return { key, values: { place: placeNamed(choice.to) } };
    case "keptMove":
      return {
        key,
        values: { place: placeNamed(choice.to), kept: keptNamed(choice.story), pay: choice.pay },
      };
    case "action":
      return { key, values: { action: actionName(choice.action), place: placeNamed(choice.at) } };
    case "poker":
    case "duel":
      return { key, values: { seat: seatName(choice.with) } };
    case "quest":
      return { key, values: { quest: questNamed(choice.story), gold: choice.gold } };
    case "pay":
      return { key, values: { card: cardLabelled(choice.card), payment: choice.payment } };
    case "train":
      return choice.story === undefined
        ? { key, values: { attribute: choice.attribute, gold: choice.gold } }
        : {
            key: `${key}.with`,
            values: { attribute: choice.attribute, gold: choice.gold, kept: keptNamed(choice.story) },
          };
    case "purge":
      return { key, values: { card: cardLabelled(choice.card), slot: choice.slot } };
    case "reroll":
      return { key, values: { face: choice.face } };
    case "fight":
      return { key, values: { monster: monsterLabelled(choice.monster) } };
    case "meditate":
      return { key, values: { attribute: choice.attribute } };
    case "explore":
      return { key, values: { deck: choice.deck } };
    case "option":
      return describeOption(choice);
  }
}

/** What a school can do from the start. */
function describeSchool({ school }: RuleChoice & { kind: "school" }): Message {
  const values = {
    school: schoolName(school),
    specialization: specializationName(school),
    text: specializationOn(school, 1),
  };
  return { key: "choice.school", values };
}

/** The terrain is what the move costs, the action what can be done there (OW-5.4, OW-18.1). */
function describeMove({ to }: RuleChoice & { kind: "move" }): Message {
  const { ground, action } = at(COMPONENTS.locations, to);
  const values = { place: placeNamed(to), terrain: terrainName(ground), action: actionName(action) };
  return { key: "choice.move", values };
}

/** The option as the story puts it, and what must be paid for it (OW-8.3). */
function describeOption({ story, option }: RuleChoice & { kind: "option" }): Message {
  const card = [...COMPONENTS.explorationCards, ...COMPONENTS.eventCards].find(({ id }) => id === story);
  if (card === undefined || !("options" in card)) return { key: "choice.option.plain", values: { option } };
  const { cost } = card.options[option === "A" ? 0 : 1];
  const values = { option, text: storyOption(story, option) };
  return cost.length === 0
    ? { key: "choice.option", values }
    : { key: "choice.option.cost", values: { ...values, cost: effectsText(cost) } };
}

function describeInFight(choice: FightChoice): Message {
  const key = `choice.${choice.kind}`;
  switch (choice.kind) {
    case "bet":
      return { key, values: { seat: seatName(choice.on), gold: COMPONENTS.constants.betStake } };
    case "goOn":
      return { key };
    case "potion":
      return describePotion(choice);
    case "specialization":
      return {
        key,
        values: {
          specialization: specializationName(choice.school),
          level: choice.level,
          again: choice.with === undefined ? "no" : "yes",
          text: specializationOn(choice.school, choice.level),
        },
      };
    case "lay":
      return {
        key: choice.free === true ? `${key}.free` : key,
        values: { card: cardLabelled(choice.card), extension: choice.extension ?? 0 },
      };
    case "takeTop":
    case "returnCard":
      return { key, values: { card: cardLabelled(choice.card) } };
    case "attack":
      return describeAttack(choice);
    case "discardSeen":
    case "putOnTop":
      return { key, values: { card: deckCardLabelled(choice.card) } };
  }
}

function describePotion({ potion, with: by }: FightChoice & { kind: "potion" }): Message {
  const texts = potionTextsOf(potion, by !== undefined);
  const values = { potion: potionNamed(potion), free: by === undefined ? "no" : "yes" };
  if (texts.length === 0) return { key: "choice.potion.plain", values };
  return { key: "choice.potion", values: { ...values, text: texts.reduce(sentences) } };
}

function describeAttack({ attack, card }: FightChoice & { kind: "attack" }): Message {
  const revealed = card === undefined ? undefined : fightCardOf(card);
  return revealed === undefined
    ? { key: "choice.attack", values: { attack: attackName(attack) } }
    : attackText(revealed, attack);
}

function describeEffect(choice: EffectChoice): Message {
  const key = `choice.${choice.kind}`;
  switch (choice.kind) {
    case "use": {
      const source = abilitySource(choice);
      const ability = abilityNamed(choice);
      if (ability === undefined) return { key: `${key}.plain`, values: { source } };
      const values = { source, effects: effectsText(ability.effects) };
      return ability.cost.length === 0
        ? { key, values }
        : { key: `${key}.cost`, values: { ...values, cost: effectsText(ability.cost) } };
    }
    case "takeBack":
    case "putBack":
      return { key: `choice.${choice.kind}.${choice.to}`, values: { card: cardLabelled(choice.card) } };
    case "bury":
    case "keepSeen":
      return { key, values: { card: cardLabelled(choice.card) } };
  }
}
