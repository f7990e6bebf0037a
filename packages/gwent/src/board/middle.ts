import { flow, type Ink, ink, inkWidth, joined, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import type { Sight } from "./sight.ts";
import { cardText, farSides, nearSide } from "./sight.ts";

/** The line between the armies: weather, cards on their way, and the totals of both sides. */
export function middleLines(sight: Sight): readonly Ink[] {
  const { view, width } = sight;
  const under = view.limbo.map(({ id }) => ink(`→ ${cardText(sight, id)}`, "strong"));
  const left = [weatherInk(sight), ...under];
  const right = view.sides.length === 2 ? [totalsInk(sight)] : [];
  const before = joined([ink("──", "quiet"), ...left], ink(" "));
  const after = joined([...right, ink("──", "quiet")], ink(" "));
  const line = width - inkWidth(before) - inkWidth(after) - 2;
  if (line < 0) return flow([...left, ...right], { width, lead: ink("── ", "quiet") });
  if (right.length === 0) return [[...before, ...ink(` ${"─".repeat(line + 3)}`, "quiet")]];
  return [[...before, ...ink(` ${"─".repeat(line)} `, "quiet"), ...after]];
}

function weatherInk(sight: Sight): Ink {
  const { weather } = sight.view;
  if (weather.length === 0) return ink(text(sight, "board.noWeather"), "quiet");
  const ids = [...new Set(weather.map(({ id }) => id))];
  const cards = ids.map((id) => ink(cardText(sight, id), "cold"));
  return [...ink(`${text(sight, "board.weather")}: `, "quiet"), ...joined(cards, ink(", ", "quiet"))];
}

/** Arrows point to the side a total belongs to. */
function totalsInk(sight: Sight): Ink {
  const { sides } = sight.view;
  const far = at(sides, at(farSides(sight), 0)).total;
  const near = at(sides, nearSide(sight)).total;
  return [
    ...ink(`${text(sight, "board.total")} `, "quiet"),
    ...ink(`${far}▲`, far > near ? "good" : "strong"),
    ...ink(" : ", "quiet"),
    ...ink(`${near}▼`, near > far ? "good" : "strong"),
  ];
}
