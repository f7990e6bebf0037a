import { flow, type Ink, ink, inkWidth, joined, spaces } from "@medallion/ink";
import { at } from "@medallion/kernel";
import { NONE } from "../state.ts";
import { cardNamed } from "../words/index.ts";
import { colourMark, extensionMarks, groundMark, symbolMarks } from "./marks.ts";
import { cardIn, type Sight } from "./sight.ts";

/** Columns left free before everything, where a pointer shows who has to decide. */
export const GUTTER = 2;

/** A card in a few signs: `▲ [R] Rending Blow †2 →[B]†1`. */
export function cardInk(sight: Sight, id: string, active = NONE): Ink {
  return [...headInk(sight, id), ...ink(" "), ...facesInk(sight, id, active)];
}

/** Its terrain, colour and name. */
function headInk(sight: Sight, id: string): Ink {
  const { colour, terrain } = cardIn(sight.view, id);
  return [
    groundMark(sight, terrain),
    ...ink(" "),
    colourMark(sight, colour),
    ...ink(` ${sight.say(cardNamed(id))}`),
  ];
}

/** Its symbols, then its extensions; the active one stands out. */
function facesInk(sight: Sight, id: string, active: number): Ink {
  const { base, extensions } = cardIn(sight.view, id);
  const parts = [
    symbolMarks(sight, base),
    ...extensions.map((extension, place) => extensionMarks(sight, extension, place === active)),
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    ink(" "),
  );
}

/** Cards under each other, their symbols in one column; each after its lead. */
export function cardLines(sight: Sight, ids: readonly string[], leads: readonly Ink[] = []): readonly Ink[] {
  const heads = ids.map((id, i) => [...(leads[i] ?? spaces(GUTTER)), ...headInk(sight, id)]);
  const widest = Math.max(0, ...heads.map(inkWidth));
  return ids.flatMap((id, i) => {
    const head = at(heads, i);
    const lead = [...head, ...spaces(widest + 2 - inkWidth(head))];
    return flow([facesInk(sight, id, NONE)], { width: sight.width, lead, indent: GUTTER + 4 });
  });
}
