import { Glyph } from "../glyph/glyph.tsx";
import { BLACK, url } from "../inks.ts";
import { SmallCard, type SmallCardProps } from "./small-card.tsx";

/** A card of a story that stays with a player. */
export function KeptFace(card: SmallCardProps) {
  return (
    <SmallCard {...card}>
      <rect width="100" height="130" rx="9" fill={BLACK} />
      <rect x="2" y="2" width="96" height="126" rx="7.5" fill={url("brass")} />
      <rect x="5.5" y="5.5" width="89" height="119" rx="5" fill={url("vellum")} />
      <Glyph name="page" x={50} y={65} size={62} fill="#5f2f63" />
    </SmallCard>
  );
}
