import type { RoninChoice, Target } from "@medallion/ronin";
import { type Parts, type Way, waysOf } from "../../../../drawn/index.ts";
import type { RoninSight } from "../../sight/sight.ts";
import { type RoninSpot, spotOf } from "./spot.ts";

type Pointing = Omit<Way<RoninSpot>, "choice">;
type Of<Union extends { readonly kind: string }, Kind extends Union["kind"]> = Union & {
  readonly kind: Kind;
};

/** Pointed at, then confirmed; pointed at again it is meant as well. */
const at = (spot: RoninSpot): Pointing => ({ from: spot, to: ["confirm"] });
const composed = (...parts: Parts<RoninSpot>): Pointing => ({ from: undefined, to: ["confirm"], parts });

/** Every kind of choice and where it is made. */
const PLACES: { readonly [Kind in RoninChoice["kind"]]: (choice: Of<RoninChoice, Kind>) => Pointing } = {
  character: ({ character }) => at(spotOf.character(character)),
  automa: ({ character }) => at(spotOf.character(character)),
  board: ({ board, side }) => composed([spotOf.board(board)], [spotOf.side(side)]),
  deck: () => at("deck"),
  row: ({ row }) => at(spotOf.row(row)),
  take: ({ cards }) => composed(cards.map(spotOf.card)),
  discard: ({ card }) => at(spotOf.card(card)),
  play: ({ cards }) => composed(...cards.map((card) => [spotOf.card(card)])),
  decline: () => ({ from: undefined, to: ["decline"] }),
  use: ({ ability, target }) =>
    composed([spotOf.ability(ability)], ...(target === undefined ? [] : targetParts(target))),
  partner: ({ partner }) => at(spotOf.player(partner)),
  lose: ({ tokens, printed }) => composed([...tokens.map(spotOf.token), ...printed.map(spotOf.printed)]),
  track: ({ side }) => at(spotOf.track(side)),
  "ability-card": () => at("bonus:ability"),
  xp: () => at("bonus:xp"),
  draw: () => at("bonus:draw"),
  symbols: ({ symbols }) => composed(symbols.map(spotOf.gain)),
  keep: ({ cards }) => composed(...cards.map((card) => [spotOf.card(card)])),
  quest: ({ symbol }) => at(spotOf.quest(symbol)),
};

/** Everything an ability can be used on, and where that is pointed at. */
const TARGETS: { readonly [Kind in Target["kind"]]: (target: Of<Target, Kind>) => Parts<RoninSpot> } = {
  gain: ({ symbols }) => [symbols.map(spotOf.gain)],
  convert: ({ away, symbols }) => [[...away.map(spotOf.token), ...symbols.map(spotOf.gain)]],
  uncover: ({ printed }) => [printed.map(spotOf.printed)],
  cards: ({ cards }) => [cards.map(spotOf.card)],
  borrow: ({ card }) => [[spotOf.card(card)]],
  swap: ({ give, get }) => [[spotOf.card(give), spotOf.card(get)]],
  track: ({ side }) => [[spotOf.track(side)]],
};

function targetParts<Kind extends Target["kind"]>(target: Of<Target, Kind>): Parts<RoninSpot> {
  // The table has one entry for each kind, with the type of that kind.
  const place = TARGETS[target.kind] as (target: Target) => Parts<RoninSpot>;
  return place(target);
}

function pointing<Kind extends RoninChoice["kind"]>(choice: Of<RoninChoice, Kind>): Pointing {
  const place = PLACES[choice.kind] as (choice: RoninChoice) => Pointing;
  return place(choice);
}

/** Every choice as a way of pointing. */
export function waysIn({ choices }: RoninSight): readonly Way<RoninSpot>[] {
  return waysOf<RoninSpot, RoninChoice>(choices, pointing);
}
