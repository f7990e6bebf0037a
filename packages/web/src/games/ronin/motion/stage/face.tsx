import type { View } from "@medallion/ronin";
import { cardIn } from "@medallion/ronin/pages";
import { useDrawn } from "../../../../drawn/index.ts";
import { CardBack, CardFace } from "../../card/index.ts";

/** The name of the drawing of a back. */
export const BACK = "back";

/** A drawing for what moves: of a card that is not on the table, or of a back. */
export function Face({ face }: { readonly face: string }) {
  const { scene } = useDrawn();
  const view = scene.table.view as View;
  if (face === BACK) return <CardBack />;
  return <CardFace row={cardIn(view, face)} size="strip" active={view.active} />;
}
