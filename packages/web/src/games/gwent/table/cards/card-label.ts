import { remembered } from "../../../../drawn/words/remembered.ts";
import type { Text } from "../../../../language/words.ts";
import { cardName, printed, type Sight } from "../../sight/sight.ts";

/** A card in words: its name, its strength where it has one, its rows and what it can do. */
export function cardLabel(sight: Sight, id: string, strength: number | undefined, text: Text): string {
  const { say } = sight.scene;
  return remembered(say, `label ${id} ${strength}`, () => wordsOf(sight, id, strength, text));
}

function wordsOf(sight: Sight, id: string, strength: number | undefined, text: Text): string {
  const card = printed(sight.view, id);
  if (card === undefined) return id;
  const name = cardName(sight, id);
  const fights = card.kind === "unit" || card.kind === "hero";
  const parts = [
    name,
    ...(fights ? [text("gwent.strength", { strength: strength ?? card.strength })] : []),
    ...(card.kind === "hero" ? [sight.scene.say({ key: "ability.hero" })] : []),
    ...(fights ? card.rows.map((row) => sight.scene.say({ key: `row.${row}` })) : []),
    ...(fights ? card.abilities.map((ability) => sight.scene.say({ key: `ability.${ability}` })) : []),
  ];
  return parts.join(", ");
}
