import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, type Effect, type Moment } from "../data/index.ts";
import { staticEffects } from "../effects/abilities.ts";
import { pushMoment } from "../effects/moments.ts";
import type { Scribe } from "../events.ts";
import { toAll } from "../rules/tell.ts";
import { formLifeDeck } from "../rules/zones.ts";
import type { State, TerrainIndex } from "../state.ts";
import { isSolo, NONE, playerOf, right, seatsOf } from "../state.ts";
import type { Fight, Fighter } from "../state-fight.ts";
import { restrict } from "./effects.ts";
import { fightOf, isDuel, monsterOf } from "./facts.ts";
import { checkLife } from "./knock-out.ts";
import { beginTurn } from "./turns.ts";

/** OW-12.2: the declaration, abilities before the life deck, life decks, abilities after them, first combat turn. */
export function beginMonsterFight(
  state: State,
  scribe: Scribe,
  { terrain }: { readonly terrain: TerrainIndex },
): void {
  const attacker = state.active;
  const controller = isSolo(state) ? NONE : right(state, attacker);
  enter(state, { attacker, controller, terrain, monster: at(state.monsters, terrain), defender: NONE });
  if (scribe.tell !== undefined) {
    const monster = monsterOf(boxOf(state), fightOf(state)).id;
    const event = { kind: "fightDeclared" as const, seat: attacker, monster };
    scribe.tell(toAll(controller === NONE ? event : { ...event, controller }));
  }
  planBeginning(state);
  pushMoment(state, attacker, "fightDeclare");
}

/** OW-13.5, OW-13.6: bets, then as in a monster fight, each time the attacker first. */
export function beginDuel(state: State, scribe: Scribe, { defender }: { readonly defender: Seat }): void {
  const attacker = state.active;
  enter(state, { attacker, defender, controller: NONE, terrain: NONE, monster: NONE });
  const place = playerOf(state, attacker).at;
  scribe.tell?.(toAll({ kind: "duelDeclared", seat: attacker, defender, place }));
  planBeginning(state);
  if (at(COMPONENTS.setup, seatsOf(state) - 1).bets)
    state.agenda.push({ do: "showBets" }, { do: "bet", from: 1 });
}

function enter(
  state: State,
  parties: Pick<Fight, "attacker" | "defender" | "controller" | "terrain" | "monster">,
): void {
  const seats = parties.defender === NONE ? [parties.attacker] : [parties.attacker, parties.defender];
  const fight: Fight = {
    ...parties,
    bets: state.players.map(() => 0),
    betsOpen: false,
    formed: false,
    side: NONE,
    step: 0,
    turns: [0, 0],
    fighters: seats.map(newFighter),
    life: [],
    lost: [],
    revealed: [],
    seen: [],
    attack: null,
    winner: NONE,
  };
  state.phase = "fight";
  state.fight = fight;
  for (const fighter of fight.fighters)
    for (const effect of staticEffects(state, fighter.seat))
      if (isRestriction(effect)) restrict(fighter, effect);
}

function isRestriction(effect: Effect): effect is Parameters<typeof restrict>[1] {
  return effect.op === "potionCap" || effect.op === "shieldGainCap" || effect.op === "colourNoEffect";
}

function newFighter(seat: Seat): Fighter {
  return {
    seat,
    combo: [],
    mods: [],
    used: [],
    potions: 0,
    freePotion: false,
    specialized: 0,
    attributes: ATTRIBUTES.map(() => 0),
    combos: 0,
    shieldGained: 0,
    dealt: 0,
    hits: 0,
    taken: 0,
    lostCards: 0,
    potionCap: NONE,
    shieldGainCap: NONE,
    dull: 0,
  };
}

function planBeginning(state: State): void {
  state.agenda.push({ do: "fightOver" }, { do: "firstTurn" });
  pushMoments(state, "afterLifeDeck");
  state.agenda.push({ do: "lifeDecks" });
  pushMoments(state, "beforeLifeDeck");
}

/** Of both witchers, the attacker's first. */
export function pushMoments(state: State, when: Moment): void {
  for (const { seat } of fightOf(state).fighters.toReversed()) pushMoment(state, seat, when);
}

/** The monster's first, then each witcher's (OW-10.1, OW-12.3). */
export function formLifeDecks(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  if (!isDuel(fight)) formMonsterLife(state, scribe, fight);
  for (const { seat } of fight.fighters) {
    formLifeDeck(state, scribe, seat);
    const count = playerOf(state, seat).deck.length;
    scribe.tell?.(toAll({ kind: "lifeDeckFormed", seat, count }));
  }
  fight.formed = true;
  for (const { seat } of fight.fighters) if (checkLife(state, scribe, seat)) return;
}

function formMonsterLife(state: State, scribe: Scribe, fight: Fight): void {
  const { id, life } = monsterOf(boxOf(state), fight);
  fight.life = state.fightDeck.splice(-life);
  scribe.tell?.(toAll({ kind: "monsterLifeFormed", monster: id, count: fight.life.length }));
}

/** OW-12.4: the attacker with a trail token or a card that says so, else the monster; in a duel the attacker. */
export function beginFirstTurn(state: State, scribe: Scribe): void {
  const fight = fightOf(state);
  beginTurn(state, scribe, isDuel(fight) || hasTheLead(state, fight) ? 0 : 1);
}

function hasTheLead(state: State, { attacker, terrain }: Fight): boolean {
  if (at(playerOf(state, attacker).trails, terrain) !== NONE) return true;
  return staticEffects(state, attacker).some(({ op }) => op === "actFirst");
}
