import { ownedMessage } from "@medallion/fittings";
import type { Message, Value } from "@medallion/kernel";
import { abilityName, bonusText, cardName, characterName, sideName, symbolName } from "./data/words.ts";
import { cardNames, describeTarget, lossNames, printedNames, seatName, symbolCounts } from "./describe.ts";
import type { RoninEvent } from "./events.ts";

/** What an event says in the log. Cards that only their owner may see are named by the key with `.own`. */
export function describeEvent(event: RoninEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case "charactersOffered":
      return ownedMessage(key, event, event.characters.map(characterName));
    case "boardsOffered":
      return ownedMessage(key, event, event.boards.map(sideName));
    case "cardsDrawn":
    case "deckPeeked":
      return ownedMessage(key, event, event.cards.map(cardName));
    case "abilityUsed":
      return event.target === undefined
        ? { key, values: valuesOf(event) }
        : { key: `${key}.on`, values: { ...valuesOf(event), target: describeTarget(event.target) } };
    case "gameEnded":
      return describeEnd(event);
    default:
      return { key, values: valuesOf(event) };
  }
}

function describeEnd({ ranking, winners }: RoninEvent & { kind: "gameEnded" }): Message {
  const places = ranking.map(({ seat, vp }) => ({
    key: "event.gameEnded.place",
    values: { seat: seatName(seat), vp },
  }));
  const key =
    ranking.length > 1
      ? "event.gameEnded"
      : winners.length > 0
        ? "event.gameEnded.solo.won"
        : "event.gameEnded.solo.lost";
  return { key, values: { places, winner: seatName(ranking[0]?.seat ?? 0), vp: ranking[0]?.vp ?? 0 } };
}

type Plain = Exclude<
  RoninEvent,
  { kind: "charactersOffered" | "boardsOffered" | "cardsDrawn" | "deckPeeked" | "gameEnded" }
>;

function valuesOf(event: Plain): Readonly<Record<string, Value>> {
  switch (event.kind) {
    case "gameStarted":
      return {
        humans: event.humans,
        changed: event.changed.map((rule) => ({ key: `rule.${rule}` })),
        count: event.changed.length,
      };
    case "firstPlayerDecided":
      return { seat: seatName(event.seat), by: event.by };
    case "chapterCardDrawn":
      return {
        pairs: event.pairs.map(([left, right]) => ({
          key: "pair",
          values: { left: symbolName(left), right: symbolName(right) },
        })),
        characters: event.initiative.map(characterName),
      };
    case "characterTaken":
      return {
        seat: seatName(event.seat),
        character: characterName(event.character),
        cards: cardNames(event.cards),
        count: event.cards.length,
      };
    case "boardLaid":
      return {
        seat: seatName(event.seat),
        partner: seatName(event.partner),
        board: sideName(event.board),
      };
    case "initiativeSet":
      return { seats: event.seats.map(seatName) };
    case "chapterStarted":
      return { chapter: event.chapter, left: symbolName(event.left), right: symbolName(event.right) };
    case "turnStarted":
      return { chapter: event.chapter, turn: event.turn };
    case "pairDiscarded":
      return { row: event.row, cards: cardNames(event.cards) };
    case "rowsFilled":
      return {
        rows: event.rows.map((cards, i) => ({
          key: "event.rowsFilled.row",
          values: { row: event.first + i, cards: cardNames(cards) },
        })),
      };
    case "deckReshuffled":
      return { count: event.count };
    case "pairTaken":
      return { seat: seatName(event.seat), row: event.row, cards: cardNames(event.cards) };
    case "deckSpotTaken":
    case "abilityPassed":
    case "goldReached":
      return { seat: seatName(event.seat) };
    case "automaPicked":
      return { seat: seatName(event.seat), row: event.decision.chosen, count: pickedCount(event.decision) };
    case "automaPlayed":
    case "cardsRevealed":
    case "cardsReturned":
      return { seat: seatName(event.seat), cards: cardNames(event.cards), count: event.cards.length };
    case "cardsChosen":
      return { seat: seatName(event.seat), to: event.to, cards: cardNames(event.cards) };
    case "cardsKept":
      return {
        seat: seatName(event.seat),
        cards: cardNames(event.cards),
        count: event.cards.length,
        discarded: event.discarded.length,
      };
    case "cardSwapped":
      return {
        seat: seatName(event.seat),
        row: event.row,
        give: cardName(event.give),
        get: cardName(event.get),
      };
    case "cardDiscarded":
    case "extraCardPlayed":
    case "automaServedTea":
      return { seat: seatName(event.seat), card: cardName(event.card) };
    case "questChosen":
      return { seat: seatName(event.seat), symbol: symbolName(event.symbol) };
    case "effectMissed":
      return { seat: seatName(event.seat), card: cardName(event.card), tea: event.tea ? "yes" : "no" };
    case "effectResolved":
      return {
        seat: seatName(event.seat),
        card: cardName(event.card),
        tea: event.tea ? "yes" : "no",
        level: event.level,
      };
    case "symbolsLost":
      return { seat: seatName(event.seat), symbols: lossNames(event) };
    case "symbolsGained":
      return { seat: seatName(event.seat), symbols: symbolCounts(event.symbols) };
    case "symbolsConverted":
      return {
        seat: seatName(event.seat),
        away: symbolCounts(event.away),
        symbols: symbolCounts(event.symbols),
      };
    case "symbolsUncovered":
      return { seat: seatName(event.seat), symbols: printedNames(event.printed) };
    case "xpGained":
      return { seat: seatName(event.seat), xp: event.xp, from: event.from, lost: event.lost };
    case "vpGained":
      return { seat: seatName(event.seat), vp: event.vp, from: event.from };
    case "abilityUnlocked":
    case "abilityUsed":
      return { seat: seatName(event.seat), ability: abilityName(event.ability) };
    case "abilityCardTaken":
      return {
        seat: seatName(event.seat),
        partner: seatName(event.partner),
        ability: abilityName(event.ability),
      };
    case "teaPassed":
      return {
        seat: seatName(event.seat),
        partner: seatName(event.partner),
        card: cardName(event.card),
        partnerCard: cardName(event.partnerCard),
      };
    case "allianceMoved":
      return { seat: seatName(event.seat), partner: seatName(event.partner), space: event.space };
    case "alliancePointsLost":
      return { seat: seatName(event.seat), partner: seatName(event.partner), points: event.points };
    case "bonusReached":
      return { seat: seatName(event.seat), space: event.space, bonus: bonusText(event.bonus) };
    case "handShown":
      return {
        seat: seatName(event.seat),
        cards: cardNames(event.cards),
        count: event.cards.length,
        active: event.active,
      };
    case "chapterScored":
      return {
        seat: seatName(event.seat),
        chapter: event.chapter,
        left: event.left,
        right: event.right,
        xp: event.xp,
        vp: event.vp,
      };
    case "tokensCleared":
      return {};
    case "questShown":
      return {
        seat: seatName(event.seat),
        symbol: symbolName(event.symbol),
        cards: cardNames(event.cards),
        count: event.cards.length,
      };
    case "questScored":
      return { seat: seatName(event.seat), symbol: symbolName(event.symbol), vp: event.vp };
    case "goldScored":
      return { seat: seatName(event.seat), space: event.space, vp: event.vp };
    case "allianceScored":
      return { seat: seatName(event.seat), left: event.left, right: event.right, vp: event.vp };
  }
}

function pickedCount({ counts, chosen }: { counts: readonly number[]; chosen: number }): number {
  return counts[chosen - 1] ?? 0;
}
