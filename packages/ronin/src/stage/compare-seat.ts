import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { boxOf, symbolAt, symbolIndex } from "../box.ts";
import { CHARACTERS, COLOURS, SYMBOLS } from "../data/index.ts";
import {
  COVERS_FIRST,
  COVERS_PASS,
  COVERS_SECOND,
  coloursUpTo,
  inactiveUpTo,
  owned,
  ownedUpTo,
} from "../effects/count.ts";
import { boardOf, leftOf, rightOf } from "../rules/circle.ts";
import { cardNamed } from "../rules/zones.ts";
import {
  AVAILABLE,
  EVERYBODY,
  isHuman,
  LOCKED,
  type Player,
  type PlayerIndex,
  playerOf,
  type State,
} from "../state.ts";
import { shownHand, viewOf } from "../view.ts";
import { compareHolds, compareZone, meantCard, namesOf } from "./compare-cards.ts";
import type { SeatExpectation } from "./expectation.ts";
import { nameOf, playerNamed } from "./names.ts";
import { isSymbol } from "./notation.ts";
import { reasons } from "./reasons.ts";

/** Compares what is expected of a player. */
export function compareSeat(state: State, name: string, expected: SeatExpectation): readonly Difference[] {
  const player = playerNamed(state, name, [name]);
  return [
    ...comparePlace(state, name, player, expected),
    ...compareCards(state, name, player, expected),
    ...compareSymbols(state, name, player, expected),
    ...compareMarkers(state, name, player, expected),
    ...compareDraft(state, name, player, expected),
  ];
}

type Compared = readonly Difference[];

function comparePlace(state: State, name: string, player: PlayerIndex, expected: SeatExpectation): Compared {
  const marker = (side: "left" | "right") => at(state.markers, boardOf(state, player, side));
  return [
    ...differ(
      `${name} character`,
      expected.character,
      CHARACTERS[playerOf(state, player).character] ?? "none",
    ),
    ...differ(`${name} left`, expected.left, nameOf(state, leftOf(state, player))),
    ...differ(`${name} right`, expected.right, nameOf(state, rightOf(state, player))),
    ...differ(`${name} leftTrack`, expected.leftTrack, marker("left")),
    ...differ(`${name} rightTrack`, expected.rightTrack, marker("right")),
  ];
}

function compareCards(state: State, name: string, player: PlayerIndex, expected: SeatExpectation): Compared {
  const { hand: cards, timeline, covered, since } = playerOf(state, player);
  const hand = namesOf(state, cards);
  const known = cards.filter((card) => (at(state.seen, card) & EVERYBODY) !== 0);
  return [
    ...compareZone(state, [name, "hand"], hand, expected.hand, "any order"),
    ...compareHolds(state, [name, "handHas"], hand, expected.handHas, true),
    ...compareHolds(state, [name, "handLacks"], hand, expected.handLacks, false),
    ...compareZone(state, [name, "known"], namesOf(state, known), expected.known, "any order"),
    ...compareZone(
      state,
      [name, "timeline"],
      namesOf(state, timeline, covered),
      expected.timeline,
      "ordered",
    ),
    ...compareZone(
      state,
      [name, "played"],
      namesOf(state, timeline.slice(since), covered.slice(since)),
      expected.played,
      "ordered",
    ),
    ...compareShown(state, name, player, expected),
  ];
}

/** What one seat is shown of another's hand (RO-1.35). */
function compareShown(state: State, name: string, player: PlayerIndex, { shown }: SeatExpectation): Compared {
  if (shown === undefined) return [];
  if (!isHuman(state, player)) throw new InputError("shown", "An Automa looks at nothing.", [name, "shown"]);
  const view = viewOf(state, player);
  return Object.entries(shown).flatMap(([other, expected]) => {
    const { cards } = shownHand(view, playerNamed(state, other, [name, "shown", other]));
    const indices = cards.map((id) => cardNamed(state, id));
    return compareZone(state, [name, "shown", other], namesOf(state, indices), expected, "any order");
  });
}

function compareSymbols(
  state: State,
  name: string,
  player: PlayerIndex,
  expected: SeatExpectation,
): Compared {
  const owner = playerOf(state, player);
  const pool = Object.fromEntries(
    SYMBOLS.flatMap((symbol) => {
      const count = at(owner.pool, symbolIndex(symbol));
      return count === 0 ? [] : [[symbol, count]];
    }),
  );
  const wanted = Object.entries(expected.pool ?? {}).filter(([, count]) => count !== 0);
  return [
    ...(expected.pool === undefined ? [] : differ(`${name} pool`, Object.fromEntries(wanted), pool)),
    ...SYMBOLS.flatMap((symbol) =>
      differ(
        `${name} owned ${symbol}`,
        expected.owned?.[symbol],
        owned(state, player, symbolIndex(symbol)),
        reasons(state, { kind: "symbols", player, symbol }),
      ),
    ),
    ...differ(`${name} covered`, expected.covered, lostTokens(owner)),
    ...(expected.inactive === undefined
      ? []
      : differ(`${name} inactive`, expected.inactive, inactiveUpTo(state, owner, owner.timeline.length - 1))),
    ...compareSees(state, name, owner, expected),
  ];
}

export function lostTokens({ covered }: Player): number {
  const bits = [COVERS_FIRST, COVERS_SECOND, COVERS_PASS];
  return covered.reduce((sum, one) => sum + bits.filter((bit) => (one & bit) !== 0).length, 0);
}

/** The counting functions of RO-6.4 for a card of the timeline. */
function compareSees(state: State, name: string, owner: Player, { sees = {} }: SeatExpectation): Compared {
  return Object.entries(sees).flatMap(([card, counts]) => {
    const path = [name, "sees", card];
    const { id } = meantCard(state, card, path);
    const place = owner.timeline.indexOf(boxOf(state).cardOf.get(id) ?? -1);
    if (place < 0) throw new InputError("sees", `${card} is not in the timeline of ${name}.`, path);
    return Object.entries(counts).flatMap(([what, count]) =>
      differ([...path, what].join(" "), count, countUpTo(state, owner, place, what, [...path, what])),
    );
  });
}

function countUpTo(
  state: State,
  owner: Player,
  place: number,
  what: string,
  path: readonly string[],
): number {
  if (what === "inactive") return inactiveUpTo(state, owner, place);
  if (isSymbol(what)) return ownedUpTo(boxOf(state), owner, place, symbolIndex(what));
  const colours: readonly string[] = COLOURS;
  const colour = colours.indexOf(what);
  if (colour < 0) throw new InputError("sees", `"${what}" is no symbol, no colour and not inactive.`, path);
  return coloursUpTo(boxOf(state), owner, place, colour);
}

function compareMarkers(
  state: State,
  name: string,
  player: PlayerIndex,
  expected: SeatExpectation,
): Compared {
  const { xp, gold, vp, abilities, borrowed } = playerOf(state, player);
  const stateOf = (ability: number): string =>
    ability === LOCKED ? "locked" : ability === AVAILABLE ? "available" : "used";
  const lent = borrowed.map(
    ({ ability, of, used }) => `${used ? "used " : ""}${nameOf(state, of)}${(ability % 4) + 1}`,
  );
  return [
    ...differ(`${name} xp`, expected.xp, xp, reasons(state, { kind: "xp", player })),
    ...differ(`${name} gold`, expected.gold, gold < 0 ? "off" : gold, reasons(state, { kind: "xp", player })),
    ...differ(`${name} vp`, expected.vp, vp, reasons(state, { kind: "vp", player })),
    ...differ(`${name} abilities`, expected.abilities, abilities.map(stateOf)),
    ...differ(`${name} borrowed`, expected.borrowed, lent),
  ];
}

function compareDraft(state: State, name: string, player: PlayerIndex, expected: SeatExpectation): Compared {
  const spot = at(state.spots, player);
  const { quest } = playerOf(state, player);
  const decision = state.decisions.findLastIndex((one) => one.player === player);
  const counts = state.decisions[decision]?.counts.map((count) => (count < 0 ? "taken" : count));
  return [
    ...differ(`${name} spot`, expected.spot, spot < 0 ? "none" : spot === 0 ? "deck" : spot),
    ...differ(`${name} quest`, expected.quest, quest < 0 ? "none" : symbolAt(quest)),
    ...differ(`${name} counts`, expected.counts, counts, reasons(state, { kind: "pick", decision })),
  ];
}
