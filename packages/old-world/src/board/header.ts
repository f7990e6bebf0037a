import { flow, type Ink, ink, text } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { ATTRIBUTES } from "../data/index.ts";
import { attributeName } from "../words/index.ts";
import { phaseText } from "./outline-standing.ts";
import type { Sight } from "./sight.ts";

/** Where the game is, and which trophies can be won by meditation. */
export function headerLines(sight: Sight): readonly Ink[] {
  const { view, say, width } = sight;
  const left = ATTRIBUTES.filter((_, place) => at(view.attributeTrophies, place) > 0);
  const parts: Ink[] = [
    ink(say(phaseText(view)), "title"),
    ...(view.phase === "setup" || left.length === 0
      ? []
      : [
          [
            ...label(sight, "board.meditation"),
            ...ink(left.map((attribute) => say(attributeName(attribute))).join(", ")),
          ],
        ]),
  ];
  return flow(parts, { width, lead: [] });
}

export function label(sight: Sight, key: string): Ink {
  return ink(`${text(sight, key)} `, "quiet");
}

/** A number with what it counts. */
export function amount(sight: Sight, key: string, count: number | string): Ink {
  return [...label(sight, key), ...ink(String(count), "strong")];
}
