import { at } from "@medallion/kernel";
import { boxOf, type SideTable } from "../box.ts";
import type { Bonus } from "../data/index.ts";
import { boardOf, partnerOn } from "../rules/circle.ts";
import type { PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { abilityWorth, worthAt } from "./experience.ts";
import { ACTIVE, POINTS_PER_TURN, SHARED, TRACK_DRIFT } from "./worth.ts";

/** Two alliance tracks as their player sees them. */
export interface Tracks {
  /** Where the markers stand. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Steps that each marker will probably still make, and how far they may drift apart. */
  readonly toCome: number;
  readonly drift: number;
  /** By space: what the lower track scores there; between scoring spaces a straight line while there is time. */
  readonly points: readonly number[];
  /** By space: what all bonuses up to it are worth. */
  readonly bonuses: readonly [left: readonly number[], right: readonly number[]];
}

/** What is known of the moment: turns to come, and what a point of experience is worth. */
interface Moment {
  readonly left: number;
  readonly ahead: boolean;
  readonly point: number;
}

export function tracksOf(state: State, seat: PlayerIndex, moment: Moment): Tracks {
  const boards = [boardOf(state, seat, "left"), boardOf(state, seat, "right")] as const;
  const [one, other] = boards.map((board) => at(boxOf(state).sides, Math.max(0, at(state.sides, board))));
  if (one === undefined || other === undefined) throw new Error("every seat has two boards");
  const turns = moment.ahead ? moment.left : 0;
  return {
    left: at(state.markers, boards[0]),
    right: at(state.markers, boards[1]),
    top: one.top,
    toCome: turns * POINTS_PER_TURN,
    drift: TRACK_DRIFT * Math.sqrt(turns),
    points: moment.left > 0 ? straightPoints(one) : one.vp,
    bonuses: [
      bonusTable(state, one, partnerOn(state, boards[0], seat), moment),
      bonusTable(state, other, partnerOn(state, boards[1], seat), moment),
    ],
  };
}

const straight = new WeakMap<SideTable, readonly number[]>();

function straightPoints(side: SideTable): readonly number[] {
  const known = straight.get(side);
  if (known !== undefined) return known;
  const steps = side.vp.flatMap((vp, space) => (space === 0 || vp !== side.vp[space - 1] ? [space] : []));
  const line = side.vp.map((vp, space) => {
    const next = steps.find((step) => step > space);
    const last = steps.findLast((step) => step <= space) ?? 0;
    return next === undefined ? vp : vp + ((at(side.vp, next) - vp) * (space - last)) / (next - last);
  });
  straight.set(side, line);
  return line;
}

function bonusTable(state: State, side: SideTable, partner: PlayerIndex, moment: Moment): readonly number[] {
  let sum = 0;
  return side.bonuses.map((bonus) => {
    if (bonus !== undefined) sum += SHARED * bonusWorth(state, bonus, partner, moment);
    return sum;
  });
}

/** Bonuses come about in the middle of the time that is left. */
function bonusWorth(state: State, bonus: Bonus, partner: PlayerIndex, { left, point }: Moment): number {
  switch (bonus.k) {
    case "abilityOrXp": {
      const { character } = playerOf(state, partner);
      const ability = boxOf(state).abilities[character * 4 + bonus.ability - 1];
      const taken = ability === undefined ? 0 : abilityWorth(ability, left / 2, left / 6, point);
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

/** What the two tracks bring in the end with their markers here: the points of the lower one, and all bonuses. */
export function trackWorth(tracks: Tracks, left: number, right: number): number {
  const { top, toCome, points, bonuses } = tracks;
  const one = Math.min(top, left + toCome);
  const other = Math.min(top, right + toCome);
  return (
    SHARED * worthAt(points, lower(one, other, tracks.drift)) +
    worthAt(bonuses[0], one) +
    worthAt(bonuses[1], other)
  );
}

/** The bonuses that the markers have passed already. */
export function passedWorth({ bonuses, left, right }: Tracks): number {
  return at(bonuses[0], left) + at(bonuses[1], right);
}

/** The lower of two spaces, where each may still drift: the closer they are, the more both count. */
function lower(one: number, other: number, drift: number): number {
  const apart = Math.abs(one - other);
  if (apart >= drift) return Math.min(one, other);
  return Math.max(0, (one + other) / 2 - (apart * apart + drift * drift) / (4 * drift));
}
