import { flow, type Ink, ink, padded, spaces, text, textWidth } from "@medallion/ink";
import type { CardRow } from "../cards/row.ts";
import { ROWS } from "../cards/row.ts";
import type { CardView } from "../view.ts";
import { GUTTER } from "./rows.ts";
import type { Sight } from "./sight.ts";
import { rowOf } from "./sight.ts";
import { unitsInk } from "./units.ts";

const AGILE = "ability.agile";
const KEYS = [...ROWS.map((row) => `row.${row}`), AGILE, "kind.special", "kind.weather"];

/** A hand sorted by where its cards may go, in the look of the rows. */
export function handLines(sight: Sight, hand: readonly CardView[]): readonly Ink[] {
  const keys = KEYS.filter((key) => hand.some((card) => placeKey(rowOf(sight, card.id)) === key));
  const widest = Math.max(...keys.map((key) => textWidth(text(sight, key))));
  return keys.flatMap((key) => {
    const cards = hand.filter((card) => placeKey(rowOf(sight, card.id)) === key);
    const lead = [...spaces(GUTTER), ...ink(padded(text(sight, key), widest), "quiet"), ...spaces(2)];
    return flow(unitsInk(sight, cards), { width: sight.width, lead });
  });
}

function placeKey(card: CardRow | undefined): string {
  if (card?.kind === "weather") return "kind.weather";
  if (card === undefined || card.kind === "special" || card.kind === "leader") return "kind.special";
  return card.rows.length > 1 ? AGILE : `row.${card.rows[0]}`;
}
