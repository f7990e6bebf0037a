import { at, InputError } from "@medallion/kernel";
import { boxOf, LAST_XP, symbolIndex } from "../box.ts";
import { type ActionCard, CHARACTERS, type CharacterId, SYMBOLS } from "../data/index.ts";
import type { Path } from "../refuse.ts";
import { EVERYBODY, isHuman, type Player, type State } from "../state.ts";
import { abilitiesOf } from "./components.ts";
import type { CardsInput, SeatInput } from "./format.ts";
import { indexNamed, playersOf } from "./names.ts";
import { coveredBits, splitCovered } from "./notation.ts";
import type { Supply } from "./supply.ts";

/** A card that lies somewhere, and what is covered on it. */
export interface Laid {
  readonly card: ActionCard;
  readonly covered: number;
}

/** Where the cards of a player lie. */
export interface PlayerCards {
  readonly hand: readonly ActionCard[];
  readonly timeline: readonly Laid[];
  readonly kept: readonly Laid[];
  readonly added: readonly Laid[];
}

/** Takes from the supply what is written for a player. */
export function cardsOf(supply: Supply, seat: SeatInput, path: Path): PlayerCards {
  const laid = (key: "timeline" | "kept" | "new"): readonly Laid[] =>
    (seat[key] ?? []).flatMap((written, place) => laidCards(supply, written, [...path, key, place]));
  return {
    timeline: laid("timeline"),
    kept: laid("kept"),
    added: laid("new"),
    hand: cardsIn(supply, seat.hand ?? 0, [...path, "hand"]),
  };
}

export function cardsIn(supply: Supply, cards: CardsInput, path: Path): readonly ActionCard[] {
  if (typeof cards === "number") return supply.fillers(cards, path);
  return cards.flatMap((written, place) => supply.take(written, [...path, place]));
}

function laidCards(supply: Supply, written: string, path: Path): readonly Laid[] {
  const { card: name, marks } = splitCovered(written);
  return supply.take(name, path).map((card) => ({ card, covered: coveredBits(card, marks, path) }));
}

/** Puts on the table what is written for a player. */
export function seatPlayer(
  state: State,
  name: string,
  character: CharacterId,
  seat: SeatInput,
  cards: PlayerCards,
): void {
  const path = ["position", name];
  const player = playersOf(state).indexOf(name);
  const owner = at(state.players, player);
  owner.character = CHARACTERS.indexOf(character);
  layTimeline(state, owner, cards);
  if (!isHuman(state, player)) return refuseForAutoma(seat, path);
  owner.hand = cards.hand.map((card) => cardIndex(state, card));
  for (const card of knownIn(seat, cards, path)) state.seen[cardIndex(state, card)] = EVERYBODY;
  for (const symbol of SYMBOLS) owner.pool[symbolIndex(symbol)] = seat.pool?.[symbol] ?? 0;
  placeMarkers(owner, seat, path);
  owner.abilities = abilitiesOf(seat, character, [...path, "abilities"]).map((ability) => ability.state);
}

export function cardIndex(state: State, { id }: ActionCard): number {
  return boxOf(state).cardOf.get(id) ?? -1;
}

/** RO-3.7, RO-7.18: kept and new cards count as played this turn, new ones as added in it. */
function layTimeline(state: State, owner: Player, { timeline, kept, added }: PlayerCards): void {
  const all = [...timeline, ...kept, ...added];
  owner.timeline = all.map(({ card }) => cardIndex(state, card));
  owner.covered = all.map(({ covered }) => covered);
  owner.since = timeline.length;
  owner.added = timeline.length + kept.length;
}

/** RO-12.4: an Automa has nothing but a character and cards. */
function refuseForAutoma(seat: SeatInput, path: Path): void {
  const usual = ["character", "timeline", "new", "abilities", "thresholds"];
  const wrong = Object.keys(seat).find((key) => !usual.includes(key));
  if (wrong !== undefined) throw new InputError("position", `An Automa has no ${wrong}.`, [...path, wrong]);
}

function knownIn({ known = [] }: SeatInput, { hand }: PlayerCards, path: Path): readonly ActionCard[] {
  if (known === "all") return hand;
  return known.map((id, place) => {
    const card = hand.find((held) => held.id === id);
    if (card !== undefined) return card;
    throw new InputError("known", `${id} is not in this hand.`, [...path, "known", place]);
  });
}

/** RO-1.19: the gold marker is on the track exactly when the normal one has left it. */
function placeMarkers(owner: Player, seat: SeatInput, path: Path): void {
  const { gold, vp = 0 } = seat;
  const xp = seat.xp ?? (gold === undefined ? 0 : LAST_XP);
  if (xp > LAST_XP || (gold ?? 0) > LAST_XP)
    throw new InputError("xp", `The track ends at ${LAST_XP}.`, [...path, xp > LAST_XP ? "xp" : "gold"]);
  if (gold !== undefined && xp < LAST_XP)
    throw new InputError("xp", "The gold marker comes when the normal one reaches 20.", [...path, "gold"]);
  owner.xp = xp;
  owner.gold = gold ?? (xp === LAST_XP ? 0 : -1);
  owner.vp = vp;
  owner.xpFrom[0] = xp + Math.max(0, owner.gold);
  owner.vpFrom[0] = vp;
}

/** RO-7.3: `B1` is the card of B's ability 1. */
export function lendAbilities(state: State, name: string, { borrowed = [] }: SeatInput): void {
  const path = ["position", name, "borrowed"];
  const names = playersOf(state);
  at(state.players, indexNamed(names, name, path)).borrowed = borrowed.map((written, place) => {
    const [, used, whose = "", slot = ""] = /^(used )?([A-EXY])([13])$/u.exec(written) ?? [];
    if (slot === "")
      throw new InputError("borrowed", `"${written}" must be such as B1 or used C3.`, [...path, place]);
    const of = indexNamed(names, whose, [...path, place]);
    const ability = at(state.players, of).character * 4 + Number(slot) - 1;
    return { ability, of, used: used !== undefined };
  });
}
