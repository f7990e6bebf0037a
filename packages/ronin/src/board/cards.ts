import { flow, type Ink, ink, inkWidth, spaces } from "@medallion/ink";
import type { Sym } from "../data/index.ts";
import { effectText } from "../data/words.ts";
import { COVERS_FIRST, COVERS_PASS, COVERS_SECOND } from "../effects/count.ts";
import { colourMark, cupMark, effectMark, symbolMark } from "./marks.ts";
import { cardIn, nameIn, type Sight } from "./sight.ts";

/** Columns left free before everything, where a pointer shows who has to decide. */
export const GUTTER = 2;
/** On narrower tables the words of an effect go below the card. */
const NARROW = 70;

/** A card in a few signs: `[R] Stone into Steel E *`. */
export function cardInk(sight: Sight, id: string, covered = 0): Ink {
  const { colour, symbols, pass, effect } = cardIn(sight.view, id);
  const [first, second] = symbols;
  const symbol = (printed: Sym | undefined, cover: number): Ink =>
    printed === undefined ? [] : [symbolMark(sight, printed, (covered & cover) !== 0)];
  const signs: Ink = [
    ...symbol(first, COVERS_FIRST),
    ...symbol(second, COVERS_SECOND),
    ...(pass === undefined ? [] : [cupMark(sight, pass, (covered & COVERS_PASS) !== 0)]),
    ...(effect === undefined ? [] : [effectMark(sight, effect.timing)]),
  ];
  return [
    colourMark(sight, colour),
    ...ink(` ${sight.say(nameIn(sight.view, id))}`),
    ...(signs.length === 0 ? [] : ink(" ")),
    ...signs,
  ];
}

/** Cards under each other with the words of their effects beside them, as after every lead. */
export function cardLines(sight: Sight, ids: readonly string[], leads: readonly Ink[] = []): readonly Ink[] {
  const cards = ids.map((id, i) => [...(leads[i] ?? spaces(GUTTER)), ...cardInk(sight, id)]);
  const widest = Math.max(0, ...cards.map(inkWidth));
  return ids.flatMap((id, i) => {
    const card = cards[i] ?? [];
    const words = effectInk(sight, id);
    if (words.length === 0) return flow([], { width: sight.width, lead: card });
    if (sight.width < NARROW)
      return [
        ...flow([], { width: sight.width, lead: card }),
        ...flow([words], { width: sight.width, lead: spaces(GUTTER + 4) }),
      ];
    return flow([words], { width: sight.width, lead: [...card, ...spaces(widest + 2 - inkWidth(card))] });
  });
}

/** The condition and the result; that it is a tea effect says its sign. */
function effectInk(sight: Sight, id: string): Ink {
  const { effect } = cardIn(sight.view, id);
  return effect === undefined ? [] : ink(sight.say(effectText({ ...effect, timing: "standard" })), "quiet");
}
