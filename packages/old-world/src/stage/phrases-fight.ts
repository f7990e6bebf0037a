import type { OldWorldChoice } from "../choice.ts";
import type { EffectChoice } from "../effects/choice.ts";
import type { FightChoice } from "../fight/choice.ts";
import type { State } from "../state.ts";
import { nameOf, waysToName } from "./names.ts";
import { named, ways, waysToAbility } from "./wording.ts";

const FIGHT_KINDS = [
  "bet",
  "goOn",
  "potion",
  "specialization",
  "lay",
  "takeTop",
  "returnCard",
  "attack",
  "discardSeen",
  "putOnTop",
] as const satisfies readonly FightChoice["kind"][];

export function isFightChoice(choice: OldWorldChoice): choice is OldWorldChoice & FightChoice {
  return FIGHT_KINDS.some((kind) => kind === choice.kind);
}

const EFFECT_KINDS = [
  "use",
  "takeBack",
  "bury",
  "keepSeen",
  "putBack",
] as const satisfies readonly EffectChoice["kind"][];

export function isEffectChoice(choice: OldWorldChoice): choice is OldWorldChoice & EffectChoice {
  return EFFECT_KINDS.some((kind) => kind === choice.kind);
}

export function fightPhrases(state: State, choice: FightChoice): readonly string[] {
  switch (choice.kind) {
    case "bet": {
      const side = state.fight?.attacker === choice.on ? "the attacker" : "the defender";
      return ways(["bets on"], [nameOf(state, choice.on), side]);
    }
    case "goOn":
      return ["goes on"];
    case "potion":
      return potionPhrases(state, choice);
    case "specialization":
      return specializationPhrases(state, choice);
    case "lay":
      return layPhrases(named(state, choice.card), choice);
    case "takeTop":
      return ["takes the top card", `takes ${named(state, choice.card)}`];
    case "returnCard":
      return [`returns ${named(state, choice.card)}`];
    case "attack":
      return [
        `names ${choice.attack}`,
        `chooses ${choice.attack}`,
        choice.attack === "bite" ? "bites" : "charges",
      ];
    case "discardSeen":
      return ways(["discards"], [seenName(state, choice.card)]);
    case "putOnTop":
      return ways(["puts"], [seenName(state, choice.card)], " on top");
  }
}

/** A seen card is an action card, or a fight card of a monster. */
function seenName(state: State, id: string): string {
  return /^F\d\d$/u.test(id) ? id : named(state, id);
}

function potionPhrases(
  state: State,
  choice: Extract<FightChoice, { readonly kind: "potion" }>,
): readonly string[] {
  const potions = waysToName(choice.potion);
  if (choice.with === undefined) return ways(["uses", "drinks"], potions);
  return [
    ...ways(["uses", "drinks"], potions, " for free"),
    ...waysToAbility(state, choice.with).flatMap((card) => ways(["uses"], potions, ` with ${card}`)),
  ];
}

function specializationPhrases(
  state: State,
  choice: Extract<FightChoice, { readonly kind: "specialization" }>,
): readonly string[] {
  const verbs = ["uses Specialization", "uses the Specialization", `uses the ${choice.school} ability`];
  if (choice.with === undefined) return verbs;
  return [
    ...verbs.map((way) => `${way} again`),
    ...waysToAbility(state, choice.with).map((card) => `uses Specialization with ${card}`),
  ];
}

function layPhrases(
  card: string,
  { extension, free }: Extract<FightChoice, { readonly kind: "lay" }>,
): readonly string[] {
  if (free === true) return [`adds ${card}`, `adds ${card} as a free card`];
  const plain = ways(["lays", "plays"], [card]);
  return extension === undefined
    ? plain
    : [...plain, ...plain.map((way) => `${way} on extension ${extension}`)];
}

export function effectPhrases(state: State, choice: EffectChoice): readonly string[] {
  switch (choice.kind) {
    case "use": {
      const short = choice.on === "kept" ? waysToName(choice.id) : trophyWays(choice);
      const number = choice.ability + 1;
      const full = short.map((card) => `uses ability ${number} of ${card}`);
      return [...ways(["uses"], short), ...full];
    }
    case "takeBack": {
      const card = named(state, choice.card);
      return choice.to === "hand"
        ? [`takes ${card}`, `takes back ${card}`]
        : [`puts ${card} into the deck`, `takes back ${card}`];
    }
    case "bury":
      return [`puts ${named(state, choice.card)} under the deck`, `buries ${named(state, choice.card)}`];
    case "keepSeen":
      return ways(["takes", "keeps"], [named(state, choice.card)]);
    case "putBack":
      return choice.to === "top"
        ? ways(["puts"], [named(state, choice.card)], " on top")
        : ways(["puts"], [named(state, choice.card)], " on the bottom");
  }
}

/** The griffin is a monster and a school. */
function trophyWays({ on, id }: Extract<EffectChoice, { readonly kind: "use" }>): readonly string[] {
  const names = waysToName(id);
  if (on === "monster") return names.map((name) => `ability of ${name}`);
  const trophies = names.map((name) => `${name} trophy`);
  return id === "griffin"
    ? [on === "schoolTrophy" ? "griffin school" : "griffin monster"]
    : [...names, ...trophies];
}
