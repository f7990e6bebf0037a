import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { useDrawn } from "../../../../drawn/drawn-context.ts";
import { CardBack, CardFace } from "../../card/index.ts";
import { cardName, printed, type Sight } from "../../sight/sight.ts";

const BACK = "back:";
const LARGE = "large:";

/** The name of a drawing: a card by its id, or the back of a house. */
export function backOf(faction: Faction): string {
  return `${BACK}${faction}`;
}

/** The name of the drawing of a card with its name, for who reads it from afar. */
export function largeOf(id: string): string {
  return `${LARGE}${id}`;
}

/** A drawing for what moves: of a card that is not on the table, of one that is seen large, or of a back. */
export function Face({ face }: { readonly face: string }) {
  const { sight } = useDrawn<Sight, string>();
  const faction = FACTIONS.find((one) => backOf(one) === face);
  if (faction !== undefined) return <CardBack faction={faction} />;
  if (!face.startsWith(LARGE)) return <CardFace id={face} name="" size="strip" />;
  const id = face.slice(LARGE.length);
  const row = printed(sight.view, id);
  const card = row === undefined ? { id } : { row };
  return <CardFace {...card} name={cardName(sight, id)} size="hand" />;
}
