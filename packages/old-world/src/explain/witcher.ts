import { Chain } from "@medallion/fittings";
import type { Reason, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS } from "../data/index.ts";
import { fighterOf, fightOf, lifeOf, monsterOf } from "../fight/facts.ts";
import { ALCHEMY, attributeOf, DEFENSE, potionUses, shieldCap } from "../rules/attributes.ts";
import { potionLimit } from "../rules/potions.ts";
import type { AttributeIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { attributeName, keptNamed, monsterNamed } from "../words/index.ts";
import { trophyName } from "./source.ts";

/** OW-10.2; Shield is not life, but stands before it (OW-10.8). */
export function lifeReasons(state: State, seat: Seat): readonly Reason[] {
  const chain = new Chain();
  const { deck, hand, shield } = playerOf(state, seat);
  chain.add("OW-10.2", "life.deck", deck.length, { count: deck.length });
  chain.add("OW-10.2", "life.hand", hand.length, { count: hand.length });
  if (shield > 0) chain.add("OW-10.8", "life.shield", 0, { count: shield });
  chain.note("OW-10.2", "life.total", lifeOf(state, seat), { count: lifeOf(state, seat) });
  return chain.reasons;
}

/** OW-12.3, OW-10.4. */
export function monsterLifeReasons(state: State): readonly Reason[] {
  const chain = new Chain();
  const fight = fightOf(state);
  const { id, life } = monsterOf(boxOf(state), fight);
  const [hurt, attacks] = [fight.lost.length, fight.revealed.length];
  chain.note("OW-12.3", "monsterLife.printed", life, { monster: monsterNamed(id), count: life });
  if (hurt > 0) chain.add("OW-10.9", "monsterLife.lost", -hurt, { count: hurt });
  if (attacks > 0) chain.add("OW-12.7", "monsterLife.revealed", -attacks, { count: attacks });
  chain.note("OW-10.4", "monsterLife.total", fight.life.length, { count: fight.life.length });
  return chain.reasons;
}

/** How high Shield stands and can stand (OW-3.4, OW-3.24). */
export function shieldReasons(state: State, seat: Seat): readonly Reason[] {
  const chain = new Chain();
  levelOf(state, chain, seat, DEFENSE);
  const cap = shieldCap(state, seat);
  chain.note("OW-3.4", "shield.cap", cap, { cap });
  const { shield } = playerOf(state, seat);
  chain.note("OW-3.22", "shield.now", shield, { shield });
  return chain.reasons;
}

/** The level of an attribute, and what a fight makes of it (OW-12.21). */
function levelOf(state: State, chain: Chain, seat: Seat, attribute: AttributeIndex): void {
  const printed = at(playerOf(state, seat).attributes, attribute);
  const level = attributeOf(state, seat, attribute);
  const name = attributeName(at(ATTRIBUTES, attribute));
  chain.note("OW-3.24", "level", printed, { attribute: name, level: printed });
  if (level !== printed) chain.note("OW-12.21", "level.fight", level, { attribute: name, level });
}

/** Potions that may still be used in this fight (OW-11.3, OW-11.23). */
export function potionReasons(state: State, seat: Seat): readonly Reason[] {
  const chain = new Chain();
  const fighter = fighterOf(state, seat);
  if (fighter === undefined) return [];
  const { potions, drunk } = playerOf(state, seat);
  levelOf(state, chain, seat, ALCHEMY);
  const row = potionUses(state, seat);
  chain.note("OW-3.24", "potions.row", row, { count: row });
  if (fighter.potions > 0)
    chain.note("OW-11.3", "potions.used", Math.max(0, row - fighter.potions), { count: fighter.potions });
  const room = fighter.potionCap === NONE ? chain.amount : Math.max(0, fighter.potionCap - drunk.length);
  if (room < chain.amount) chain.note("OW-11.23", "potions.cap", room, { cap: fighter.potionCap });
  if (potions.length < chain.amount)
    chain.note("OW-11.2", "potions.held", potions.length, { count: potions.length });
  return chain.reasons;
}

/** How many potions may be held (OW-3.15, OW-3.25). */
export function potionLimitReasons(state: State, seat: Seat): readonly Reason[] {
  const chain = new Chain();
  const { keeps, abilities, stories } = boxOf(state);
  const { kept, potions } = playerOf(state, seat);
  chain.note("OW-3.15", "potionLimit.rule", COMPONENTS.constants.potionLimit, {
    count: COMPONENTS.constants.potionLimit,
  });
  const limit = potionLimit(state, seat);
  const card = kept.find((keep) =>
    at(keeps, keep).abilities.some((ability) =>
      at(abilities, ability).ability.effects.some(
        (effect) => effect.op === "potionLimit" && effect.n === limit,
      ),
    ),
  );
  if (card !== undefined)
    chain.note("OW-3.25", "potionLimit.kept", limit, {
      source: keptNamed(at(stories, at(keeps, card).story).id),
      count: limit,
    });
  chain.add("OW-3.15", "potionLimit.held", 0, { count: potions.length });
  return chain.reasons;
}

/** The trophies behind the position, and what the next step brings (OW-15.2, OW-15.5, OW-13.12). */
export function trackReasons(state: State, seat: Seat): readonly Reason[] {
  const chain = new Chain();
  const box = boxOf(state);
  const { track, trophies } = playerOf(state, seat);
  const { trophyTrack } = COMPONENTS;
  for (const [place, trophy] of trophies.entries())
    chain.note("OW-15.2", "track.trophy", Math.min(place + 1, track), { trophy: trophyName(box, trophy) });
  chain.note("OW-15.2", "track.position", track, { position: track });
  const next = trophyTrack[track + 1];
  if (next?.wins === true) chain.note("OW-15.9", "track.wins", track, { position: next.position });
  else if (next !== undefined)
    chain.note("OW-15.5", "track.fatigue", track, { position: next.position, count: next.fatigue });
  const { duelGold } = at(trophyTrack, track);
  if (duelGold !== undefined && state.options.seats > 1)
    chain.note("OW-13.12", "track.duelGold", track, { gold: duelGold });
  return chain.reasons;
}
