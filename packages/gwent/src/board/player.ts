import { flow, type Ink, ink, joined, spaces, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { PASSIVE } from "../rules/leaders.ts";
import type { AutomatonView, PlayerView } from "../view.ts";
import { GUTTER } from "./rows.ts";
import type { Sight } from "./sight.ts";
import { cardText, namesText, rowOf } from "./sight.ts";

/** What the side adds to the line of its only player: what comes before the counts, what after, who won. */
interface SideParts {
  readonly before: readonly Ink[];
  readonly after: readonly Ink[];
  readonly crown: Ink;
}

/** Who a player is and what they have, with a pointer in front of the player whose turn it is. */
export function playerHead(sight: Sight, player: number, side?: SideParts): readonly Ink[] {
  const { view, width } = sight;
  const owner = at(view.players, player);
  const own = player === view.seat;
  const name: Ink = [
    ...ink(namesText(sight, [player]), own ? "own" : "title"),
    ...(own ? ink(` (${text(sight, "board.you")})`, "quiet") : []),
    ...(side?.crown ?? []),
    ...(owner.passed && view.phase !== "over" ? ink(` [${text(sight, "board.passed")}]`, "bad") : []),
  ];
  const automaton = player === 1 ? view.automaton : undefined;
  const hand = view.phase === "start" || automaton !== undefined ? [] : ["board.hand" as const];
  const parts = [
    name,
    ink(text(sight, `faction.${owner.faction}`)),
    ...(side?.before ?? []),
    ...hand.map((key) => amount(sight, key, owner.handCount)),
    amount(sight, "board.deck", owner.deckCount),
    ...(side?.after ?? []),
    ...(automaton === undefined ? leaderParts(sight, owner) : automatonParts(sight, automaton)),
  ];
  const turn = view.turn === player && view.phase === "round";
  return flow(parts, { width, lead: turn ? ink("► ", "gold") : spaces(GUTTER) });
}

/** A number with what it counts. */
export function amount(sight: Sight, key: string, count: number): Ink {
  return [...ink(`${text(sight, key)} `, "quiet"), ...ink(String(count), "strong")];
}

function automatonParts({ say }: Sight, automaton: AutomatonView): readonly Ink[] {
  const leaders = say({ key: "board.leadersLeft", values: { count: automaton.leaders } });
  const count = automaton.hidden.filter(({ covers }) => covers).length;
  const hidden = count === 0 ? [] : [ink(say({ key: "board.hiddenCards", values: { count } }), "bad")];
  return [ink(leaders), ...hidden];
}

/** The leader with its state, and what the viewer has seen of a hand that is otherwise hidden. */
function leaderParts(sight: Sight, owner: PlayerView): readonly Ink[] {
  const state = leaderState(sight, owner);
  const tone = state === "board.ready" ? "good" : "quiet";
  const leader: Ink = [
    ...ink(`${text(sight, "board.leader")}: `, "quiet"),
    ...ink(cardText(sight, owner.leader)),
    ...(state === undefined ? [] : ink(` (${text(sight, state)})`, tone)),
  ];
  const seen = owner.hand === undefined ? owner.known.filter(({ where }) => where === "hand") : [];
  if (seen.length === 0) return [leader];
  const names = seen.map(({ id }) => ink(cardText(sight, id)));
  return [leader, [...ink(`${text(sight, "board.known")}: `, "quiet"), ...joined(names, ink(", "))]];
}

function leaderState(sight: Sight, owner: PlayerView): string | undefined {
  if (owner.leaderCancelled) return "board.cancelled";
  if (owner.leaderSpent) return "board.spent";
  const passive = rowOf(sight, owner.leader)?.abilities.some((ability) => PASSIVE.has(ability)) ?? false;
  return passive ? undefined : "board.ready";
}
