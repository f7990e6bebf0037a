import { flow, type Ink, ink, padded, spaces, text, textWidth } from "@medallion/ink";
import { at } from "@medallion/kernel";
import type { TournamentView } from "../view.ts";
import { GUTTER } from "./rows.ts";
import type { Sight } from "./sight.ts";
import { cardText, namesText } from "./sight.ts";

/** Whether the players are choosing the decks of the next game. */
export function picksDecks({ view }: Sight): boolean {
  return view.asks.some(({ kind }) => kind === "deck");
}

/** The score of a tournament, and every player's decks: those that have won, the one in use, the rest. */
export function tournamentLines(sight: Sight, tournament: TournamentView): readonly Ink[] {
  const { say, width } = sight;
  const [first = 0, second = 0] = tournament.wins;
  const wins = `${namesText(sight, [0])} ${first} : ${second} ${namesText(sight, [1])}`;
  const names = tournament.wins.map((_, player) => namesText(sight, [player]));
  const widest = Math.min(Math.max(...names.map(textWidth)), Math.floor(width / 3));
  return [
    ...flow([ink(say({ key: "board.tournament", values: { wins } }), "title")], { width, lead: [] }),
    ...names.flatMap((name, player) =>
      flow(decksInk(sight, tournament, player), {
        width,
        lead: [
          ...spaces(GUTTER),
          ...ink(padded(name, widest), player === sight.view.seat ? "own" : "strong"),
          ...spaces(2),
        ],
        indent: GUTTER + widest + 2,
      }),
    ),
  ];
}

function decksInk(sight: Sight, tournament: TournamentView, player: number): readonly Ink[] {
  const picks = picksDecks(sight);
  const used = inUse(sight, tournament, player);
  return at(tournament.decks, player).map(({ faction, leader }, place) => {
    const won = at(tournament.out, player).includes(place);
    const sign = won ? "✓ " : place === used ? "► " : "";
    const name = text(sight, `faction.${faction}`);
    const full = picks ? `${name} (${cardText(sight, leader)})` : name;
    return [...ink(sign, won ? "good" : "gold"), ...ink(full, won ? "quiet" : undefined)];
  });
}

/** The deck a player fights with; while decks are picked only what has been picked for the next game. */
function inUse(sight: Sight, { picks, first }: TournamentView, player: number): number {
  const picking = sight.view.asks.find(({ kind }) => kind === "deck");
  const known = picking === undefined || (player === first && picking.seat !== first);
  return known ? at(picks, player) : -1;
}
