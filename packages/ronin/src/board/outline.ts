import { at, type Item, type Section } from "@medallion/kernel";
import { ruleSections } from "@medallion/lobbies";
import { seatName } from "../describe.ts";
import type { RoninSubject } from "../explain/index.ts";
import { RULE_PLAN } from "../lobby-rules.ts";
import type { View } from "../view.ts";
import { boardSections } from "./outline-boards.ts";
import { cardItems } from "./outline-card.ts";
import { playerSection } from "./outline-player.ts";
import { chapterSections, standingSection, supplySection } from "./outline-table.ts";
import { nameIn, playersInSight } from "./sight.ts";

/** The whole table in words: how it stands, the supply, the own hand, every player, the alliances, the past. */
export function outlineOf(view: View): readonly Section[] {
  return [
    standingSection(view),
    ...handSections(view),
    supplySection(view),
    ...playersInSight(view).map((player) => playerSection(view, player)),
    ...boardSections(view),
    ...chapterSections(view),
    ...pickSections(view),
    ...deckSections(view),
    ...discardSections(view),
    ...ruleSections(RULE_PLAN, view.options.rules),
  ];
}

function handSections(view: View): readonly Section[] {
  const hand = view.seat === null ? undefined : at(view.players, view.seat).hand;
  if (hand === undefined || hand.length === 0) return [];
  return [{ title: { key: "outline.hand", values: { count: hand.length } }, items: cardItems(view, hand) }];
}

function pickSections(view: View): readonly Section[] {
  if (view.decisions.length === 0) return [];
  return [{ title: { key: "outline.picks" }, items: pickItems(view) }];
}

/** What the Automas picked, the last pick first, each with what tells why (RO-12.15). */
export function pickItems(view: View) {
  const items = view.decisions.map(({ player, turn, chosen, counts }, decision) => {
    const subject = { kind: "pick", decision, player, turn } as const satisfies RoninSubject;
    const values = { seat: seatName(player), turn, row: chosen, count: counts[chosen - 1] ?? 0 };
    return { text: { key: "outline.pick", values }, subject } satisfies Item;
  });
  return items.toReversed();
}

/** Cards of the deck that the viewer has looked at and that lie where they lay. */
function deckSections(view: View): readonly Section[] {
  if (view.deckSeen.length === 0) return [];
  const items = view.deckSeen.map(({ place, card }) => ({
    text: { key: "outline.deckCard", values: { place: place + 1, card: nameIn(view, card) } },
  }));
  return [{ title: { key: "outline.deckSeen" }, items }];
}

function discardSections(view: View): readonly Section[] {
  const { discard } = view;
  if (discard.length === 0) return [];
  const items = discard.toReversed().map((id) => ({ text: nameIn(view, id) }));
  return [{ title: { key: "outline.discard", values: { count: discard.length } }, items }];
}
