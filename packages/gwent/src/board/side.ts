import { flow, type Ink, ink, spaced, spaces, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import type { SideView } from "../view.ts";
import { handLines } from "./hand.ts";
import { amount, playerHead } from "./player.ts";
import { GUTTER, rowLine, rowLines } from "./rows.ts";
import type { Sight } from "./sight.ts";
import { cardText, hasField, namesText } from "./sight.ts";

const GEMS = 2;

/** A side above: its players, then its rows, siege first, so that the close rows face each other. */
export function farLines(sight: Sight, side: number): readonly Ink[] {
  const { rows, members } = at(sight.view.sides, side);
  const heads = [...sideHead(sight, side), ...members.flatMap((player) => memberHead(sight, side, player))];
  if (!hasField(sight)) return heads;
  if (sight.view.mode !== "free-for-all")
    return [...heads, ...rows.toReversed().flatMap((row) => rowLines(sight, row))];
  const used = rows.filter(({ cards, slot }) => cards.length > 0 || slot !== undefined);
  return [...heads, ...used.toReversed().map((row) => rowLine(sight, row))];
}

/** The side below: its rows, then its players with the hands the viewer sees, the viewer's own last. */
export function nearLines(sight: Sight, side: number): readonly Ink[] {
  const { view } = sight;
  const { rows, members } = at(view.sides, side);
  const field = hasField(sight) ? rows.flatMap((row) => rowLines(sight, row)) : [];
  const own = members.toSorted((a, b) => Number(a === view.seat) - Number(b === view.seat));
  const [first = [], ...others] = own.map((player) => [
    ...memberHead(sight, side, player),
    ...handLines(sight, at(view.players, player).hand ?? []),
  ]);
  return spaced([field, [...sideHead(sight, side), ...first], ...others]);
}

/** The only player of a side with all that is theirs, or what the members of a team share. */
function sideHead(sight: Sight, side: number): readonly Ink[] {
  const field = at(sight.view.sides, side);
  const [player = 0, mate] = field.members;
  const crown = sight.view.winners?.includes(side) === true ? ink(" ✓", "good") : [];
  const [before, after] = [scoreParts(sight, field), pileParts(sight, field)];
  if (mate === undefined) return playerHead(sight, player, { before, after, crown });
  const team = [
    ...ink(`${text(sight, "board.team")}: `, "quiet"),
    ...ink(namesText(sight, field.members), "strong"),
    ...crown,
  ];
  return flow([team, ...before, ...after], { width: sight.width, lead: spaces(GUTTER) });
}

/** The line of one member of a team; who plays alone has the head of the side. */
function memberHead(sight: Sight, side: number, player: number): readonly Ink[] {
  return at(sight.view.sides, side).members.length > 1 ? playerHead(sight, player) : [];
}

/** Gems, or points and the total where more than two sides fight. */
function scoreParts(sight: Sight, field: SideView): readonly Ink[] {
  if (sight.view.mode === "free-for-all") {
    const points = amount(sight, "board.points", field.points);
    return hasField(sight) ? [points, amount(sight, "board.total", field.total)] : [points];
  }
  const gems = "◆".repeat(field.gems) + "◇".repeat(Math.max(0, GEMS - field.gems));
  return [[...ink(`${text(sight, "board.gems")} `, "quiet"), ...ink(gems, "gold")]];
}

/** The size of the discard pile and its newest card. */
function pileParts(sight: Sight, { pile }: SideView): readonly Ink[] {
  const newest = pile.at(-1);
  if (newest === undefined) return [];
  return [[...amount(sight, "board.pile", pile.length), ...ink(` (${cardText(sight, newest.id)})`, "quiet")]];
}
