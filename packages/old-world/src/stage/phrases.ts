import type { Seat } from "@medallion/kernel";
import type { CommonChoice, OldWorldChoice, RuleChoice } from "../choice.ts";
import { choicesOf } from "../choices.ts";
import type { State } from "../state.ts";
import { nameOf, waysToName, waysToPlace } from "./names.ts";
import { effectPhrases, fightPhrases, isEffectChoice, isFightChoice } from "./phrases-fight.ts";
import { named, ways } from "./wording.ts";

/** All ways to write a choice after the seat's name, the shortest first. */
export function phrasesOf(state: State, seat: Seat, choice: OldWorldChoice): readonly string[] {
  if (isFightChoice(choice)) return fightPhrases(state, choice);
  if (isEffectChoice(choice)) return effectPhrases(state, choice);
  return isCommon(choice) ? commonPhrases(state, seat, choice) : rulePhrases(state, choice);
}

const COMMON = [
  "decline",
  "back",
  "done",
  "discard",
  "remove",
  "take",
  "discardPotion",
  "raise",
  "lower",
  "trail",
] as const satisfies readonly CommonChoice["kind"][];

function isCommon(choice: OldWorldChoice): choice is OldWorldChoice & CommonChoice {
  return COMMON.some((kind) => kind === choice.kind);
}

function commonPhrases(state: State, seat: Seat, choice: CommonChoice): readonly string[] {
  switch (choice.kind) {
    case "decline":
      return ["declines", "passes", "bets nothing", "uses nothing"];
    case "back":
      return ["goes back"];
    case "done":
      return ["is done", "stops", "finishes", "rerolls nothing"];
    case "discard":
      return fromZone(state, seat, "discards", choice);
    case "remove":
      return fromZone(state, seat, "removes", choice);
    case "take":
      return [
        ...ways(["takes", "gains"], [named(state, choice.card)]),
        `takes slot ${choice.slot}`,
        `takes ${named(state, choice.card)} from slot ${choice.slot}`,
      ];
    case "discardPotion":
      return ways(["discards"], waysToName(choice.potion));
    case "raise":
      return ways(["raises", "chooses"], waysToName(choice.attribute));
    case "lower":
      return ways(["lowers", "chooses"], waysToName(choice.attribute));
    case "trail":
      return [...ways(["takes", "chooses"], [choice.terrain]), `takes a ${choice.terrain} trail`];
  }
}

/** The zone may be left out where no card of this name is offered from another zone. */
function fromZone(
  state: State,
  seat: Seat,
  verb: string,
  { kind, card, from }: Extract<CommonChoice, { readonly kind: "discard" | "remove" }>,
): readonly string[] {
  const name = named(state, card);
  const isElsewhere = choicesOf(state, seat).some(
    (other) => other.kind === kind && other.from !== from && named(state, other.card) === name,
  );
  const places = from === "discard" ? ["discard", "discard pile", "pile"] : [from];
  const full = places.flatMap((place) => [
    `${verb} ${name} from ${place}`,
    `${verb} ${name} from the ${place}`,
  ]);
  return isElsewhere ? full : [`${verb} ${name}`, ...full];
}

function rulePhrases(state: State, choice: RuleChoice): readonly string[] {
  switch (choice.kind) {
    case "school":
      return ways(["takes", "keeps", "chooses"], waysToName(choice.school));
    case "lair":
      return ways(["chooses"], [choice.terrain]);
    case "lookThrough":
      return ["looks through the deck", "looks through the own deck"];
    case "abandon":
      return ["abandons the game", "gives up"];
    case "endPhase":
      return ["ends Phase I", "ends the phase", "ends phase one"];
    case "move":
      return ways(["moves to", "goes to"], waysToPlace(choice.to));
    case "keptMove":
      return ways(["moves to", "goes to"], waysToPlace(choice.to), ` with ${choice.story}`);
    case "action":
      return ["uses the action", "uses the location action", `uses the ${choice.action} action`];
    case "poker":
      return ways(["plays poker with", "plays dice poker with"], [nameOf(state, choice.with)]);
    case "quest":
      return ways(["resolves", "resolves the quest of"], [choice.story]);
    case "pay":
      return payments(named(state, choice.card), choice.payment);
    case "train":
      return ways(
        ["trains", "raises"],
        waysToName(choice.attribute),
        choice.story === undefined ? "" : ` with ${choice.story}`,
      );
    case "trailQuest":
      return [...ways(["tracks", "chooses"], [choice.terrain]), `takes a ${choice.terrain} trail quest`];
    case "purge":
      return [...ways(["purges", "removes"], [named(state, choice.card)]), `purges slot ${choice.slot}`];
    case "reroll":
      return [`rerolls ${choice.face}`, `rerolls a ${choice.face}`];
    case "ride":
      return ways(["moves to", "rides to", "goes to"], waysToPlace(choice.to));
    case "duel":
      return ways(["duels", "challenges", "fights"], [nameOf(state, choice.with)]);
    case "fight":
      return ["fights the monster", ...ways(["fights", "fights the"], waysToName(choice.monster))];
    case "meditate":
      return ways(["meditates on"], waysToName(choice.attribute));
    case "explore":
      return [`explores the ${choice.deck}`, `explores ${choice.deck}`];
    case "option":
      return [`chooses ${choice.option}`, `chooses option ${choice.option}`];
  }
}

/** OW-5.4 to OW-5.7: the cheapest payment has the shortest words. */
function payments(card: string, payment: Extract<RuleChoice, { kind: "pay" }>["payment"]): readonly string[] {
  const verbs = ["pays", "pays with", "discards"];
  switch (payment) {
    case "terrain":
    case "wild":
    case "second":
    case "any":
      return ways(verbs, [card]);
    case "gold":
      return [...ways(verbs, [card], " and 1 gold"), ...ways(verbs, [card], " and gold")];
    case "two":
      return [...ways(verbs, [card], " as one of two"), ...ways(verbs, [card], " and another")];
  }
}
