import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "./box.ts";
import { NONE, type State } from "./state.ts";
import { knowsPlace } from "./view-player.ts";

interface HiddenCard {
  readonly card: string;
  readonly place: string;
  readonly group: string;
}

/** Where each card hidden from the viewer lies; piles are told apart by their halves. */
export function hiddenFrom(state: State, viewer: Seat | null): readonly HiddenCard[] {
  const { cards, stories, monsters } = boxOf(state);
  return [
    ...halves(state.deck, cards, "common deck"),
    ...state.players.flatMap((_, player) => ofPlayer(state, viewer, player)),
    ...state.exploration.flatMap((deck, of) => halves(deck, stories, `stories ${of}`)),
    ...state.monsterPiles.flatMap((pile, level) => halves(pile, monsters, `monsters ${level}`)),
    // The stack beside the board holds tokens of level I (OW-2.18).
    ...state.extraStack.map((monster) => hidden(at(monsters, monster).id, "extra stack", "monsters 0")),
    ...ofFight(state, viewer),
  ];
}

function hidden(card: string, place: string, group: string): HiddenCard {
  return { card, place, group };
}

interface Named {
  readonly id: string;
}

function halves(
  pile: readonly number[],
  things: readonly Named[],
  group: string,
  name = group,
): readonly HiddenCard[] {
  return pile.map((thing, place) =>
    hidden(at(things, thing).id, `${place < pile.length / 2 ? "lower" : "upper"} half, ${name}`, group),
  );
}

/**
 * All know which cards a witcher has, so hand and deck are one group. Cards that somebody looks at are forgotten before
 * they move, so they are a group of their own until they have.
 */
function ofPlayer(state: State, viewer: Seat | null, player: Seat): readonly HiddenCard[] {
  const { cards } = boxOf(state);
  const { deck, hand } = at(state.players, player);
  const isHidden = (card: number): boolean => !knowsPlace(state, viewer, card);
  const group = `cards of ${player}`;
  const rest = deck.length - lookedAt(state, player);
  const looked = `${group} looked at`;
  return [
    ...halves(deck.slice(0, rest).filter(isHidden), cards, group, "deck"),
    ...deck
      .slice(rest)
      .filter(isHidden)
      .map((card) => hidden(at(cards, card).id, looked, looked)),
    ...(player === viewer
      ? []
      : hand.filter(isHidden).map((card) => hidden(at(cards, card).id, "hand", group))),
  ];
}

/** How many cards from the top of this witcher's deck somebody looks at and may move. */
function lookedAt({ asks, fight }: State, player: Seat): number {
  const isDuel = fight !== null && fight.defender !== NONE;
  for (const ask of asks) {
    const isOwn = ask.seat === player;
    if ((ask.kind === "takeSeen" || ask.kind === "orderOwn") && isOwn) return ask.look;
    if ((ask.kind === "discardSeen" || ask.kind === "orderSeen") && isDuel && !isOwn)
      return fight.fighters.some(({ seat }) => seat === player) ? ask.look : 0;
  }
  return 0;
}

function ofFight(state: State, viewer: Seat | null): readonly HiddenCard[] {
  const { fightCards } = boxOf(state);
  const { fight, fightDeck } = state;
  const seen = fight?.attacker === viewer ? (fight?.seen ?? []) : [];
  const unseen = (pile: readonly number[]) => pile.filter((card) => !seen.includes(card));
  const group = "fight cards";
  const heap = (pile: readonly number[], place: string) =>
    unseen(pile).map((card) => hidden(at(fightCards, card).id, place, group));
  return [
    ...heap(fightDeck, "fight deck"),
    ...halves(unseen(fight?.life ?? []), fightCards, group, "life deck"),
    ...heap(fight?.lost ?? [], "lost"),
  ];
}
