import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, monsterTrophy, schoolTrophy } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { setShield } from "../rules/attributes.ts";
import { gainGold } from "../rules/gold.ts";
import { shuffleFightDeck } from "../rules/monsters.ts";
import { toAll } from "../rules/tell.ts";
import { takeTrail } from "../rules/tokens.ts";
import { drawCards, newDeck } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import { pushMoments } from "./begin.ts";
import { fightOf, isDuel, monsterOf } from "./facts.ts";
import { discardCombo } from "./step-four.ts";

const { constants, trophyTrack } = COMPONENTS;

/** The fight is decided: combos and used potions are discarded, then its results follow in their order. */
export function endFight(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  fight.side = NONE;
  fight.step = 0;
  fight.attack = null;
  fight.formed = false;
  for (const fighter of fight.fighters) {
    discardCombo(state, scribe, fighter);
    discardUsedPotions(state, fighter.seat);
    fighter.mods = [];
    fighter.attributes.fill(0);
  }
  state.agenda.push({ do: "closeFight" });
  if (isDuel(fight)) endDuel(state, scribe, fight);
  else endMonsterFight(state, scribe, fight);
}

function discardUsedPotions(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  for (const potion of player.drunk) state.potionDiscard.push(potion);
  player.drunk = [];
}

/** OW-14.1 to OW-14.6; abilities of the end of a fight come after the cleanup (OW-14.15). */
function endMonsterFight(state: State, scribe: Scribe, fight: Fight): void {
  const { attacker: seat, terrain, life, winner } = fight;
  const { agenda } = state;
  const monster = monsterOf(boxOf(state), fight).id;
  pushMoments(state, "fightEnd");
  agenda.push({ do: "cleanUp" });
  if (winner === 0) {
    scribe.tell?.(toAll({ kind: "monsterDefeated", seat, monster }));
    gainGold(state, scribe, seat, constants.goldForDefeatedMonster);
    agenda.push({ do: "newMonster", terrain, how: "defeated" });
    agenda.push({ do: "trophy", seat, trophy: monsterTrophy(fight.monster), by: "fight" });
  } else if (life.length <= constants.driveAwayMaxCardsLeft) {
    scribe.tell?.(toAll({ kind: "monsterDrivenAway", seat, monster }));
    gainGold(state, scribe, seat, constants.goldForDrivenAwayMonster);
    agenda.push({ do: "newMonster", terrain, how: "drivenAway" });
    agenda.push({ do: "gainCard", seat, cost: 0 });
  } else {
    scribe.tell?.(toAll({ kind: "totalDefeat", seat, monster, left: life.length }));
    takeTrail(state, scribe, seat, terrain);
    state.turn.beaten = true;
    agenda.push({ do: "gainCard", seat, cost: 0 });
  }
}

/** OW-14.12: the fight cards, the witcher's cards and the Shield. */
export function cleanUp(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  state.fightDeck.push(...fight.life, ...fight.lost, ...fight.revealed);
  fight.life = [];
  fight.lost = [];
  fight.revealed = [];
  fight.seen = [];
  shuffleFightDeck(state);
  renew(state, scribe, fight.attacker);
}

function renew(state: State, scribe: Scribe, seat: Seat): void {
  setShield(state, scribe, seat, "cap");
  newDeck(state, scribe, seat);
}

/** OW-13.17. */
function endDuel(state: State, scribe: Scribe, { attacker, defender, winner }: Fight): void {
  const { agenda } = state;
  const [seat, loser] = winner === 0 ? [attacker, defender] : [defender, attacker];
  // The loser's position decides, and nothing moves it.
  const { duelGold: gold = 0 } = at(trophyTrack, playerOf(state, loser).track);
  scribe.tell?.(toAll({ kind: "duelWon", seat, loser }));
  if (winner === 1) state.turn.beaten = true;
  agenda.push({ do: "closeTavern", place: playerOf(state, attacker).at });
  agenda.push({ do: "payBets", gold });
  pushMoments(state, "fightEnd");
  agenda.push({ do: "renewDuellists" });
  agenda.push({ do: "gainCard", seat: loser, cost: 0 });
  agenda.push({ do: "duelGold", seat, gold });
  if (winner === 0) pushSchoolTrophy(state, attacker, defender);
}

/** OW-13.11: at most one trophy of each school. */
function pushSchoolTrophy(state: State, seat: Seat, loser: Seat): void {
  const trophy = schoolTrophy(boxOf(state), playerOf(state, loser).school);
  if (!playerOf(state, seat).trophies.includes(trophy))
    state.agenda.push({ do: "trophy", seat, trophy, by: "fight" });
}

export function gainDuelGold(
  state: State,
  scribe: Scribe,
  { seat, gold }: { readonly seat: Seat; readonly gold: number },
): void {
  gainGold(state, scribe, seat, gold);
}

/** OW-13.13, OW-13.14. */
export function renewDuellists(state: State, scribe: Scribe): void {
  const { attacker, defender, winner } = fightOf(state);
  renew(state, scribe, attacker);
  renew(state, scribe, defender);
  drawCards(state, scribe, defender, winner === 1 ? constants.defenderDrawWon : constants.defenderDrawLost);
}

export function closeFight(state: State): void {
  state.fight = null;
  state.phase = "two";
}
