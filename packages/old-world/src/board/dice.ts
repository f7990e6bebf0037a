import { flow, type Ink, ink } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { HANDS } from "../data/index.ts";
import { pokerRank } from "../rules/poker-hand.ts";
import type { View } from "../view.ts";
import { handName } from "../words/index.ts";
import { halves } from "./columns.ts";
import { amount } from "./header.ts";
import { pokerSide } from "./outline-fight.ts";
import type { Sight } from "./sight.ts";

/** By face: three rows of three places. */
const PIPS: readonly string[] = [
  "         ",
  "    ●    ",
  "●       ●",
  "●   ●   ●",
  "● ●   ● ●",
  "● ● ● ● ●",
  "● ●● ●● ●",
];
const ROWS = [0, 1, 2] as const;
/** Two sets of dice do not fit beside each other on narrower tables. */
const NARROWEST = 66;

type Side = "own" | "theirs";

/** Both sides of dice poker, the active player's on the left. */
export function diceLines(sight: Sight): readonly Ink[] {
  const { poker } = sight.view;
  if (poker === undefined) return [];
  const sides = (["own", "theirs"] as const).filter((side) => diceOf(sight.view, side).length > 0);
  return [
    ...(poker.pot === 0 ? [] : [amount(sight, "board.pot", poker.pot)]),
    ...halves(
      sight.width,
      NARROWEST,
      sides.map((side) => (width) => sideLines({ ...sight, width }, side)),
    ),
  ];
}

function diceOf({ poker }: View, side: Side): readonly number[] {
  return (side === "own" ? poker?.dice : poker?.theirs) ?? [];
}

/** Which dice are to be rolled again: of the side that is asked. */
function markedOn({ poker, asks }: View, side: Side): readonly number[] {
  const open = asks.find((ask) => ask.kind === "reroll");
  const asked: Side | undefined =
    open?.kind === "reroll" ? (open.dice === "own" ? "own" : "theirs") : undefined;
  return asked === side ? (poker?.marked ?? []) : [];
}

function sideLines(sight: Sight, side: Side): readonly Ink[] {
  const { say, width, view } = sight;
  const dice = diceOf(view, side);
  const marked = markedOn(view, side);
  const hand = say(handName(at(HANDS, pokerRank(dice).category)));
  const row = (draw: (face: number, isMarked: boolean) => string): Ink =>
    dice.flatMap((face, place) => {
      const isMarked = marked.includes(place);
      return ink(`${draw(face, isMarked)} `, isMarked ? "gold" : undefined);
    });
  return [
    ...flow([ink(say(pokerSide(view, side)), "title"), ink(hand, "strong")], { width, lead: [] }),
    row((_, isMarked) => (isMarked ? "╔═══╗" : "┌───┐")),
    ...ROWS.map((line) =>
      row((face, isMarked) => {
        const edge = isMarked ? "║" : "│";
        return `${edge}${at(PIPS, face).slice(3 * line, 3 * line + 3)}${edge}`;
      }),
    ),
    row((_, isMarked) => (isMarked ? "╚═══╝" : "└───┘")),
  ];
}
