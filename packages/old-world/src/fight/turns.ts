import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { pushMoment } from "../effects/moments.ts";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import type { State } from "../state.ts";
import type { Fight, Fighter } from "../state-fight.ts";
import { fightOf, monsterOf, opponentOf } from "./facts.ts";
import type { FightStep } from "./steps.ts";

// The steps of a combat turn never change, so that the same objects serve all turns.
const NEXT_TURN: FightStep = { do: "nextTurn" };
const BEAR: FightStep = { do: "bearMoment" };
const STEP_ONE: FightStep = { do: "stepOne" };
const STEP_TWO: FightStep = { do: "stepTwo" };
const AT_COMBO: FightStep = { do: "specializationMoment", use: "combo" };
const STEP_3A: FightStep = { do: "stepThreeAttack" };
const AFTER_HIT: FightStep = { do: "specializationMoment", use: "hit" };
const STEP_3B: FightStep = { do: "stepThreeShield" };
const STEP_3C: FightStep = { do: "stepThreeSpecial" };
const STEP_FOUR: FightStep = { do: "stepFour" };
const LAST_CARDS: FightStep = { do: "lastCards" };
const NAME_ATTACK: FightStep = { do: "nameAttack" };
const REVEAL: FightStep = { do: "reveal" };
const APPLY_ATTACK: FightStep = { do: "applyAttack" };
const LAST_LIFE: FightStep = { do: "lastLife" };

/** Turns alternate until one side has lost (OW-12.4, OW-13.5). */
export function nextTurn(state: State, scribe: Scribe): void {
  beginTurn(state, scribe, 1 - fightOf(state).side);
}

export function beginTurn(state: State, scribe: Scribe, side: number): void {
  const fight = fightOf(state);
  fight.side = side;
  fight.attack = null;
  const turn = at(fight.turns, side) + 1;
  fight.turns[side] = turn;
  for (const fighter of fight.fighters) renew(fighter, fight.fighters[side] === fighter);
  const fighter = fight.fighters[side];
  if (fighter !== undefined) {
    fight.step = 1;
    scribe.tell?.(toAll({ kind: "combatTurnStarted", seat: fighter.seat, turn }));
    planWitcherTurn(state, fight, fighter);
    return;
  }
  fight.step = 0;
  if (scribe.tell !== undefined)
    scribe.tell(toAll({ kind: "monsterTurnStarted", monster: monsterOf(boxOf(state), fight).id, turn }));
  planMonsterTurn(state, fight);
}

/** What holds for one combat turn ends with it; only a reduction of the next attack goes over. */
function renew(fighter: Fighter, isActing: boolean): void {
  fighter.mods = isActing ? [] : fighter.mods.filter(({ what }) => what === "reduceNext");
  fighter.lostCards = 0;
  if (!isActing) return;
  fighter.shieldGained = 0;
  fighter.dealt = 0;
  fighter.hits = 0;
  fighter.taken = 0;
}

/** The four steps with the moments between them, the last one first (OW-11.1, OW-11.20). */
function planWitcherTurn(state: State, fight: Fight, { seat }: Fighter): void {
  const { agenda } = state;
  const opponent = opponentOf(fight, seat);
  agenda.push(NEXT_TURN);
  if (opponent !== undefined) pushMoment(state, opponent.seat, "opponentTurnEnd");
  agenda.push(LAST_CARDS);
  pushMoment(state, seat, "ownTurnEnd");
  agenda.push(STEP_FOUR, STEP_3C, STEP_3B);
  pushMoment(state, seat, "attackDealt");
  agenda.push(AFTER_HIT, STEP_3A, AT_COMBO);
  pushMoment(state, seat, "comboBuilt");
  agenda.push(STEP_TWO, STEP_ONE, BEAR);
  pushMoment(state, seat, "ownTurnStart");
  if (opponent !== undefined) pushMoment(state, opponent.seat, "opponentTurnStart");
}

/** OW-12.7; a monster that has lost its last card with the attack has no end of turn (OW-10.7, OW-10.10). */
function planMonsterTurn(state: State, { attacker }: Fight): void {
  const { agenda } = state;
  agenda.push(NEXT_TURN);
  pushMoment(state, attacker, "opponentTurnEnd");
  agenda.push(LAST_LIFE, APPLY_ATTACK);
  pushMoment(state, attacker, "attackRevealed");
  agenda.push(REVEAL, NAME_ATTACK);
  pushMoment(state, attacker, "opponentTurnStart");
}
