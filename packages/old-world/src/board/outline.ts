import { at, type Item, type Section } from "@medallion/kernel";
import { ruleSections } from "@medallion/lobbies";
import type { OldWorldSubject } from "../explain/index.ts";
import { RULE_PLAN } from "../lobby-rules.ts";
import type { View } from "../view.ts";
import { shownDeck } from "../view-player.ts";
import { schoolName, specializationName } from "../words/index.ts";
import { cardItems, cardLine, countedItems } from "./outline-card.ts";
import { contestSections } from "./outline-fight.ts";
import { mapSections, nearSections } from "./outline-map.ts";
import { playerSection } from "./outline-player.ts";
import { standingSection } from "./outline-standing.ts";
import { storySections } from "./outline-story.ts";
import { amountOf, seatsInSight } from "./sight.ts";

/**
 * The whole table in words: what is going on, how it stands, the own hand and what can be reached, the pool, every
 * witcher, the map.
 */
export function outlineOf(view: View): readonly Section[] {
  const now = [...storySections(view), ...contestSections(view), ...boardSections(view)];
  return [
    ...(view.phase === "over" ? [] : now),
    standingSection(view),
    ...(view.phase === "over" ? now : []),
    ...handSections(view),
    ...nearSections(view),
    ...poolSections(view),
    ...seatsInSight(view).map((seat) => playerSection(view, seat)),
    ...mapSections(view),
    ...deckSections(view),
    ...commonSections(view),
    ...ruleSections(RULE_PLAN, view.options.rules),
  ];
}

function handSections(view: View): readonly Section[] {
  const hand = view.seat === null ? undefined : at(view.players, view.seat).hand;
  if (hand === undefined || hand.length === 0) return [];
  return [{ title: { key: "outline.hand", values: { count: hand.length } }, items: cardItems(view, hand) }];
}

/** The six slots from the left with what their cards cost (OW-9.5). */
function poolSections(view: View): readonly Section[] {
  if (view.pool.every((card) => card === null)) return [];
  const items = view.pool.flatMap((card, place): Item[] => {
    if (card === null) return [];
    const values = { slot: place + 1, card: cardLine(view, card) };
    if (view.phase === "setup") return [{ text: { key: "outline.poolCard", values } }];
    const subject: OldWorldSubject = { kind: "price", slot: place + 1, card };
    const price = { ...values, count: amountOf(view, subject) };
    return [{ text: { key: "outline.poolPrice", values: price }, subject }];
  });
  return [{ title: { key: "outline.pool" }, items }];
}

/** In setup: the boards that nobody has taken yet. */
function boardSections({ boards, phase }: View): readonly Section[] {
  if (phase !== "setup" || boards.length === 0) return [];
  const items = boards.map((school) => ({
    text: {
      key: "outline.board",
      values: { school: schoolName(school), specialization: specializationName(school) },
    },
  }));
  return [{ title: { key: "outline.boards" }, items }];
}

function deckSections(view: View): readonly Section[] {
  const cards = view.seat === null ? [] : shownDeck(view, view.seat);
  if (cards.length === 0) return [];
  return [
    { title: { key: "outline.deck", values: { count: cards.length } }, items: countedItems(view, cards) },
  ];
}

/** Pool cards that were discarded, and those that are out of the game. */
function commonSections(view: View): readonly Section[] {
  const listed = (key: string, cards: readonly string[]): readonly Section[] =>
    cards.length === 0 ? [] : [{ title: { key }, items: countedItems(view, cards) }];
  return [
    ...listed("outline.commonDiscard", view.discard.toReversed()),
    ...listed("outline.commonRemoved", view.removed),
  ];
}
