import { ALL_CARDS, cardName } from "@medallion/old-world/pages";
import { useGame } from "../../../kits/use-game.ts";
import { ActionFace } from "../card/index.ts";

interface BookCardProps {
  readonly id: string;
  readonly link?: number;
  readonly joined?: boolean;
}

/** A card as it lies in the hand. */
export function BookCard({ id, ...lies }: BookCardProps) {
  const { say } = useGame("old-world");
  const card = ALL_CARDS.find((each) => each.id === id);
  return card && <ActionFace card={card} size="hand" name={say(cardName(card.family))} {...lies} />;
}
