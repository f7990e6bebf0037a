import type { CardRow } from "@medallion/gwent/cards";
import { CardFace, type CardState } from "../../card/index.ts";
import { cardName, useSay } from "./card-words.ts";

interface CardPictureProps {
  readonly card: CardRow;
  readonly size: "strip" | "hand";
  readonly state?: CardState;
  readonly className?: string | undefined;
}

/** A card as it is drawn everywhere, with its name in the chosen language. */
export function CardPicture({ card, ...rest }: CardPictureProps) {
  return <CardFace row={card} name={cardName(useSay(), card.id)} {...rest} />;
}
