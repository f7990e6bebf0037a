import { at, type Item, type Message, type Section, type Value } from "@medallion/kernel";
import type { GwentSubject } from "../explain.ts";
import type { AutomatonView, TournamentView, View } from "../view.ts";
import { nameIn } from "./card-entry.ts";
import { countedNames, heldItems } from "./outline-card.ts";
import { farSides, nearSide, whoIs } from "./sight.ts";

/** How the rounds ended so far. */
export function roundSections(view: View): readonly Section[] {
  if (view.rounds.length === 0) return [];
  const sides = [nearSide({ view }), ...farSides({ view })];
  const items = view.rounds.map(({ totals, winners }, index): Item => {
    const scores = sides.map((side) => ({
      key: "outline.sideScore",
      values: { side: sideNames(view, side), total: at(totals, side) },
    }));
    const values = {
      round: index + 1,
      totals: scores,
      winners: winners.flatMap((side) => sideNames(view, side)),
      count: winners.length,
    };
    const subject: GwentSubject = { kind: "round", round: index + 1 };
    return { text: { key: "outline.round", values }, subject };
  });
  return [{ title: { key: "outline.rounds" }, items }];
}

/** Those who fight on a side, as values of a message. */
export function sideNames(view: View, side: number): readonly Value[] {
  return at(view.sides, side).members.map((player) => whoIs({ view }, player));
}

/** The automaton's leaders, hidden cards and what it decided. */
export function automatonSections(view: View): readonly Section[] {
  const { automaton } = view;
  if (automaton === undefined) return [];
  const items: Message[] = [leadersText(view, automaton)];
  if (automaton.owed > 0) items.push({ key: "outline.owed", values: { count: automaton.owed } });
  for (const { decoy, covers } of automaton.hidden)
    items.push({
      key: covers ? "outline.decoyCovers" : "outline.decoyBare",
      values: { card: nameIn(view, decoy.id) },
    });
  return [
    {
      title: { key: "outline.automaton" },
      items: items.map((text) => ({ text })),
      sections: [...decisionSections(view, automaton), ...unseenSections(view, automaton)],
    },
  ];
}

function leadersText(view: View, { leadersLeft }: AutomatonView): Message {
  if (leadersLeft.length === 0) return { key: "outline.noLeadersLeft" };
  return { key: "outline.leadersLeft", values: { leaders: leadersLeft.map((id) => nameIn(view, id)) } };
}

function decisionSections(view: View, { decisions }: AutomatonView): readonly Section[] {
  if (decisions.length === 0) return [];
  const items = decisions.map(({ id, kind }, decision): Item => {
    const subject: GwentSubject = { kind: "decision", decision, id };
    return { text: { key: "outline.decision", values: { kind, card: nameIn(view, id) } }, subject };
  });
  return [{ title: { key: "outline.decisions" }, items }];
}

function unseenSections(view: View, { unseen }: AutomatonView): readonly Section[] {
  if (unseen.length === 0) return [];
  const items = heldItems(
    view,
    unseen.map((id) => ({ id })),
  );
  return [{ title: { key: "outline.unseen", values: { count: unseen.length } }, items }];
}

/** The score of a tournament, and the decks that everybody brought. */
export function tournamentSections(view: View): readonly Section[] {
  const { tournament } = view;
  if (tournament === undefined) return [];
  return [
    {
      title: { key: "outline.tournament", values: { game: tournament.game } },
      items: tournament.wins.map((count, seat) => ({
        text: { key: "outline.wins", values: { seat: { seat }, count } },
      })),
      sections: tournament.decks.map((_, seat) => decksSection(view, tournament, seat)),
    },
  ];
}

function decksSection(view: View, tournament: TournamentView, seat: number): Section {
  const used = pickedDeck(view, tournament, seat);
  const items = at(tournament.decks, seat).flatMap(({ faction, leader, count, seen }, place): Item[] => {
    const state = at(tournament.out, seat).includes(place) ? "out" : place === used ? "used" : "none";
    const house = { key: `faction.${faction}` };
    const values = { faction: house, leader: nameIn(view, leader), count, state };
    const cards = countedNames(view, seen);
    return [
      { text: { key: "outline.tournamentDeck", values } },
      ...(cards.length === 0 ? [] : [{ text: { key: "outline.seen", values: { faction: house, cards } } }]),
    ];
  });
  return { title: { key: "outline.decksOf", values: { seat: { seat } } }, items };
}

/** The deck a player fights with; while decks are picked only what has been picked for the next game. */
function pickedDeck(view: View, { picks, first }: TournamentView, seat: number): number {
  const picking = view.asks.find(({ kind }) => kind === "deck");
  const known = picking === undefined || (seat === first && picking.seat !== first);
  return known ? at(picks, seat) : -1;
}
