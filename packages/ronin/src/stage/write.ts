import { filled, type WrittenPosition } from "@medallion/fittings";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { CHARACTERS, SYMBOLS } from "../data/index.ts";
import { changedRules } from "../options.ts";
import { isLaid } from "../rules/circle.ts";
import { cardsInRow } from "../rules/draft.ts";
import { AVAILABLE, EVERYBODY, isHuman, LOCKED, type PlayerIndex, type State } from "../state.ts";
import type { SeatInput, TableInput } from "./format.ts";
import { boardName, nameOf, playersOf } from "./names.ts";
import { withCovered } from "./notation.ts";

/** A question of the Draft, of what to play or keep, or of the side quest as a scenario writes it. */
export function writePosition(state: State): WrittenPosition | undefined {
  const phase = phaseOf(state);
  if (phase === undefined) return undefined;
  const { rules, humans } = state.options;
  return {
    mode: humans === 1 ? "solo" : humans === 2 ? "duo" : "alliance",
    options: { ...Object.fromEntries(changedRules(rules).map((name) => [name, rules[name]])), humans },
    position: filled({
      ...tableOf(state, phase),
      ...Object.fromEntries(playersOf(state).map((name, player) => [name, seatOf(state, player)])),
    }),
  };
}

/** The phase whose first question this is, while nobody has answered it. */
function phaseOf(state: State): "pick" | "play" | "cleaning" | "final" | undefined {
  const { asks, players, options } = state;
  if (
    state.chapterCard < 0 ||
    players.some(({ chosen, taken, peeked, keeps }) => chosen.length + taken.length + peeked + keeps > 0)
  )
    return undefined;
  const isAsked = (kind: string): boolean => asks[0]?.kind === kind;
  if (isAsked("place"))
    return state.spots.every((spot) => spot < 0) && state.hasty.length === 0 ? "pick" : undefined;
  if (isAsked("play"))
    return asks.length === players.filter(({ hand }) => hand.length > 0).length ? "play" : undefined;
  if (isAsked("keep")) return asks.length === options.humans ? "cleaning" : undefined;
  if (isAsked("quest")) return asks.length === options.humans ? "final" : undefined;
  return undefined;
}

function tableOf(state: State, phase: "pick" | "play" | "cleaning" | "final"): TableInput {
  const { chapters, sides } = boxOf(state);
  const boards = state.circle.filter((board) => isLaid(state, board));
  const isInTurn = phase === "pick" || phase === "play";
  return {
    phase,
    chapter: state.pair + 1,
    ...(isInTurn ? { turn: (state.turn % 3) + 1 } : {}),
    card: at(chapters, state.chapterCard).id,
    first: nameOf(state, at(state.circle, 0)),
    initiative: state.order.map((player) => nameOf(state, player)),
    rows: Array.from({ length: state.rows.length / 2 }, (_, row) => {
      const cards = cardsInRow(state, row + 1);
      return cards.length === 0 ? "empty" : idsOf(state, cards);
    }),
    deck: idsOf(state, state.deck.toReversed()),
    discard: idsOf(state, state.discard),
    boards: Object.fromEntries(
      boards.map((board) => [
        boardName(state, board),
        { side: at(sides, at(state.sides, board)).id, at: at(state.markers, board) },
      ]),
    ),
  };
}

function idsOf(state: State, cards: readonly number[]): string[] {
  const { cards: all } = boxOf(state);
  return cards.map((card) => at(all, card).id);
}

function seatOf(state: State, player: PlayerIndex): Readonly<Record<string, unknown>> {
  const owner = at(state.players, player);
  const { cards } = boxOf(state);
  const laid = owner.timeline.map((card, place) => withCovered(at(cards, card), at(owner.covered, place)));
  const timeline: SeatInput = {
    character: at(CHARACTERS, owner.character),
    timeline: laid.slice(0, owner.since),
    kept: laid.slice(owner.since, owner.added),
    new: laid.slice(owner.added),
  };
  if (!isHuman(state, player)) return filled(timeline);
  const common = owner.hand.filter((card) => at(state.seen, card) === EVERYBODY);
  const own: SeatInput = {
    ...timeline,
    hand: idsOf(state, owner.hand),
    known: idsOf(state, common),
    pool: Object.fromEntries(
      SYMBOLS.map((symbol, place) => [symbol, at(owner.pool, place)] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
    xp: owner.xp,
    ...(owner.gold < 0 ? {} : { gold: owner.gold }),
    vp: owner.vp,
    abilities: owner.abilities.map((ability) =>
      ability === LOCKED ? "locked" : ability === AVAILABLE ? "available" : "used",
    ),
    borrowed: owner.borrowed.map(
      ({ ability, of, used }) => `${used ? "used " : ""}${nameOf(state, of)}${(ability % 4) + 1}`,
    ),
  };
  return filled(own);
}
