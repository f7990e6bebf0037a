import type { RandomState } from "@medallion/kernel";
import { at, pick, shuffle } from "@medallion/kernel";
import { B_SIDES, boxOf, symbolAt } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { CHARACTERS, COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { changedRules } from "../options.ts";
import type { Ask, PlayerIndex, State, Step } from "../state.ts";
import { AVAILABLE, isHuman, playerOf } from "../state.ts";
import { queuePoints } from "./alliance.ts";
import { ask } from "./ask.ts";
import {
  AUTOMA_CHARACTERS,
  BOARD_OFFERS,
  CHAPTER_CARD,
  CHARACTER_OFFERS,
  DECK,
  FIRST_PLAYER,
} from "./chance.ts";
import { boardOf, leftOf } from "./circle.ts";
import { fillRows } from "./draft.ts";
import { toAll, toSeat } from "./tell.ts";
import { idsOf, takeOpenly } from "./zones.ts";

/** Boards and characters are offered two at a time (RO-2.8, RO-2.11). */
const OFFERED = 2;
/** Alliance points on both tracks at the start, alone (RO-12.12). */
export const START_POINTS = { summer: 4, autumn: 2, winter: 0 } as const;

/** RO-2.1, RO-12.7: the first player, and all others clockwise. */
export function seatEverybody(state: State, scribe: Scribe): void {
  const { humans, rules, first: named } = state.options;
  scribe.tell?.(toAll({ kind: "gameStarted", humans, changed: changedRules(rules) }));
  const first = named ?? (humans === 1 ? 0 : drawn(state.random, FIRST_PLAYER, humans, scribe));
  const seats = Array.from({ length: humans }, (_, i) => (first + i) % humans);
  const automas = state.players.flatMap((_, player) => (isHuman(state, player) ? [] : [player]));
  state.circle = [...seats, ...automas];
  if (humans > 1) scribe.tell?.(toAll({ kind: "firstPlayerDecided", seat: first, by: rules.firstPlayer }));
  state.agenda.push({ kind: "chapter-card" });
}

function drawn(random: RandomState, stream: number, count: number, scribe: Scribe): number {
  scribe.final = true;
  return pick(random, stream, count);
}

/** RO-2.3 to RO-2.5, RO-2.15. */
export function drawChapterCard(state: State, scribe: Scribe): void {
  state.chapterCard = drawn(state.random, CHAPTER_CARD, COMPONENTS.chapters.length, scribe);
  if (scribe.tell !== undefined) {
    const { id, pairs, initiative } = at(boxOf(state).chapters, state.chapterCard);
    scribe.tell(
      toAll({
        kind: "chapterCardDrawn",
        card: id,
        pairs: pairs.map(([left, right]) => [symbolAt(left), symbolAt(right)]),
        initiative: initiative.map((character) => at(CHARACTERS, character)),
      }),
    );
  }
  state.agenda.push({ kind: "supply" });
}

/** RO-2.6: the deck is shuffled and the rows are filled from the top. */
export function laySupply(state: State, scribe: Scribe): void {
  scribe.final = true;
  state.deck = [...boxOf(state).deck];
  shuffle(state.random, DECK, state.deck);
  fillRows(state, scribe);
  state.agenda.push({ kind: "character", at: 0 });
}

function freeCharacters(state: State): readonly number[] {
  return CHARACTERS.flatMap((_, character) =>
    state.players.some((player) => player.character === character) ? [] : [character],
  );
}

/** Two of the list by chance, in the order of the list. */
function offerOf(state: State, stream: number, list: readonly number[], scribe: Scribe): number[] {
  const left = [...list];
  const offer: number[] = [];
  while (offer.length < OFFERED && left.length > 0)
    offer.push(...left.splice(drawn(state.random, stream, left.length, scribe), 1));
  return offer.sort((a, b) => a - b);
}

/** RO-2.8, RO-2.9: clockwise from the first player, two of the characters that nobody has. */
export function offerCharacters(
  state: State,
  scribe: Scribe,
  { at: place }: Step & { kind: "character" },
): void {
  if (place === state.options.humans) {
    state.agenda.push({ kind: "automa", at: place });
    return;
  }
  const seat = at(state.circle, place);
  const offer = offerOf(state, CHARACTER_OFFERS, freeCharacters(state), scribe);
  state.agenda.push({ kind: "character", at: place + 1 });
  ask(state, { kind: "character", seat, offer });
  if (scribe.tell === undefined) return;
  const event = { kind: "charactersOffered" as const, seat, count: offer.length };
  const characters = offer.map((character) => at(CHARACTERS, character));
  scribe.tell(toSeat(seat, { ...event, characters }, { ...event, characters: [] }));
}

/** RO-12.2, RO-12.3: a character for every Automa; if it is chosen, the first player speaks for all. */
export function nameAutoma(state: State, scribe: Scribe, { at: place }: Step & { kind: "automa" }): void {
  const player = state.circle[place];
  if (player === undefined) {
    state.agenda.push({ kind: "board", at: 0 });
    return;
  }
  state.agenda.push({ kind: "automa", at: place + 1 });
  if (state.options.rules.automaCharacters === "chosen") {
    ask(state, { kind: "automa", seat: at(state.circle, 0), player });
    return;
  }
  const free = freeCharacters(state);
  giveCharacter(state, scribe, player, at(free, drawn(state.random, AUTOMA_CHARACTERS, free.length, scribe)));
}

export function automaChoices(state: State, { player }: Ask & { kind: "automa" }): readonly RoninChoice[] {
  return freeCharacters(state).map((character) => ({
    kind: "automa",
    player,
    character: at(CHARACTERS, character),
  }));
}

/** RO-2.13, RO-12.4: a human starts with five cards and ability 1, an Automa with neither. */
export function giveCharacter(state: State, scribe: Scribe, player: PlayerIndex, character: number): void {
  const owner = playerOf(state, player);
  owner.character = character;
  if (isHuman(state, player)) {
    owner.abilities[0] = AVAILABLE;
    for (const card of at(boxOf(state).starting, character)) takeOpenly(state, player, card);
  }
  scribe.tell?.(
    toAll({
      kind: "characterTaken",
      seat: player,
      character: at(CHARACTERS, character),
      cards: idsOf(state, owner.hand),
    }),
  );
}

/** RO-2.10, RO-2.11, RO-12.8 to RO-12.11: the boards, one by one. */
export function layBoards(state: State, scribe: Scribe, { at: place }: Step & { kind: "board" }): void {
  const wanted = boardsInOrder(state);
  const board = wanted[place];
  if (board === undefined) {
    state.agenda.push({ kind: "ready" });
    return;
  }
  state.agenda.push({ kind: "board", at: place + 1 });
  if (state.options.rules.allianceSide === "A") return layBoard(state, scribe, board, 0);
  const { humans } = state.options;
  const left = B_SIDES.filter((side) => !state.sides.includes(side));
  const seat = at(state.circle, humans === 1 ? 0 : place);
  // The board between two humans is drawn; otherwise humans beside Automas choose freely.
  if (humans === 2 && place === 2)
    return layBoard(state, scribe, board, at(left, drawn(state.random, BOARD_OFFERS, left.length, scribe)));
  if (humans <= 2) return ask(state, { kind: "board", seat, board, offer: left, open: true });
  const offer = offerOf(state, BOARD_OFFERS, left, scribe);
  const [only] = offer;
  if (offer.length === 1 && only !== undefined) return layBoard(state, scribe, board, only);
  ask(state, { kind: "board", seat, board, offer, open: false });
  if (scribe.tell === undefined) return;
  const event = { kind: "boardsOffered" as const, seat, count: offer.length };
  const boards = offer.map((side) => at(boxOf(state).sides, side).id);
  scribe.tell(toSeat(seat, { ...event, boards }, { ...event, boards: [] }));
}

/** The boards in the order in which they are chosen, each named by the player whose left board it is. */
function boardsInOrder(state: State): readonly PlayerIndex[] {
  const { circle } = state;
  const [first, second, third] = circle;
  if (first === undefined || second === undefined || third === undefined) return [];
  // Solo: left and right of the human. Two humans: beside the Automa, then between the humans.
  if (state.options.humans === 1) return [first, third];
  return state.options.humans === 2 ? [third, second, first] : circle;
}

export function boardChoices(
  state: State,
  { seat, board, offer }: Ask & { kind: "board" },
): readonly RoninChoice[] {
  const side = boardOf(state, seat, "left") === board ? "left" : "right";
  return offer.map((choice) => ({ kind: "board", board: at(boxOf(state).sides, choice).id, side }));
}

export function layBoard(state: State, scribe: Scribe, board: PlayerIndex, side: number): void {
  state.sides[board] = side;
  scribe.tell?.(
    toAll({
      kind: "boardLaid",
      seat: board,
      partner: leftOf(state, board),
      board: at(boxOf(state).sides, side).id,
    }),
  );
}

/** RO-2.14: figures in the order of the chapter card; solo starts with points on both tracks (RO-12.12, RO-12.13). */
export function beginGame(state: State, scribe: Scribe): void {
  const { initiative, pairs } = at(boxOf(state).chapters, state.chapterCard);
  state.order = initiative.flatMap((character) => {
    const player = state.players.findIndex((owner) => owner.character === character);
    return player < 0 ? [] : [player];
  });
  scribe.tell?.(toAll({ kind: "initiativeSet", seats: state.order.slice() }));
  const [left, right] = at(pairs, 0);
  scribe.tell?.(toAll({ kind: "chapterStarted", chapter: 1, left: symbolAt(left), right: symbolAt(right) }));
  state.agenda.push({ kind: "turn" });
  if (state.options.humans > 1) return;
  const points = START_POINTS[state.options.rules.soloDifficulty];
  queuePoints(state, boardOf(state, 0, "right"), points);
  queuePoints(state, boardOf(state, 0, "left"), points);
}
