import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import { rowName } from "../cards/table.ts";
import type { Decision, Weighed } from "../decision.ts";
import type { Scribe } from "../events.ts";
import type { Card, Entry, State } from "../state.ts";
import { copyState, playerOf, tableOf } from "../state.ts";
import { revive } from "./abilities.ts";
import { queueEntry } from "./agenda.ts";
import { lay } from "./enter.ts";
import { emptySlots, fillSlot } from "./specials.ts";
import { advance } from "./steps.ts";
import { sideTotal } from "./strength.ts";
import { idOf, kindOf, leaveDeck, pickCard, toAll, toPlayersPile } from "./zones.ts";

/** The automaton is the second player and owns the second side. */
export const AUTOMATON = 1;
/** Nobody hears what is only imagined. */
export const SILENT = (): Scribe => ({ tell: undefined, final: false });

export interface Worth {
  readonly value: number;
  readonly gain: number;
}

/** GW-17.3: what the table would be worth after an option; hidden cards and chance change nothing in it. */
export function weigh(state: State, option: (imagined: State) => void): Worth {
  const imagined = copyState(state);
  imagined.agenda = [];
  if (imagined.automaton !== undefined) imagined.automaton.thinking = true;
  const before = sideTotal(state, AUTOMATON);
  option(imagined);
  const silent = SILENT();
  while (imagined.agenda.length > 0) advance(imagined, silent);
  const own = sideTotal(imagined, AUTOMATON);
  return { value: own - sideTotal(imagined, 0), gain: own - before };
}

/** One rung of the ladder: the greater measure wins. */
interface Rung {
  readonly name: Decision["settledBy"];
  readonly measure: (option: number) => number;
}

/** GW-17.4: the option that stands highest, and the rung that settled it. */
function climb(count: number, ladder: readonly Rung[]): { chosen: number; settledBy: Decision["settledBy"] } {
  let left = Array.from({ length: count }, (_, option) => option);
  if (left.length === 1) return { chosen: 0, settledBy: "only" };
  for (const { name, measure } of ladder) {
    const best = Math.max(...left.map(measure));
    left = left.filter((option) => measure(option) === best);
    if (left.length === 1) return { chosen: at(left, 0), settledBy: name };
  }
  return { chosen: at(left, 0), settledBy: "number" };
}

export function record(state: State, scribe: Scribe, decision: Decision): void {
  const { automaton } = state;
  if (automaton === undefined || automaton.thinking) return;
  automaton.decisions = [...automaton.decisions, decision];
  scribe.tell?.(toAll({ kind: "automatonDecided", decision }));
}

/** Ladder steps 1 to 3 for rows. */
function chooseRow(
  state: State,
  scribe: Scribe,
  about: { rule: string; kind: "row" | "slot"; card: Card; rows: readonly number[]; byGain: boolean },
  option: (imagined: State, row: number) => void,
): number {
  const id = idOf(state, about.card);
  const worths = about.rows.map((row) => weigh(state, (imagined) => option(imagined, row)));
  const cards = (i: number): number => at(at(state.sides, AUTOMATON).rows, at(about.rows, i)).length;
  const ladder: Rung[] = [
    { name: "value", measure: (i) => at(worths, i).value },
    { name: "cards", measure: cards },
    { name: "row", measure: (i) => -at(about.rows, i) },
  ];
  if (about.byGain) ladder.unshift({ name: "gain", measure: (i) => at(worths, i).gain });
  const { chosen, settledBy } = climb(about.rows.length, ladder);
  const options = about.rows.map((row, i): Weighed => ({ id, row: rowName(row), ...at(worths, i) }));
  record(state, scribe, { rule: about.rule, kind: about.kind, id, options, chosen, settledBy });
  return at(about.rows, chosen);
}

/** GW-17.6: an agile unit takes its row by the ladder. */
export function chooseRowForUnit(
  state: State,
  scribe: Scribe,
  card: Card,
  side: number,
  how: Entry,
  musters: boolean,
): number {
  const about = { rule: "GW-17.6", kind: "row" as const, card, rows: [0, 1], byGain: false };
  return chooseRow(state, scribe, about, (imagined, row) => {
    for (const { pile } of imagined.sides) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
    if (imagined.limbo.includes(card)) imagined.limbo.splice(imagined.limbo.indexOf(card), 1);
    lay(imagined, SILENT(), { card, player: AUTOMATON, how, row, side, musters, from: "deck" });
  });
}

/** GW-17.5, GW-17.7, GW-17.8, GW-17.20, GW-19.16: a Horn or Mardroeme, already in the open, finds its row. */
export function automatonSlot(
  state: State,
  scribe: Scribe,
  card: Card,
  origin: { from: "deck" | "pile"; rule: string; byGain: boolean },
): void {
  const rows = emptySlots(state, AUTOMATON);
  const { rule, byGain, from } = origin;
  if (rows.length === 0) {
    state.holders[card] = AUTOMATON;
    toPlayersPile(state, card);
    record(state, scribe, {
      rule: "GW-17.5",
      kind: "discarded",
      id: idOf(state, card),
      options: [],
      chosen: 0,
      settledBy: "only",
    });
    return;
  }
  const row = chooseRow(state, scribe, { rule, kind: "slot", card, rows, byGain }, (imagined, chosen) =>
    fillSlot(imagined, SILENT(), AUTOMATON, card, chosen, { from }),
  );
  fillSlot(state, scribe, AUTOMATON, card, row, { from });
}

/** Ladder steps 1 and 4 to 6 for cards; `nearness` grows towards the top of where they lie. */
export function chooseCard(
  state: State,
  scribe: Scribe,
  about: {
    rule: string;
    kind: "medic" | "card";
    byGain: boolean;
    candidates: readonly Card[];
    nearness: (card: Card) => number;
  },
  option: (imagined: State, card: Card) => void,
): Card {
  const { candidates } = about;
  const table = tableOf(state);
  const worths = candidates.map((card) => weigh(state, (imagined) => option(imagined, card)));
  const ladder: Rung[] = [
    { name: "value", measure: (i) => at(worths, i).value },
    { name: "strength", measure: (i) => at(table.strength, kindOf(state, at(candidates, i))) },
    { name: "pile", measure: (i) => about.nearness(at(candidates, i)) },
    { name: "number", measure: (i) => -at(candidates, i) },
  ];
  if (about.byGain) ladder.unshift({ name: "gain", measure: (i) => at(worths, i).gain });
  const { chosen, settledBy } = climb(candidates.length, ladder);
  const options = candidates.map((card, i): Weighed => ({ id: idOf(state, card), ...at(worths, i) }));
  record(state, scribe, {
    rule: about.rule,
    kind: about.kind,
    id: idOf(state, at(candidates, chosen)),
    options,
    chosen,
    settledBy,
  });
  return at(candidates, chosen);
}

/** GW-17.15, GW-17.16. */
export function automatonMedic(state: State, scribe: Scribe, candidates: readonly Card[]): void {
  const { pile } = at(state.sides, AUTOMATON);
  if (state.restoreAtRandom) {
    if (state.automaton?.thinking !== true) reviveAtRandom(state, scribe, "GW-10.23", candidates);
    return;
  }
  const nearness = (card: Card): number => pile.indexOf(card);
  const about = { rule: "GW-17.16", kind: "medic" as const, byGain: true, candidates, nearness };
  revive(
    state,
    AUTOMATON,
    chooseCard(state, scribe, about, (imagined, card) => revive(imagined, AUTOMATON, card)),
  );
}

/** GW-10.23, GW-19.5: what the candidates are worth is told, but chance decides. */
export function reviveAtRandom(
  state: State,
  scribe: Scribe,
  rule: string,
  candidates: readonly Card[],
): void {
  const card = pickCard(state, scribe, candidates);
  const options = candidates.map((other): Weighed => {
    const worth = weigh(state, (imagined) => revive(imagined, AUTOMATON, other));
    return { id: idOf(state, other), ...worth };
  });
  const chosen = candidates.indexOf(card);
  record(state, scribe, { rule, kind: "medic", id: idOf(state, card), options, chosen, settledBy: "chance" });
  revive(state, AUTOMATON, card);
}

/** GW-17.10, GW-17.11: the first card from the top that the list names; searches change nothing while it thinks. */
export function automatonMuster(state: State, wanted: readonly Kind[]): void {
  if (state.automaton?.thinking === true) return;
  const { deck } = playerOf(state, AUTOMATON);
  const found = deck.findLast((card) => wanted.includes(kindOf(state, card)));
  state.agenda.push({ kind: "shuffle", player: AUTOMATON });
  if (found === undefined) return;
  leaveDeck(state, AUTOMATON, found);
  state.limbo.push(found);
  queueEntry(state, found, AUTOMATON, { musters: state.options.rules.soloMusterChain });
}
