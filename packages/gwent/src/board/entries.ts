import type { Entry, Message, Seat } from "@medallion/kernel";
import type { Faction } from "../cards/row.ts";
import { changedRules } from "../options.ts";
import { ruleAbout, ruleWord } from "../rule-options.ts";
import type { View } from "../view.ts";
import { cardLines, nameIn } from "./card-entry.ts";
import { farSides, nearSide, rowOf, whoIs } from "./sight.ts";

/** Every card, leader and faction in sight of the viewer, and the rules that are not the box's. */
export function entriesOf(view: View): readonly Entry[] {
  return [...cardEntries(view), ...leaderEntries(view), ...factionEntries(view), ...ruleEntries(view)];
}

function cardEntries(view: View): readonly Entry[] {
  const seen = idsInSight(view);
  return [...new Set([...seen, ...tokensOf(view, seen)])].flatMap((id) => {
    const card = rowOf({ view }, id);
    if (card === undefined) return [];
    const count = seen.filter((other) => other === id).length;
    return [{ title: nameIn(view, id), lines: cardLines(view, card, count) }];
  });
}

/** The cards that lie open for the viewer or are known to it: hands, battlefield, slots, weather, piles. */
function idsInSight(view: View): readonly string[] {
  const sides = [nearSide({ view }), ...farSides({ view })].flatMap((side) => view.sides[side] ?? []);
  const rows = sides.flatMap((side) => side.rows);
  const own = view.players.filter((_, player) => player === view.seat);
  const others = view.players.filter((_, player) => player !== view.seat);
  const cards = [
    ...own.flatMap(({ hand }) => hand ?? []),
    ...view.limbo,
    ...others.flatMap(({ hand }) => hand ?? []),
    ...rows.flatMap((row) => row.cards),
    ...rows.flatMap(({ slot }) => (slot === undefined || slot === "leader" ? [] : [slot])),
    ...(view.automaton?.hidden ?? []).map(({ decoy }) => decoy),
    ...view.weather,
    ...sides.flatMap(({ pile }) => pile),
    ...others.flatMap(({ hand, known }) =>
      hand === undefined ? known.filter(({ where }) => where === "hand") : [],
    ),
    ...view.removed,
  ];
  const deck = searches(view) ? own.flatMap((player) => player.deck ?? []) : [];
  return [...cards.map(({ id }) => id), ...deck];
}

/** Whether the viewer is choosing among the cards of its own deck. */
function searches({ asks, seat }: View): boolean {
  return asks.some((ask) => ask.seat === seat && /^(search|weather|bond)$/u.test(ask.kind));
}

/** What the berserkers and avengers among these cards bring. */
function tokensOf(view: View, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const card = rowOf({ view }, id);
    return card?.transformsInto ?? card?.avenger ?? [];
  });
}

/** Somebody with a leader and a faction; while decks are picked for a tournament, every deck on the table. */
interface Command {
  readonly player: Seat;
  readonly leader: string;
  readonly faction: Faction;
}

function commands({ players, tournament }: View): readonly Command[] {
  const decks = tournament?.decks ?? [];
  return [
    ...players.map(({ leader, faction }, player) => ({ player, leader, faction })),
    ...decks.flatMap((own, player) => own.map(({ leader, faction }) => ({ player, leader, faction }))),
  ];
}

function leaderEntries(view: View): readonly Entry[] {
  const all = commands(view).filter(({ leader }) => leader !== "");
  return [...new Map(all.map(({ leader, faction }) => [leader, faction]))].map(([leader, faction]) => {
    const seat = playersAmong(
      view,
      all.filter((one) => one.leader === leader),
    );
    const values = { kind: { key: "kind.leader" }, faction: { key: `faction.${faction}` }, seat };
    const declared = view.declared?.some(({ id }) => id === leader) ?? false;
    const about = declared ? [] : [{ key: `leader.${leader}.about` }, ...otherModes(view)];
    return { title: nameIn(view, leader), lines: [{ key: "entry.leader", values }, ...about] };
  });
}

function factionEntries(view: View): readonly Entry[] {
  const all = commands(view);
  return [...new Set(all.map(({ faction }) => faction))].map((faction) => {
    const seat = playersAmong(
      view,
      all.filter((one) => one.faction === faction),
    );
    const about = [{ key: `faction.${faction}.about` }, ...otherModes(view)];
    return {
      title: { key: `faction.${faction}` },
      lines: [{ key: "entry.faction", values: { seat } }, ...about],
    };
  });
}

function playersAmong(view: View, list: readonly Command[]) {
  return [...new Set(list.map(({ player }) => player))].map((player) => whoIs({ view }, player));
}

/** Leaders and factions are described for two players; sections 14, 15, 18 and 19 say what else holds. */
function otherModes({ mode }: View): readonly Message[] {
  const duel = mode === "standard" || mode === "competitive" || mode === "tournament";
  return duel ? [] : [{ key: "entry.mode", values: { mode: { key: `mode.${mode}` } } }];
}

function ruleEntries(view: View): readonly Entry[] {
  return changedRules(view).map((name) => ({
    title: { key: `rule.${name}` },
    lines: [
      { key: "entry.rule", values: { value: ruleWord(name, String(view.rules[name])) } },
      ruleAbout(name),
    ],
  }));
}
