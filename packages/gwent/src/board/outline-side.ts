import { at, type Item, type Message, type Section } from "@medallion/kernel";
import type { RowName } from "../cards/row.ts";
import type { GwentSubject } from "../explain.ts";
import { PASSIVE } from "../rules/leaders.ts";
import type { PlayerView, RowView, SideView, View } from "../view.ts";
import { nameIn } from "./card-entry.ts";
import { countedNames, fieldedText } from "./outline-card.ts";
import { knownSections } from "./outline-known.ts";
import { rowOf, whoIs } from "./sight.ts";

/** One side of the battlefield: its players, its rows, its pile and what is known of what it hides. */
export function sideSection(view: View, side: number): Section {
  const field = at(view.sides, side);
  return {
    title: sideTitle(view, side),
    items: [
      totalItem(field, side),
      ...scoreItems(view, field),
      ...field.members.flatMap((player) => playerItems(view, player)),
    ],
    sections: [
      ...field.rows.map((row, index) => rowSection(view, { side, index, row })),
      ...pileSections(view, field),
      ...field.members.flatMap((player) => knownSections(view, player)),
    ],
  };
}

function sideTitle(view: View, side: number): Message {
  const { members } = at(view.sides, side);
  const [player = 0, mate] = members;
  const own = view.seat !== null && members.includes(view.seat) ? "yes" : "no";
  if (mate !== undefined)
    return { key: "outline.team", values: { seats: members.map((seat) => ({ seat })), own } };
  const faction = { key: `faction.${at(view.players, player).faction}` };
  return { key: "outline.side", values: { seat: whoIs({ view }, player), faction, own } };
}

function totalItem({ total }: SideView, side: number): Item {
  const subject: GwentSubject = { kind: "total", side };
  return { text: { key: "outline.total", values: { total } }, subject };
}

function scoreItems(view: View, { gems, points, halfWeather, due }: SideView): readonly Item[] {
  const score: Message =
    view.mode === "free-for-all"
      ? { key: "outline.points", values: { count: points } }
      : { key: "outline.gems", values: { count: gems } };
  return [
    { text: score },
    ...(halfWeather ? [{ text: { key: "outline.halfWeather" } }] : []),
    ...(due.length === 0
      ? []
      : [{ text: { key: "outline.due", values: { cards: countedNames(view, due) } } }]),
  ];
}

function playerItems(view: View, player: number): readonly Item[] {
  const owner = at(view.players, player);
  const seat = whoIs({ view }, player);
  const automaton = view.automaton !== undefined && player === 1;
  const messages: Message[] = [];
  if (owner.passed && view.phase === "round") messages.push({ key: "outline.passed", values: { seat } });
  if (!automaton && owner.leader !== "") messages.push(leaderText(view, owner, player));
  if (!automaton) messages.push({ key: "outline.handCount", values: { seat, count: owner.handCount } });
  messages.push({ key: "outline.deckCount", values: { seat, count: owner.deckCount } });
  if (owner.drawDue && view.phase !== "over") messages.push({ key: "outline.drawDue", values: { seat } });
  return messages.map((text) => ({ text }));
}

function leaderText(view: View, owner: PlayerView, player: number): Message {
  const values = { seat: whoIs({ view }, player), leader: nameIn(view, owner.leader) };
  return { key: "outline.leader", values: { ...values, state: leaderState(view, owner) } };
}

function leaderState(view: View, owner: PlayerView): "ready" | "spent" | "cancelled" | "passive" {
  if (owner.leaderCancelled) return "cancelled";
  if (owner.leaderSpent) return "spent";
  const abilities = rowOf({ view }, owner.leader)?.abilities ?? [];
  return abilities.some((ability) => PASSIVE.has(ability)) ? "passive" : "ready";
}

interface PlacedRow {
  readonly side: number;
  readonly index: number;
  readonly row: RowView;
}

function rowSection(view: View, { side, index, row }: PlacedRow): Section {
  const { members } = at(view.sides, side);
  const total: GwentSubject = { kind: "row", side, row: index };
  const units = row.cards.map((card): Item => {
    const subject: GwentSubject = { kind: "strength", card: card.card, id: card.id, side, row: index };
    return { text: fieldedText(view, card, members), subject };
  });
  return {
    title: rowTitle(row.row, row.total),
    items: [
      { text: { key: "outline.rowTotal", values: { total: row.total } }, subject: total },
      ...(row.weather ? [{ text: { key: "outline.rowWeather" } }] : []),
      ...slotItems(view, row),
      ...(units.length === 0 ? [{ text: { key: "outline.rowEmpty" } }] : units),
    ],
  };
}

function rowTitle(name: RowName, total: number): Message {
  return { key: "outline.row", values: { row: { key: `row.${name}` }, total } };
}

function slotItems(view: View, { slot }: RowView): readonly Item[] {
  if (slot === undefined) return [];
  if (slot === "leader") return [{ text: { key: "outline.slotLeader" } }];
  return [{ text: { key: "outline.slot", values: { card: nameIn(view, slot.id) } } }];
}

function pileSections(view: View, { pile }: SideView): readonly Section[] {
  if (pile.length === 0) return [];
  const items = pile.toReversed().map(({ id }) => ({ text: nameIn(view, id) }));
  return [{ title: { key: "outline.pile", values: { count: pile.length } }, items }];
}
