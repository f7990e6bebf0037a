import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, schoolTrophy } from "../box.ts";
import { COMPONENTS } from "../data/index.ts";
import { DISTANCE } from "../knowledge/distance.ts";
import { turnOf } from "../rules/turn.ts";
import type { Player, State } from "../state.ts";
import { isSolo, NONE, playerOf } from "../state.ts";
import { openTrophies } from "./aims.ts";
import { duelChance, type Opening } from "./chance.ts";
import { type Prowess, prowessOf } from "./prowess.ts";
import { Rivals } from "./rivals.ts";

const { attributeMax, trophiesToWin } = COMPONENTS.constants;
/** Turns within which whoever is alone wants to be done: the second rating (OW-16.15). */
const GOAL = 8;
/** So many turns too late are as bad as any more. */
const LATEST = 5;

/** What a witcher is valued by, the game's own score first; each has a text `feature.<name>`. */
export const FEATURES = [
  "trophies",
  "secondTrophy",
  "thirdTrophy",
  "constant",
  "combat",
  "defense",
  "alchemy",
  "specialization",
  "level",
  "monster",
  "otherMonsters",
  "hardestMonster",
  "lastStep",
  "duel",
  "meditation",
  "training",
  "cards",
  "deck",
  "hand",
  "gold",
  "potions",
  "trails",
  "quests",
  "help",
  "turn",
  "time",
  "pressure",
  "ripeness",
] as const;

export type Feature = (typeof FEATURES)[number];
type Measured = Record<Feature, number>;

const NOTHING = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Measured;
const measured: Measured = { ...NOTHING };
const USUAL: Opening = { hand: 3, damage: 3, shield: 0.5 };

/** What a seat has of each feature, in about -3 to 3. */
export function measure(state: State, seat: Seat, into: Float64Array): void {
  const player = playerOf(state, seat);
  const witcher = prowessOf(state, seat);
  measureWitcher(state, player, witcher);
  measureMonsters(state, seat, player);
  measureMeditation(state, seat, player);
  measured.duel = bestDuel(state, seat, player, witcher);
  const seats = state.options.seats;
  measured.turn = 1 - ((seat - state.active + seats) % seats) / seats;
  const isNear = player.track + 1 >= trophiesToWin;
  measured.lastStep = isNear ? Math.max(measured.monster, measured.duel) : 0;
  measureTime(state, player);
  for (let place = 0; place < FEATURES.length; place++) into[place] = measured[at(FEATURES, place)];
}

function measureWitcher(state: State, player: Player, witcher: Prowess): void {
  const { track, attributes, level, hand, gold, potions, trails, trailQuests, quests } = player;
  measured.constant = 1;
  measured.trophies = track;
  measured.secondTrophy = track >= 2 ? 1 : 0;
  measured.thirdTrophy = track >= 3 ? 1 : 0;
  measured.combat = (at(attributes, 0) - 1) / 2;
  measured.defense = (at(attributes, 1) - 1) / 2;
  measured.alchemy = (at(attributes, 2) - 1) / 2;
  measured.specialization = (at(attributes, 3) - 1) / 2;
  measured.level = (level - 1) / 2;
  measured.cards = witcher.cards / 10 - 1;
  measured.deck = witcher.worth - 3;
  measured.hand = hand.length / 3 - 1;
  measured.gold = Math.min(2, gold / 5);
  measured.potions = potions.length / 2;
  measured.help = witcher.help / 2;
  let count = 0.5 * trailQuests.length;
  for (let terrain = 0; terrain < trails.length; terrain++)
    if (trails[terrain] !== NONE && state.monsters[terrain] !== NONE) count++;
  measured.trails = count / 2;
  measured.quests = quests.length / 2;
}

/** The chances to defeat the monsters, the nearer ones more. */
function measureMonsters(state: State, seat: Seat, player: Player): void {
  const rivals = new Rivals(state, seat, player.hand);
  const distance = player.at === NONE ? undefined : DISTANCE[player.at];
  let best = 0;
  let sum = 0;
  let hardest = 1;
  let ripe = 0;
  for (let terrain = 0; terrain < state.lairs.length; terrain++) {
    if (state.monsters[terrain] === NONE) continue;
    const chance = rivals.chance(terrain);
    ripe += chance;
    hardest = Math.min(hardest, chance);
    if (!rivals.canFight(terrain)) continue;
    const moves = distance?.[at(state.lairs, terrain)] ?? 2;
    const near = chance * (moves === 0 ? 0.85 : 1 - 0.1 * Math.max(0, moves - 1));
    sum += near;
    if (near > best) best = near;
  }
  measured.monster = best;
  measured.otherMonsters = sum - best;
  measured.hardestMonster = hardest;
  measured.ripeness = ripe;
}

function measureMeditation(state: State, seat: Seat, { attributes, level }: Player): void {
  const open = openTrophies(state, seat);
  let highest = 0;
  for (let attribute = 0; attribute < attributes.length; attribute++)
    if ((open & (1 << attribute)) !== 0) highest = Math.max(highest, at(attributes, attribute));
  measured.meditation = highest === attributeMax ? 1 : 0;
  measured.training = highest === attributeMax ? 0 : Math.max(0, highest - 2) / 2;
  // A level that can be trained without gold is nearer.
  if (highest > 2 && highest < attributeMax && highest <= level) measured.training += 0.25;
}

/** The best chance to win a trophy from a witcher. */
function bestDuel(state: State, seat: Seat, player: Player, witcher: Prowess): number {
  let best = 0;
  const box = boxOf(state);
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || player.school === NONE) continue;
    const { school, at: place } = playerOf(state, other);
    if (school === NONE || player.trophies.includes(schoolTrophy(box, school))) continue;
    const moves = at(at(DISTANCE, player.at), place);
    const chance = duelChance(witcher, USUAL, prowessOf(state, other)) * (1 - 0.1 * Math.max(0, moves - 1));
    if (chance > best) best = chance;
  }
  return best;
}

/** Alone it counts how many turns are left beyond those in which trophies are won. */
function measureTime(state: State, { track }: Player): void {
  measured.time = measured.pressure = 0;
  if (!isSolo(state)) {
    measured.ripeness = 0;
    return;
  }
  const spare = Math.max(-LATEST, GOAL + 1 - turnOf(state) - (trophiesToWin - track));
  measured.time = spare / 2;
  measured.pressure = Math.max(0, -spare) / 2;
  measured.ripeness = (measured.ripeness - (trophiesToWin - 1 - Math.min(track, trophiesToWin - 1))) / 2;
}
