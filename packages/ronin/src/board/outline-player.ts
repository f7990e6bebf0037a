import { at, type Item, type Message, type Section } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { type Ability, SYMBOLS } from "../data/index.ts";
import { abilityName, abilityText, characterName, pointText, symbolName } from "../data/words.ts";
import { seatName } from "../describe.ts";
import { hasEffect } from "../explain/effects.ts";
import { explainSubject, type RoninSubject } from "../explain/index.ts";
import { AVAILABLE, LOCKED, type PlayerIndex } from "../state.ts";
import { shownHand, type View } from "../view.ts";
import { cardItems, timelineLine } from "./outline-card.ts";
import { nameIn, roleOf, thresholdsOf } from "./sight.ts";

/** Everything that is a player's: points, symbols, hand, abilities and timeline. */
export function playerSection(view: View, player: PlayerIndex): Section {
  const { automa, character } = at(view.players, player);
  const own = player === view.seat ? "yes" : "no";
  const seat = seatName(player);
  const title: Message =
    character === undefined
      ? { key: "outline.player", values: { seat, own } }
      : { key: "outline.playerAs", values: { seat, own, character: characterName(character) } };
  const human = !automa && view.order.length > 0;
  return {
    title,
    items: [
      ...(human ? [...pointItems(view, player), ...symbolItems(view, player)] : []),
      ...stateTexts(view, player).map((text) => ({ text })),
    ],
    sections: [
      ...knownSections(view, player),
      ...(automa ? [] : abilitySections(view, player)),
      ...timelineSections(view, player),
    ],
  };
}

function pointItems(view: View, player: PlayerIndex): readonly Item[] {
  const { vp, xp, gold } = at(view.players, player);
  const next = thresholdsOf(view, player).find((space) => space > xp) ?? 0;
  const worth = (subject: RoninSubject, key: string): Item => ({
    text: { key, values: { vp: amountOf(view, subject) } },
    subject,
  });
  return [
    { text: { key: "outline.vp", values: { vp } }, subject: { kind: "vp", player } as RoninSubject },
    {
      text:
        gold >= 0 ? { key: "outline.gold", values: { gold } } : { key: "outline.xp", values: { xp, next } },
      subject: { kind: "xp", player } as RoninSubject,
    },
    worth({ kind: "gold", player }, "outline.goldWorth"),
    worth({ kind: "alliance", player }, "outline.allianceWorth"),
    ...questItems(view, player),
    ...chapterItems(view, player),
  ];
}

/** The number that `explain` leads to. */
function amountOf(view: View, subject: RoninSubject): number {
  return explainSubject(view, subject).at(-1)?.amount ?? 0;
}

function questItems(view: View, player: PlayerIndex): readonly Item[] {
  if (player !== view.seat && !view.revealed) return [];
  const subject: RoninSubject = { kind: "quest", player };
  const { quest } = at(view.players, player);
  const vp = amountOf(view, subject);
  const text: Message =
    quest === undefined
      ? { key: "outline.questNow", values: { vp } }
      : { key: "outline.quest", values: { vp, symbol: symbolName(quest) } };
  return [{ text, subject }];
}

/** What the scored chapters brought, and what the running one would bring now. */
function chapterItems(view: View, player: PlayerIndex): readonly Item[] {
  const count = Math.max(view.scored.length, view.phase === "over" ? 0 : view.chapter + 1);
  return Array.from({ length: count }, (_, chapter): Item => {
    const subject: RoninSubject = { kind: "chapter", player, chapter: chapter + 1 };
    const scored = view.scored[chapter] === undefined ? "no" : "yes";
    const [left = 0, right = 0] = explainSubject(view, subject).map(({ amount }) => amount);
    const values = { chapter: chapter + 1, xp: Math.max(left, right), vp: Math.min(left, right), scored };
    return { text: { key: "outline.chapter", values }, subject };
  });
}

function symbolItems(view: View, player: PlayerIndex): readonly Item[] {
  const { owned, pool } = at(view.players, player);
  return SYMBOLS.map((symbol, i): Item => {
    const subject: RoninSubject = { kind: "symbols", player, symbol };
    const values = {
      symbol: symbolName(symbol),
      count: at(owned, i),
      tokens: at(pool, i),
      role: roleOf(view, symbol),
    };
    return { text: { key: "outline.symbol", values }, subject };
  });
}

function stateTexts(view: View, player: PlayerIndex): readonly Message[] {
  const { automa, handCount, chosen = [], host, keeps, passed } = at(view.players, player);
  const names = (ids: readonly string[]) => ids.map((id) => nameIn(view, id));
  return [
    ...(automa ? [] : [{ key: "outline.handCount", values: { count: handCount } }]),
    ...(chosen.length === 0 ? [] : [{ key: "outline.chosen", values: { cards: names(chosen) } }]),
    ...(host === undefined ? [] : [{ key: "outline.host", values: { card: nameIn(view, host) } }]),
    ...(keeps === 0 ? [] : [{ key: "outline.keeps", values: { count: keeps } }]),
    ...(passed && view.phase === "chapter end" ? [{ key: "outline.passed" }] : []),
  ];
}

/** What is shown of another's hand (RO-1.35), and the rest by its number. */
function knownSections(view: View, player: PlayerIndex): readonly Section[] {
  const { cards, count } = shownHand(view, player);
  if (player === view.seat || cards.length === 0) return [];
  const rest = count - cards.length;
  return [
    {
      title: { key: "outline.known" },
      items: [
        ...cardItems(view, cards),
        ...(rest === 0 ? [] : [{ text: { key: "outline.unknown", values: { count: rest } } }]),
      ],
    },
  ];
}

function abilitySections(view: View, player: PlayerIndex): readonly Section[] {
  const { character, abilities, borrowed } = at(view.players, player);
  if (character === undefined) return [];
  const box = boxOf(view);
  const own = box.abilities.filter((ability) => ability.character === character);
  const items = own.map((ability, i) => {
    const state = at(abilities, i);
    const word = state === LOCKED ? "locked" : state === AVAILABLE ? "ready" : "used";
    return abilityLine(ability, word, at(thresholdsOf(view, player), i));
  });
  const taken = borrowed.map(({ ability: id, of, used }) => {
    const line = abilityLine(at(box.abilities, box.abilityOf.get(id) ?? -1), used ? "used" : "ready", 0);
    return { key: "outline.borrowed", values: { seat: seatName(of), ability: line } };
  });
  return [{ title: { key: "outline.abilities" }, items: [...items, ...taken].map((text) => ({ text })) }];
}

export function abilityLine(ability: Ability, state: "locked" | "ready" | "used", xp: number): Message {
  return {
    key: "outline.ability",
    values: {
      ability: abilityName(ability.id),
      state,
      xp,
      when: pointText(ability.point),
      what: abilityText(ability),
    },
  };
}

function timelineSections(view: View, player: PlayerIndex): readonly Section[] {
  const { timeline, automa } = at(view.players, player);
  if (timeline.length === 0) return [];
  const items = timeline.map((played, place): Item => {
    const line = timelineLine(view, played, place);
    if (automa || !hasEffect(view, played.card)) return { text: line };
    const subject: RoninSubject = { kind: "level", player, place, card: played.card };
    return {
      text: { key: "outline.level", values: { card: line, level: amountOf(view, subject) } },
      subject,
    };
  });
  return [{ title: { key: "outline.timeline", values: { count: timeline.length } }, items }];
}
