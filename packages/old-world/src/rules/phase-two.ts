import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { attributeTrophy, boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { ATTRIBUTES, COMPONENTS, DECKS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { isFightPayable } from "../fight/legal.ts";
import type { AttributeIndex, State, TerrainIndex } from "../state.ts";
import { isSolo, NONE, playerOf } from "../state.ts";
import { canExplore } from "../tale/explore.ts";
import { ask } from "./ask.ts";
import type { Asked } from "./kinds.ts";
import { toAll } from "./tell.ts";
import { cardsOf } from "./zones.ts";

const { attributeMax } = COMPONENTS.constants;

/** OW-7.1, OW-7.11, OW-7.12. */
export function openPhaseTwo(state: State, scribe: Scribe): void {
  if (state.turn.skip) return;
  state.phase = "two";
  const seat = state.active;
  if (phaseTwoChoices(state, seat).length > 0) {
    scribe.tell?.(toAll({ kind: "phaseStarted", seat, phase: 2 }));
    ask(state, seat, { kind: "phaseTwo" });
  } else scribe.tell?.(toAll({ kind: "phaseSkipped", seat, phase: 2 }));
}

const EXPLORE: readonly OldWorldChoice[] = DECKS.map((deck) => ({ kind: "explore", deck }));

/** DP-30. */
export function phaseTwoChoices(state: State, seat: Seat): readonly OldWorldChoice[] {
  const choices: OldWorldChoice[] = [];
  if (!state.turn.noExplore)
    for (const [deck, choice] of EXPLORE.entries()) if (canExplore(state, deck)) choices.push(choice);
  const terrain = state.lairs.indexOf(playerOf(state, seat).at);
  if (terrain >= 0 && canFight(state, seat, terrain))
    choices.push({ kind: "fight", monster: at(boxOf(state).monsters, at(state.monsters, terrain)).id });
  for (const [other] of state.players.entries())
    if (canChallenge(state, seat, other)) choices.push({ kind: "duel", with: other });
  for (const [attribute, name] of ATTRIBUTES.entries())
    if (canMeditate(state, seat, attribute)) choices.push({ kind: "meditate", attribute: name });
  return choices;
}

/** OW-7.6, OW-10.13, OW-16.6. */
function canFight(state: State, seat: Seat, terrain: TerrainIndex): boolean {
  if (at(state.monsters, terrain) === NONE || cardsOf(playerOf(state, seat)) === 0) return false;
  if (isSolo(state) && isLastMonster(state) && !hasAttributeTrophy(state, seat)) return false;
  return isFightPayable(state, seat, terrain);
}

function isLastMonster({ monsters }: State): boolean {
  return monsters.filter((monster) => monster !== NONE).length === 1;
}

function hasAttributeTrophy(state: State, seat: Seat): boolean {
  const { trophies } = boxOf(state);
  return playerOf(state, seat).trophies.some((trophy) => at(trophies, trophy).of === "attribute");
}

/** OW-7.3 to OW-7.5, OW-10.13. */
function canChallenge(state: State, seat: Seat, other: Seat): boolean {
  if (other === seat) return false;
  const player = playerOf(state, seat);
  const target = playerOf(state, other);
  return (
    target.at === player.at &&
    state.tavern !== player.at &&
    at(COMPONENTS.locations, player.at).duels &&
    !state.turn.played.includes(other) &&
    cardsOf(player) > 0 &&
    cardsOf(target) > 0
  );
}

/** OW-7.8. */
function canMeditate(state: State, seat: Seat, attribute: AttributeIndex): boolean {
  const { attributes, trophies } = playerOf(state, seat);
  return (
    at(attributes, attribute) === attributeMax &&
    at(state.attributeTrophies, attribute) > 0 &&
    !trophies.includes(attributeTrophy(boxOf(state), attribute))
  );
}

export function answerPhaseTwo(
  state: State,
  scribe: Scribe,
  { seat }: Asked<"phaseTwo">,
  choice: OldWorldChoice,
): void {
  switch (choice.kind) {
    case "explore":
      state.agenda.push({ do: "explore", deck: DECKS.indexOf(choice.deck) });
      return;
    case "fight":
      state.agenda.push({ do: "fightMonster", terrain: state.lairs.indexOf(playerOf(state, seat).at) });
      return;
    case "duel":
      state.agenda.push({ do: "fightWitcher", defender: choice.with });
      return;
    case "meditate":
      return meditate(state, scribe, seat, ATTRIBUTES.indexOf(choice.attribute));
  }
}

/** OW-7.9. */
function meditate(state: State, scribe: Scribe, seat: Seat, attribute: AttributeIndex): void {
  state.attributeTrophies[attribute] = at(state.attributeTrophies, attribute) - 1;
  scribe.tell?.(toAll({ kind: "meditated", seat, attribute: at(ATTRIBUTES, attribute) }));
  state.agenda.push({
    do: "trophy",
    seat,
    trophy: attributeTrophy(boxOf(state), attribute),
    by: "meditation",
  });
}
