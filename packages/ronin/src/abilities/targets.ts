import { at } from "@medallion/kernel";
import { boxOf, NO_PASS, symbolAt } from "../box.ts";
import type { Target } from "../choice.ts";
import type { Ability } from "../data/index.ts";
import { activePair, COVERS_PASS, inactiveUpTo } from "../effects/count.ts";
import { hasStandard } from "../effects/resolve.ts";
import { openTracks } from "../effects/result.ts";
import { splitsOf } from "../rules/alliance.ts";
import { boardOf, leftOf, neighbour, rightOf } from "../rules/circle.ts";
import { idOf, idsOf } from "../rules/zones.ts";
import type { Card, Player, PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { exchangesOf } from "./convert.ts";
import { subsetsOf } from "./subsets.ts";
import { coveredSources, uncoverings } from "./uncover.ts";

/** Used without a target. */
const PLAINLY: readonly undefined[] = [undefined];
const NEVER: readonly undefined[] = [];

/**
 * Every way in which a player can use an ability outside K1, in canonical order; none where it would do nothing
 * (RO-13.14). An ability that needs no target is used in one way.
 */
export function targetsOf(
  state: State,
  player: PlayerIndex,
  ability: Ability,
): readonly (Target | undefined)[] {
  const owner = playerOf(state, player);
  switch (ability.primitive) {
    case "GAIN_ACTIVE":
      return gains(state, ability.params);
    case "CONVERT":
      return exchangesOf(owner.pool, activePair(state), ability.params.count);
    case "UNCOVER":
      return uncoverings(state, player, ability.params.count);
    case "REPEAT":
      return cardSets(state, newEffects(state, owner), ability.params.count);
    case "TIMELINE_TO_HAND":
      return cardSets(state, owner.timeline, ability.params.count);
    case "EXTRA_PLAY_THEN_DRAW":
      return cardSets(state, owner.hand, 1);
    case "TEA_HOST":
      return cardSets(state, openPasses(state, owner), 1);
    case "BORROW":
      return [leftOf(state, player), rightOf(state, player)].flatMap((of) =>
        playerOf(state, of).timeline.flatMap((card) =>
          hasStandard(state, card) ? [{ kind: "borrow" as const, of, card: idOf(state, card) }] : [],
        ),
      );
    case "DRAFT_SWAP":
      return swaps(state, owner);
    case "ALLY":
      return lowerTracks(state, player);
    case "DRAFT_PEEK":
      return owner.peeked === 0 && state.deck.length > 0 ? PLAINLY : NEVER;
    case "DRAFT_EXTRA":
      return state.deck.length > 0 ? PLAINLY : NEVER;
    case "KEEP_EXTRA":
      return state.chapter < 2 ? PLAINLY : NEVER;
    case "STUDY":
      return owner.timeline.length > 0 ? PLAINLY : NEVER;
    case "INACTIVE_XP":
      return inactiveUpTo(state, owner, owner.timeline.length - 1) > 0 ? PLAINLY : NEVER;
    case "DRAFT_FIRST":
      return PLAINLY;
    case "IGNORE_LOSS":
    case "FULL_RESULT":
    case "WILD_COLOUR":
      return NEVER;
  }
}

function gains(state: State, params: (Ability & { primitive: "GAIN_ACTIVE" })["params"]): readonly Target[] {
  const ways = "each" in params ? [activePair(state)] : splitsOf(state, params.count);
  return ways.map((symbols) => ({ kind: "gain", symbols: symbols.map(symbolAt) }));
}

function cardSets(state: State, cards: readonly Card[], most: number): readonly Target[] {
  return subsetsOf(idsOf(state, cards), most).map((set) => ({ kind: "cards", cards: set }));
}

/** RO-7.18: cards of this Play step with a standard effect. */
function newEffects(state: State, { timeline, added }: Player): readonly Card[] {
  return timeline.slice(added).filter((card) => hasStandard(state, card));
}

function openPasses(state: State, { timeline, covered }: Player): readonly Card[] {
  const { passes } = boxOf(state);
  return timeline.filter(
    (card, place) => at(passes, card) !== NO_PASS && (at(covered, place) & COVERS_PASS) === 0,
  );
}

/** One of the cards just taken against one that lies face up in a row. */
function swaps(state: State, { taken }: Player): readonly Target[] {
  return taken.flatMap((give) =>
    state.rows.flatMap((get, place) =>
      get < 0
        ? []
        : [
            {
              kind: "swap" as const,
              give: idOf(state, give),
              row: Math.floor(place / 2) + 1,
              get: idOf(state, get),
            },
          ],
    ),
  );
}

/** The lower track, or one of two equal ones. */
function lowerTracks(state: State, player: PlayerIndex): readonly Target[] {
  const lowest = Math.min(
    at(state.markers, boardOf(state, player, "left")),
    at(state.markers, boardOf(state, player, "right")),
  );
  return openTracks(state, player)
    .filter((side) => at(state.markers, boardOf(state, player, side)) === lowest)
    .map((side) => ({ kind: "track", side, partner: neighbour(state, player, side) }));
}

/** Whether there is any way to use it; agrees with `targetsOf` and is cheaper where that lists many. */
export function isUsable(state: State, player: PlayerIndex, ability: Ability): boolean {
  const owner = playerOf(state, player);
  switch (ability.primitive) {
    case "GAIN_ACTIVE":
      return true;
    case "CONVERT":
      // Any token can become one of the other active symbol.
      return owner.pool.some((count) => count > 0);
    case "UNCOVER":
      return coveredSources(state, player).length > 0;
    case "EXTRA_PLAY_THEN_DRAW":
      return owner.hand.length > 0;
    case "TIMELINE_TO_HAND":
      return owner.timeline.length > 0;
    case "REPEAT":
      return newEffects(state, owner).length > 0;
    case "DRAFT_SWAP":
      return owner.taken.length > 0 && state.rows.some((card) => card >= 0);
    default:
      return targetsOf(state, player, ability).length > 0;
  }
}
