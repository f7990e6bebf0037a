import { copyRandom } from "@medallion/kernel";
import type { Player, Poker, Quest, Reading, State, Turn } from "./state.ts";
import type { Fight, Fighter } from "./state-fight.ts";

/**
 * Hand-written because search copies states all the time (bench `old-world-copy`). Steps, questions and whatever is
 * readonly in the types are never changed in place and are shared.
 */
export function copyState(state: State): State {
  const copy: State = {
    options: state.options,
    random: copyRandom(state.random),
    agenda: state.agenda.slice(),
    asks: state.asks.slice(),
    asked: state.asked.slice(),
    phase: state.phase,
    first: state.first,
    active: state.active,
    turns: state.turns,
    turn: copyTurn(state.turn),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pool: state.pool.slice(),
    removed: state.removed.slice(),
    potionDeck: state.potionDeck.slice(),
    potionDiscard: state.potionDiscard.slice(),
    attributeTrophies: state.attributeTrophies.slice(),
    exploration: copyLists(state.exploration),
    explored: copyLists(state.explored),
    piles: copyLists(state.piles),
    monsters: state.monsters.slice(),
    lairs: state.lairs.slice(),
    monsterPiles: copyLists(state.monsterPiles),
    drivenAway: copyLists(state.drivenAway),
    extraStack: state.extraStack.slice(),
    fightDeck: state.fightDeck.slice(),
    tavern: state.tavern,
    seen: state.seen.slice(),
    players: state.players.map(copyPlayer),
    boards: state.boards.slice(),
    poker: state.poker === null ? null : copyPoker(state.poker),
    fight: state.fight === null ? null : copyFight(state.fight),
    readings: state.readings.map(copyReading),
    winner: state.winner,
    abandoned: state.abandoned,
  };
  if (state.declared !== undefined) Object.assign(copy, { declared: state.declared });
  return copy;
}

function copyLists(lists: readonly (readonly number[])[]): number[][] {
  return lists.map(copyList);
}

function copyList(list: readonly number[]): number[] {
  return list.slice();
}

export function copyTurn(turn: Turn): Turn {
  return {
    moved: turn.moved,
    actions: turn.actions.slice(),
    played: turn.played.slice(),
    used: turn.used.slice(),
    draw: turn.draw,
    drawSet: turn.drawSet,
    beaten: turn.beaten,
    free: turn.free,
    noExplore: turn.noExplore,
    skip: turn.skip,
    tests: turn.tests.slice(),
  };
}

function copyPlayer(player: Player): Player {
  return {
    school: player.school,
    at: player.at,
    attributes: player.attributes.slice(),
    level: player.level,
    shield: player.shield,
    gold: player.gold,
    track: player.track,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    removed: player.removed.slice(),
    potions: player.potions.slice(),
    drunk: player.drunk.slice(),
    trophies: player.trophies.slice(),
    stakes: player.stakes,
    trails: player.trails.slice(),
    trailQuests: player.trailQuests.slice(),
    quests: player.quests.map(copyQuest),
    kept: player.kept.slice(),
  };
}

function copyQuest({ quest, place, terrain, ready }: Quest): Quest {
  return { quest, place, terrain, ready };
}

export function copyPoker(poker: Poker): Poker {
  return {
    against: poker.against,
    dice: poker.dice.slice(),
    theirs: poker.theirs.slice(),
    opponent: poker.opponent,
    pot: poker.pot,
    marked: poker.marked.slice(),
    onBetter: poker.onBetter,
  };
}

export function copyReading(reading: Reading): Reading {
  return {
    story: reading.story,
    seat: reading.seat,
    option: reading.option,
    rows: reading.rows.slice(),
    stays: reading.stays,
  };
}

function copyFight(fight: Fight): Fight {
  return {
    attacker: fight.attacker,
    defender: fight.defender,
    controller: fight.controller,
    terrain: fight.terrain,
    monster: fight.monster,
    bets: fight.bets.slice(),
    betsOpen: fight.betsOpen,
    formed: fight.formed,
    side: fight.side,
    step: fight.step,
    turns: [fight.turns[0], fight.turns[1]],
    fighters: fight.fighters.map(copyFighter),
    life: fight.life.slice(),
    lost: fight.lost.slice(),
    revealed: fight.revealed.slice(),
    seen: fight.seen.slice(),
    attack: fight.attack,
    winner: fight.winner,
  };
}

export function copyFighter(fighter: Fighter): Fighter {
  return {
    seat: fighter.seat,
    combo: fighter.combo.slice(),
    mods: fighter.mods.slice(),
    used: fighter.used.slice(),
    potions: fighter.potions,
    freePotion: fighter.freePotion,
    specialized: fighter.specialized,
    attributes: fighter.attributes.slice(),
    combos: fighter.combos,
    shieldGained: fighter.shieldGained,
    dealt: fighter.dealt,
    hits: fighter.hits,
    taken: fighter.taken,
    lostCards: fighter.lostCards,
    potionCap: fighter.potionCap,
    shieldGainCap: fighter.shieldGainCap,
    dull: fighter.dull,
  };
}
