import { at, remove } from "@medallion/kernel";
import { boxOf, symbolIndex } from "../box.ts";
import type { Target } from "../choice.ts";
import type { Ability } from "../data/index.ts";
import { inactiveUpTo } from "../effects/count.ts";
import { uncover } from "../effects/payment.ts";
import { newWork, queueStandard } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import { queuePoints } from "../rules/alliance.ts";
import { boardOf } from "../rules/circle.ts";
import { addTokens, gainTokens, gainXp } from "../rules/gain.ts";
import { toAll, toSeat } from "../rules/tell.ts";
import { addToTimeline, cardNamed, drawToHand, idsOf, leaveHand, takeOpenly } from "../rules/zones.ts";
import type { PlayerIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";

/** STUDY counts no more colours than this. */
const MOST_COLOURS = 4;

/** Does what an ability says; those of K1 change an effect instead and are in `boost.ts`. */
export function applyPower(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  ability: Ability,
  target: Target | undefined,
): void {
  switch (ability.primitive) {
    case "DRAFT_PEEK":
      return peek(state, scribe, player, ability.params.count);
    case "DRAFT_FIRST":
      state.hasty.push(player);
      return gainXp(state, scribe, player, 1, "ability");
    case "DRAFT_EXTRA":
      drawToHand(state, scribe, player, 1);
      state.agenda.push({ kind: "discard", player });
      return;
    case "KEEP_EXTRA":
      playerOf(state, player).keeps += ability.params.count;
      return;
    case "STUDY":
      return gainXp(state, scribe, player, coloursOfTimeline(state, player), "ability");
    case "INACTIVE_XP": {
      const owner = playerOf(state, player);
      const inactive = inactiveUpTo(state, owner, owner.timeline.length - 1);
      return gainXp(state, scribe, player, Math.min(ability.params.count, inactive), "ability");
    }
    default:
      if (target !== undefined) applyTo(state, scribe, player, ability, target);
  }
}

function applyTo(state: State, scribe: Scribe, player: PlayerIndex, ability: Ability, target: Target): void {
  switch (target.kind) {
    case "gain":
      return gainTokens(state, scribe, player, target.symbols.map(symbolIndex));
    case "convert":
      return convert(state, scribe, player, target);
    case "uncover":
      return uncoverAll(state, scribe, player, target);
    case "borrow":
      // RO-5.6: as if it stood on the own rightmost card.
      state.agenda.push({
        kind: "effect",
        work: newWork(
          player,
          cardNamed(state, target.card),
          playerOf(state, player).timeline.length - 1,
          "play",
        ),
      });
      return;
    case "swap":
      return swap(state, scribe, player, target);
    case "track":
      // RO-7.15: its points move the marker like any others.
      if (ability.primitive === "ALLY")
        queuePoints(state, boardOf(state, player, target.side), ability.params.count);
      return;
    case "cards":
      return onCards(state, scribe, player, ability, target.cards);
  }
}

function onCards(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  ability: Ability,
  ids: readonly string[],
): void {
  const cards = ids.map((id) => cardNamed(state, id));
  const owner = playerOf(state, player);
  switch (ability.primitive) {
    case "REPEAT":
      // From left to right: the leftmost must end on top of the agenda.
      for (const card of cards.toReversed())
        queueStandard(state, player, owner.timeline.indexOf(card), "play");
      return;
    case "EXTRA_PLAY_THEN_DRAW":
      return playExtra(state, scribe, player, at(cards, 0));
    case "TEA_HOST":
      owner.host = at(cards, 0);
      return;
    case "TIMELINE_TO_HAND":
      return takeBack(state, scribe, player, cards);
    default:
      throw new Error(`${ability.primitive} is not used on cards`);
  }
}

/** RO-7.13: one more card, its effect at once, then a card from the deck. */
function playExtra(state: State, scribe: Scribe, player: PlayerIndex, card: number): void {
  leaveHand(state, player, card);
  addToTimeline(state, player, card);
  scribe.tell?.(toAll({ kind: "extraCardPlayed", seat: player, card: at(idsOf(state, [card]), 0) }));
  state.agenda.push({ kind: "draw", player });
  queueStandard(state, player, playerOf(state, player).timeline.length - 1, "play");
}

/** RO-7.12: cards return to the hand; later ones close the gap. */
function takeBack(state: State, scribe: Scribe, player: PlayerIndex, cards: readonly number[]): void {
  const owner = playerOf(state, player);
  for (const card of cards) {
    const place = owner.timeline.indexOf(card);
    if (place < owner.since) owner.since--;
    if (place < owner.added) owner.added--;
    owner.covered.splice(place, 1);
    remove(owner.timeline, card);
    takeOpenly(state, player, card);
  }
  scribe.tell?.(toAll({ kind: "cardsReturned", seat: player, cards: idsOf(state, cards) }));
}

function convert(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  { away, symbols }: Target & { kind: "convert" },
): void {
  const owner = playerOf(state, player);
  for (const symbol of away) addTokens(owner, symbolIndex(symbol), -1);
  for (const symbol of symbols) addTokens(owner, symbolIndex(symbol), 1);
  scribe.tell?.(toAll({ kind: "symbolsConverted", seat: player, away, symbols }));
}

function uncoverAll(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  { printed }: Target & { kind: "uncover" },
): void {
  const owner = playerOf(state, player);
  for (const { card, symbol } of printed)
    uncover(state, owner, owner.timeline.indexOf(cardNamed(state, card)), symbolIndex(symbol));
  scribe.tell?.(toAll({ kind: "symbolsUncovered", seat: player, printed }));
}

/** One of the cards just taken goes into the row, face up, and one from there into the hand. */
function swap(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  { give, row, get }: Target & { kind: "swap" },
): void {
  const [away, wanted] = [cardNamed(state, give), cardNamed(state, get)];
  leaveHand(state, player, away);
  takeOpenly(state, player, wanted);
  state.rows[state.rows.indexOf(wanted)] = away;
  const owner = playerOf(state, player);
  owner.taken = owner.taken.map((card) => (card === away ? wanted : card));
  // A card drawn at the deck spot has been shown by this.
  scribe.final = true;
  scribe.tell?.(toAll({ kind: "cardSwapped", seat: player, row, give, get }));
}

/** The player sees the top cards of the deck where they lie. */
function peek(state: State, scribe: Scribe, player: PlayerIndex, count: number): void {
  const seen = state.deck.slice(-count).toReversed();
  playerOf(state, player).peeked = seen.length;
  for (const card of seen) state.seen[card] = at(state.seen, card) | (1 << player);
  scribe.final = true;
  if (scribe.tell === undefined) return;
  const event = { kind: "deckPeeked" as const, seat: player, count: seen.length };
  scribe.tell(toSeat(player, { ...event, cards: idsOf(state, seen) }, { ...event, cards: [] }));
}

function coloursOfTimeline(state: State, player: PlayerIndex): number {
  const { colours } = boxOf(state);
  const shown = new Set(playerOf(state, player).timeline.map((card) => colours[card]));
  return Math.min(MOST_COLOURS, shown.size);
}
