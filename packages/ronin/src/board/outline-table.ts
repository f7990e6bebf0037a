import { at, type Item, type Message, type Section } from "@medallion/kernel";
import { boxOf, symbolAt } from "../box.ts";
import { CHARACTERS, SYMBOLS } from "../data/index.ts";
import { characterName, symbolName } from "../data/words.ts";
import { seatName } from "../describe.ts";
import type { RoninSubject } from "../explain/index.ts";
import type { View } from "../view.ts";
import { cardItems } from "./outline-card.ts";
import { activeOn, nameIn, playersInSight, questSymbols } from "./sight.ts";

const TURNS_PER_CHAPTER = 3;

/** Where the game is, what is active, whose turn it is, and the victory points of all. */
export function standingSection(view: View): Section {
  const texts: Message[] = [phaseText(view), ...activeTexts(view), ...orderTexts(view), ...openTexts(view)];
  return {
    title: { key: "outline.standing" },
    items: [...texts.map((text) => ({ text })), ...scoreItems(view)],
  };
}

/** The chapter, the turn in it and the step. */
export function phaseText({ phase, chapter, turn }: View): Message {
  if (phase === "setup" || phase === "final" || phase === "over") return { key: `phase.${phase}` };
  const step: Message = { key: `phase.${phase.replace(" ", "-")}` };
  const inTurn = phase === "draft" || phase === "play" || phase === "tea";
  const values = { chapter: chapter + 1, step };
  return inTurn
    ? { key: "outline.turn", values: { ...values, turn: (turn % TURNS_PER_CHAPTER) + 1 } }
    : { key: "outline.chapterEnd", values };
}

function activeTexts({ active }: View): readonly Message[] {
  if (active === undefined) return [];
  const [left, right] = active;
  const inactive = SYMBOLS.filter((symbol) => !active.includes(symbol)).map(symbolName);
  return [
    { key: "outline.active", values: { left: symbolName(left), right: symbolName(right) } },
    { key: "outline.inactive", values: { symbols: inactive } },
  ];
}

function orderTexts({ order }: View): readonly Message[] {
  return order.length === 0 ? [] : [{ key: "outline.initiative", values: { seats: order.map(seatName) } }];
}

/** Who decides what now, as far as the viewer may know. */
function openTexts(view: View): readonly Message[] {
  return view.asks.map((open) => {
    const seat = seatName(open.seat);
    const card =
      "work" in open && open.work !== undefined ? at(boxOf(view).cards, open.work.card).id : undefined;
    if (card === undefined) return { key: "outline.deciding", values: { seat } };
    return { key: "outline.resolving", values: { seat, card: nameIn(view, card) } };
  });
}

function scoreItems(view: View): readonly Item[] {
  if (view.order.length === 0) return [];
  const seats = view.ranking ?? playersInSight(view).filter((player) => !at(view.players, player).automa);
  return seats.map((player, i): Item => {
    const { vp } = at(view.players, player);
    const subject: RoninSubject = { kind: "vp", player };
    const own = player === view.seat ? "yes" : "no";
    const values = { seat: seatName(player), own, vp, place: i + 1 };
    return {
      text: { key: view.ranking === undefined ? "outline.score" : "outline.ranked", values },
      subject,
    };
  });
}

/** The chapter card: the pairs of all chapters, the side quest, and the initiative on its back (RO-1.15). */
export function chapterSections(view: View): readonly Section[] {
  const chapter = boxOf(view).chapters.find(({ id }) => id === view.chapterCard);
  if (chapter === undefined) return [];
  const pairs = chapter.pairs.map(([left, right], i) => ({
    key: "outline.pair",
    values: { chapter: i + 1, left: symbolName(symbolAt(left)), right: symbolName(symbolAt(right)) },
  }));
  const quest = questSymbols(view).map(symbolName);
  const initiative = chapter.initiative.map((character) => characterName(at(CHARACTERS, character)));
  return [
    {
      title: { key: "outline.chapterCard" },
      items: [
        ...pairs,
        { key: "outline.questSymbols", values: { symbols: quest } },
        { key: "outline.startOrder", values: { characters: initiative } },
      ].map((text) => ({ text })),
    },
  ];
}

/** The rows with what lies in them and who took what lay there, the deck spot and the deck. */
export function supplySection(view: View): Section {
  const atSpot = (spot: number) => view.order.filter((player) => view.spots[player] === spot).map(seatName);
  const waiting = atSpot(0);
  const spot = { key: "outline.deckSpot", values: { seats: waiting, count: waiting.length } };
  return {
    title: { key: "outline.supply" },
    items: [
      { text: { key: "outline.deck", values: { count: view.deckCount } } },
      ...(waiting.length === 0 ? [] : [{ text: spot }]),
    ],
    sections: view.rows.map((cards, i) => {
      const row = i + 1;
      const taken = atSpot(row);
      const title =
        cards.length > 0
          ? { key: "outline.row", values: { row, active: activeOn(view, cards) } }
          : { key: "outline.rowTaken", values: { row, seats: taken, count: taken.length } };
      const extra = row === view.rows.length ? [{ text: { key: "outline.rowXp" } }] : [];
      return { title, items: [...cardItems(view, cards), ...extra] };
    }),
  };
}
