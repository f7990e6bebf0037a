import { FACTIONS, type Faction } from "@medallion/gwent/cards";
import { CardBack, CardFace } from "../../card/index.ts";

const BACK = "back:";

/** The name of a drawing: a card by its id, or the back of a house. */
export function backOf(faction: Faction): string {
  return `${BACK}${faction}`;
}

/** Drawings that lie ready for what moves: cards that are not on the table, and backs. */
export function Faces({ faces }: { readonly faces: readonly string[] }) {
  return faces.map((face) => (
    <span key={face} data-face={face}>
      <Drawing face={face} />
    </span>
  ));
}

function Drawing({ face }: { face: string }) {
  const faction = FACTIONS.find((one) => backOf(one) === face);
  return faction === undefined ? <CardFace id={face} name="" size="strip" /> : <CardBack faction={faction} />;
}
