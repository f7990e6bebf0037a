import { at, InputError } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import { type Path, TERRAINS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { beginDuel, beginMonsterFight } from "../fight/begin.ts";
import { fightOf } from "../fight/facts.ts";
import type { AbilityIndex, State } from "../state.ts";
import { NONE } from "../state.ts";
import type { Fight } from "../state-fight.ts";
import type { FightInput, SeatInput, TableInput } from "./format.ts";
import { keepNamed, trophyNamed } from "./layout.ts";
import { indexNamed, nameOf, placeIn, seatNames } from "./names.ts";

const SILENT: Scribe = { tell: undefined, final: false };

/** A fight whose life decks are formed, before a combat turn. What its beginning did is not done again. */
export function openFight(state: State, { fight: input }: TableInput, seats: readonly SeatInput[]): void {
  if (input === undefined)
    throw new InputError("fight", "Write the fight: { against: forest }.", ["position", "phase"]);
  declare(state, input);
  while (state.agenda.at(-1)?.do !== "fightOver") state.agenda.pop();
  state.agenda.push({ do: "nextTurn" });
  const fight = fightOf(state);
  if (fight.monster !== NONE) formLife(state, fight, input);
  fight.formed = true;
  fight.betsOpen = true;
  fight.turns = [...(input.turns ?? ([0, 0] as const))];
  fight.side = 1 - sideOf(state, fight, input);
  for (const [seat, { bet }] of seats.entries())
    if (bet !== undefined) fight.bets[seat] = bet === "attacker" ? 1 : 2;
  useUp(state, fight, seats);
}

function declare(state: State, { against }: FightInput): void {
  const path = ["position", "fight", "against"];
  const terrain = placeIn(TERRAINS, against);
  if (terrain < 0) {
    const defender = indexNamed(seatNames(state), against, path);
    if (defender === state.active) throw new InputError("fight", "Nobody fights alone.", path);
    beginDuel(state, SILENT, { defender });
    return;
  }
  if (at(state.monsters, terrain) === NONE)
    throw new InputError("fight", `There is no ${against} monster.`, path);
  beginMonsterFight(state, SILENT, { terrain });
}

/** The top cards of the fight deck; what is missing of the full life was lost to damage. */
function formLife(state: State, fight: Fight, { life: written }: FightInput): void {
  const { life } = at(boxOf(state).monsters, fight.monster);
  const left = written ?? life;
  if (left > life || left < 1)
    throw new InputError("fight", `This monster has 1 to ${life} life cards.`, ["position", "fight", "life"]);
  fight.life = state.fightDeck.splice(-left);
  fight.lost = state.fightDeck.splice(0, life - left);
}

/** 0 for the attacker's combat turn, 1 for the other side's. */
function sideOf(state: State, { attacker, defender }: Fight, { turn }: FightInput): number {
  const sides = [nameOf(state, attacker), defender === NONE ? "monster" : nameOf(state, defender)];
  return turn === undefined ? 0 : indexNamed(sides, turn, ["position", "fight", "turn"]);
}

/** Potions, Specializations and abilities that were used in this fight. */
function useUp(state: State, fight: Fight, seats: readonly SeatInput[]): void {
  const box = boxOf(state);
  for (const fighter of fight.fighters) {
    const { used = [], specialized = 0 } = at(seats, fighter.seat);
    fighter.potions = at(state.players, fighter.seat).drunk.length;
    fighter.specialized = specialized;
    fighter.combos = at(fight.turns, fight.fighters.indexOf(fighter));
    fighter.used = used.flatMap((name, i) =>
      abilitiesOf(box, name, ["position", nameOf(state, fighter.seat), "used", i]),
    );
  }
}

/** The abilities of a kept card or a trophy. */
function abilitiesOf(box: Box, name: string, path: Path): readonly AbilityIndex[] {
  return box.storyOf.has(name)
    ? at(box.keeps, keepNamed(box, name, path)).abilities
    : at(box.trophies, trophyNamed(box, name, path)).abilities;
}
