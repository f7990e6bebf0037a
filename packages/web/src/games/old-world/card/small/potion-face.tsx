import type { Effects, Potion } from "@medallion/old-world/data";
import { effectSign } from "../effect/effect-signs.ts";
import { SignRow } from "../effect/sign-row.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { potionLabel } from "../glyph/potions.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { BLACK, INK, url } from "../inks.ts";
import { SmallCard, type SmallCardProps } from "./small-card.tsx";

interface PotionFaceProps extends SmallCardProps {
  /** The potion as it is declared in this game. */
  readonly potion: Potion;
  /** A label is all that there is room for on a phone; elsewhere it says what the potion does. */
  readonly size?: "label" | "whole";
}

const SPOILS = "#8d211d";

interface LineProps {
  readonly effects: Effects;
  readonly y: number;
  readonly ink: string;
  readonly size: number;
}

function PotionLine({ effects, y, ink, size }: LineProps) {
  if (effects.length === 0) return null;
  return (
    <SignRow signs={effects.map(effectSign)} x={50} y={y} width={86} size={size} ink={ink} markInk={ink} />
  );
}

/** A potion: what is painted on its label, and below it what it does, costs and spoils. */
export function PotionFace({ potion, size = "whole", ...card }: PotionFaceProps) {
  const { id, cost, effects, drawback } = potion;
  const { glyph, dye } = potionLabel(id);
  const whole = size === "whole";
  useIcons(glyph, ...[cost, effects, drawback].flat().flatMap((effect) => effectSign(effect).glyph));
  const price: Effects = [...cost, ...drawback];
  const middle = whole ? 42 : 65;
  return (
    <SmallCard {...card}>
      <rect width="100" height="130" rx="9" fill={BLACK} />
      <rect x="2" y="2" width="96" height="126" rx="7.5" fill={url("brass")} />
      <rect x="5.5" y="5.5" width="89" height="119" rx="5" fill={url("vellum")} />
      <circle cx="50" cy={middle} r={whole ? 31 : 40} fill={dye} opacity=".13" />
      <Glyph name={glyph} x={50} y={middle} size={whole ? 54 : 74} fill={dye} />
      {whole && (
        <>
          <path d="M14 78H86" stroke={dye} strokeWidth="1.5" />
          <PotionLine effects={effects} y={price.length === 0 ? 101 : 94} ink={INK} size={26} />
          <PotionLine effects={price} y={115} ink={SPOILS} size={17} />
        </>
      )}
    </SmallCard>
  );
}
