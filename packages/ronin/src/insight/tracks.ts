import { remembered } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import { boxOf, type SideTable } from "../box.ts";
import type { Ability, Bonus } from "../data/index.ts";
import { abilityWorth, worthAt } from "../knowledge/experience.ts";
import { ACTIVE, POINTS_PER_TURN, TRACK_DRIFT } from "../knowledge/worth.ts";
import { boardOf, partnerOn } from "../rules/circle.ts";
import type { PlayerIndex, State } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { BONUSES, SHARED_POINTS } from "./beliefs.ts";

/** The two alliance tracks of a seat, by which steps of their markers are weighed. */
export interface Tracks {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Steps that each marker will probably still make, and how far they may drift apart. */
  readonly toCome: number;
  readonly drift: number;
  /** By space: what the lower track scores there, and what the bonuses up to it are worth. */
  readonly points: readonly number[];
  readonly bonusesLeft: readonly number[];
  readonly bonusesRight: readonly number[];
}

export function tracksOf(state: State, seat: PlayerIndex, turns: number, point: number): Tracks {
  const leftBoard = boardOf(state, seat, "left");
  const rightBoard = boardOf(state, seat, "right");
  const left = sideOf(state, leftBoard);
  const right = sideOf(state, rightBoard);
  const leftPartner = partnerOn(state, leftBoard, seat);
  const rightPartner = partnerOn(state, rightBoard, seat);
  const humans = (isHuman(state, leftPartner) ? 1 : 0) + (isHuman(state, rightPartner) ? 1 : 0);
  return {
    left: at(state.markers, leftBoard),
    right: at(state.markers, rightBoard),
    top: left.top,
    toCome: turns * POINTS_PER_TURN,
    drift: TRACK_DRIFT * Math.sqrt(turns),
    points: pointsOf(left, turns > 0 ? 1 : 0, humans),
    bonusesLeft: bonusesOf(state, left, leftPartner, turns, point),
    bonusesRight: bonusesOf(state, right, rightPartner, turns, point),
  };
}

function sideOf(state: State, board: PlayerIndex): SideTable {
  return at(boxOf(state).sides, Math.max(0, at(state.sides, board)));
}

/** What is worked out once for a side: its points by whether time is left and by human partners, its bonuses by key. */
interface Tables {
  readonly points: (readonly number[])[];
  readonly bonuses: Map<number, readonly number[]>;
}

const tablesOf: (side: SideTable) => Tables = remembered(() => ({ points: [], bonuses: new Map() }));

function pointsOf(side: SideTable, ahead: 0 | 1, humans: number): readonly number[] {
  const { points } = tablesOf(side);
  const key = humans * 2 + ahead;
  const known = points[key];
  if (known !== undefined) return known;
  const share = 1 + (humans / 2) * (SHARED_POINTS - 1);
  const made = (ahead === 1 ? straight(side.vp) : side.vp).map((vp) => share * vp);
  points[key] = made;
  return made;
}

/** Between scoring spaces a straight line, since there is time to come further. */
function straight(vp: readonly number[]): readonly number[] {
  const steps = vp.flatMap((worth, space) => (space === 0 || worth !== vp[space - 1] ? [space] : []));
  return vp.map((worth, space) => {
    const next = steps.find((step) => step > space);
    const last = steps.findLast((step) => step <= space) ?? 0;
    return next === undefined ? worth : worth + ((at(vp, next) - worth) * (space - last)) / (next - last);
  });
}

/** A point of experience is told apart by so many steps, so that tables are found again. */
const POINT_STEPS = 20;

function bonusesOf(
  state: State,
  side: SideTable,
  partner: PlayerIndex,
  turns: number,
  point: number,
): readonly number[] {
  const { bonuses } = tablesOf(side);
  const { character } = playerOf(state, partner);
  const steps = Math.round(point * POINT_STEPS);
  const key = (steps * 10 + turns) * 8 + character + 1;
  const known = bonuses.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  const made = side.bonuses.map((bonus) => {
    const ability =
      bonus?.k === "abilityOrXp" ? boxOf(state).abilities[character * 4 + bonus.ability - 1] : undefined;
    if (bonus !== undefined) sum += BONUSES * bonusWorth(bonus, ability, turns, steps / POINT_STEPS);
    return sum;
  });
  bonuses.set(key, made);
  return made;
}

/** Bonuses come about in the middle of the time that is left. */
function bonusWorth(bonus: Bonus, ability: Ability | undefined, turns: number, point: number): number {
  switch (bonus.k) {
    case "abilityOrXp": {
      const taken = ability === undefined ? 0 : abilityWorth(ability, turns / 2, turns / 6, point);
      return Math.max(bonus.xp * point, taken);
    }
    case "drawOrXp":
      return bonus.xp * point;
    case "showHand":
      return 2 * point;
    case "activeAny":
      return bonus.n * ACTIVE;
    case "xp":
      return bonus.n * point;
  }
}

/** What the two tracks bring in the end with their markers moved on so far. */
export function trackWorth(tracks: Tracks, movedLeft: number, movedRight: number): number {
  const { top, toCome, points, bonusesLeft, bonusesRight } = tracks;
  const one = Math.min(top, tracks.left + movedLeft + toCome);
  const other = Math.min(top, tracks.right + movedRight + toCome);
  return (
    worthAt(points, lower(one, other, tracks.drift)) +
    worthAt(bonusesLeft, one) +
    worthAt(bonusesRight, other)
  );
}

/** The lower of two spaces, where each may still drift: the closer they are, the more both count. */
function lower(one: number, other: number, drift: number): number {
  const apart = Math.abs(one - other);
  if (apart >= drift) return Math.min(one, other);
  return Math.max(0, (one + other) / 2 - (apart * apart + drift * drift) / (4 * drift));
}
