import { at } from "@medallion/kernel";
import { allAmong, among, fits } from "@medallion/refusals";
import { type Box, boxOf } from "./box.ts";
import { ATTRIBUTES, TERRAINS } from "./data/index.ts";
import type { Path } from "./refuse.ts";
import type { State } from "./state.ts";
import { NONE } from "./state.ts";
import type { ComboCard, Fight, Fighter } from "./state-fight.ts";

const SIDES = 2;
const STEPS = 4;
/** None, on the attacker, on the defender. */
const BETS = 3;

export function checkFight(state: State, fight: Fight): void {
  const { seats } = state.options;
  const box = boxOf(state);
  const path = ["fight"];
  const duel = fight.defender !== NONE;
  among(seats, 0, fight.attacker, [...path, "attacker"]);
  among(seats, NONE, fight.defender, [...path, "defender"]);
  fits(fight.defender !== fight.attacker, [...path, "defender"]);
  among(box.monsters.length, NONE, fight.monster, [...path, "monster"]);
  fits((fight.monster === NONE) === duel, [...path, "monster"]);
  among(TERRAINS.length, duel ? NONE : 0, fight.terrain, [...path, "terrain"]);
  among(seats, NONE, fight.controller, [...path, "controller"]);
  fits(fight.bets.length === seats, [...path, "bets"]);
  allAmong(BETS, 0, fight.bets, [...path, "bets"]);
  among(SIDES, NONE, fight.side, [...path, "side"]);
  among(STEPS + 1, 0, fight.step, [...path, "step"]);
  among(SIDES, NONE, fight.winner, [...path, "winner"]);
  const seatsOfFighters = duel ? [fight.attacker, fight.defender] : [fight.attacker];
  fits(fight.fighters.length === seatsOfFighters.length, [...path, "fighters"]);
  for (const [side, fighter] of fight.fighters.entries()) {
    fits(fighter.seat === seatsOfFighters[side], [...path, "fighters", side, "seat"]);
    checkFighter(box, fighter, [...path, "fighters", side]);
  }
  fits(
    fight.seen.every((card) => [fight.life, fight.lost, fight.revealed].some((zone) => zone.includes(card))),
    [...path, "seen"],
  );
  if (fight.attack !== null)
    among(box.fightCards.length, NONE, fight.attack.card, [...path, "attack", "card"]);
}

function checkFighter(box: Box, fighter: Fighter, path: Path): void {
  checkCombo(box, fighter.combo, [...path, "combo"]);
  for (const [place, { by }] of fighter.mods.entries())
    among(box.lists.length, 0, by, [...path, "mods", place, "by"]);
  allAmong(box.abilities.length, 0, fighter.used, [...path, "used"]);
  fits(fighter.attributes.length === ATTRIBUTES.length, [...path, "attributes"]);
}

/** Cards that exist, with extensions that they have. */
export function checkCombo(box: Box, combo: readonly ComboCard[], path: Path): void {
  for (const [place, { card, extension }] of combo.entries()) {
    among(box.cards.length, 0, card, [...path, place, "card"]);
    among(at(box.cards, card).extensions.length, NONE, extension, [...path, place, "extension"]);
  }
}
