import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { type Box, boxOf } from "./box.ts";
import { ATTRIBUTES, SCHOOLS, type School, TERRAINS, type Terrain } from "./data/index.ts";
import type { Card, KeepIndex, Place, Player, Quest, QuestIndex, State, TrophyIndex } from "./state.ts";
import { EVERYBODY, NONE, playerOf } from "./state.ts";
import type { View } from "./view.ts";
import { idsOf, sortedIds } from "./view-ids.ts";

/** A witcher as one viewer sees it. */
export interface PlayerView {
  readonly school?: School;
  /** Where the figure stands. */
  readonly at?: Place;
  /** By `ATTRIBUTES`. */
  readonly attributes: readonly number[];
  readonly level: number;
  readonly shield: number;
  readonly gold: number;
  /** Position on the trophy track. */
  readonly track: number;

  readonly deckCount: number;
  readonly handCount: number;
  /** The hand, for its owner. */
  readonly hand?: readonly string[];
  /** Cards of the hand that all have seen go there, or know of since a pile became the deck (OW-1.21), sorted. */
  readonly known: readonly string[];
  /** Cards of another's hand that this viewer alone has seen, in the deck, sorted. */
  readonly spied: readonly string[];
  /** Cards of the deck that this viewer has seen where they lie; place 0 is the top. */
  readonly deckSeen: readonly { readonly place: number; readonly card: string }[];
  /** The other cards of deck and, of another, hand together, sorted. What is shown of them says `shownDeck`. */
  readonly hidden: readonly string[];
  /** The newest card last. */
  readonly discard: readonly string[];
  readonly removed: readonly string[];

  readonly potions: readonly string[];
  readonly drunk: readonly string[];
  readonly trophies: readonly TrophyView[];
  /** Own witcher trophy cards still under the board. */
  readonly stakes: number;
  /** Terrains of the trail tokens; what they show is hidden from all. */
  readonly trails: readonly Terrain[];
  readonly trailQuests: readonly {
    readonly terrain: Terrain;
    readonly place: Place;
    readonly gold: number;
  }[];
  readonly quests: readonly QuestView[];
  readonly kept: readonly KeptView[];
  /** How many questions the viewer has been asked. */
  readonly asked?: number;
}

/** A trophy by the id of its monster, or by its attribute or school. */
export interface TrophyView {
  readonly of: "monster" | "attribute" | "school";
  readonly id: string;
}

export interface QuestView {
  /** Its place in `Box.quests`. */
  readonly quest: QuestIndex;
  readonly story: string;
  /** The number of the event it leads to. */
  readonly event: number;
  /** Gold to pay when it is resolved. */
  readonly pay: number;
  /** Absent where any player's school will do (OW-8.22). */
  readonly place?: Place;
  /** The terrain of the token on it, if there is one. */
  readonly terrain?: Terrain;
  readonly ready: boolean;
}

export interface KeptView {
  /** Its place in `Box.keeps`. */
  readonly keep: KeepIndex;
  readonly story: string;
}

export function playerView(state: State, seat: Seat | null, player: Seat): PlayerView {
  const box = boxOf(state);
  const { cards, potions } = box;
  const owner = playerOf(state, player);
  const own = seat === player;
  const { known, spied, deckSeen, hidden } = knowledgeOf(state, seat, owner, own);
  return {
    attributes: owner.attributes.slice(),
    level: owner.level,
    shield: owner.shield,
    gold: owner.gold,
    track: owner.track,
    deckCount: owner.deck.length,
    handCount: owner.hand.length,
    known: sortedIds(cards, known),
    spied: sortedIds(cards, spied),
    deckSeen,
    hidden: sortedIds(cards, hidden),
    discard: idsOf(cards, owner.discard),
    removed: idsOf(cards, owner.removed),
    potions: idsOf(potions, owner.potions),
    drunk: idsOf(potions, owner.drunk),
    trophies: owner.trophies.map((trophy) => trophyView(box, trophy)),
    stakes: owner.stakes,
    trails: TERRAINS.filter((_, terrain) => at(owner.trails, terrain) !== NONE),
    trailQuests: owner.trailQuests.map(({ terrain, place, gold }) => ({
      terrain: at(TERRAINS, terrain),
      place,
      gold,
    })),
    quests: owner.quests.map((quest) => questView(box, quest)),
    kept: owner.kept.map((keep) => ({ keep, story: at(box.stories, at(box.keeps, keep).story).id })),
    // What may be absent comes last: an object is made much faster that way.
    ...(owner.school === NONE ? {} : { school: at(SCHOOLS, owner.school) }),
    ...(owner.at === NONE ? {} : { at: owner.at }),
    ...(own ? { hand: idsOf(cards, owner.hand), asked: at(state.asked, player) } : {}),
  };
}

/** What a viewer knows of hand and deck; the owner knows the own hand anyway. */
function knowledgeOf(
  state: State,
  seat: Seat | null,
  { hand, deck }: Player,
  own: boolean,
): {
  readonly known: Card[];
  readonly spied: Card[];
  readonly hidden: Card[];
  readonly deckSeen: { place: number; card: string }[];
} {
  const { cards } = boxOf(state);
  const known: Card[] = [];
  const spied: Card[] = [];
  const hidden: Card[] = [];
  const deckSeen: { place: number; card: string }[] = [];
  for (const card of hand) {
    if ((at(state.seen, card) & EVERYBODY) !== 0) known.push(card);
    else if (!own) (knowsPlace(state, seat, card) ? spied : hidden).push(card);
  }
  for (const [index, card] of deck.entries())
    if (knowsPlace(state, seat, card))
      deckSeen.push({ place: deck.length - 1 - index, card: at(cards, card).id });
    else hidden.push(card);
  return { known, spied, hidden, deckSeen };
}

/** Whether the viewer knows where a card lies that is in a deck or in another's hand. */
export function knowsPlace(state: State, seat: Seat | null, card: Card): boolean {
  return (at(state.seen, card) & (seat === null ? EVERYBODY : EVERYBODY | (1 << seat))) !== 0;
}

export function trophyView(box: Box, trophy: TrophyIndex): TrophyView {
  const { of, index } = at(box.trophies, trophy);
  if (of === "monster") return { of, id: at(box.monsters, index).id };
  return { of, id: of === "attribute" ? at(ATTRIBUTES, index) : at(SCHOOLS, index) };
}

function questView(box: Box, { quest, place, terrain, ready }: Quest): QuestView {
  const { story, effect } = at(box.quests, quest);
  return {
    quest,
    story: at(box.stories, story).id,
    event: effect.event,
    pay: effect.pay ?? 0,
    ...(place === NONE ? {} : { place }),
    ...(terrain === NONE ? {} : { terrain: at(TERRAINS, terrain) }),
    ready,
  };
}

/** The cards of the own deck that its owner is shown at any time, in no order; none without the option (OW-1.22). */
export function shownDeck(view: View, player: Seat): readonly string[] {
  if (player !== view.seat || !view.options.rules.deckListAlwaysVisible) return [];
  const { deckSeen, hidden } = at(view.players, player);
  return [...deckSeen.map(({ card }) => card), ...hidden].sort();
}
