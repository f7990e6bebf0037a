import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { CardBack, CardFace } from "../../card/index.ts";

const BACK = "back:";

/** The name of a drawing: a card by its id, or the back of a house. */
export function backOf(faction: Faction): string {
  return `${BACK}${faction}`;
}

/** A drawing for what moves: of a card that is not on the table, or of a back. */
export function Face({ face }: { readonly face: string }) {
  const faction = FACTIONS.find((one) => backOf(one) === face);
  return faction === undefined ? <CardFace id={face} name="" size="strip" /> : <CardBack faction={faction} />;
}
