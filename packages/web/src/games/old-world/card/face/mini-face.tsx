import { SignRow } from "../effect/sign-row.tsx";
import { signsOf } from "../effect/signs.ts";
import { familyIcon } from "../glyph/families.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import { RaisedCharge } from "./charge.tsx";
import { Extensions } from "./extensions.tsx";
import type { ActionDrawing } from "./face.ts";
import { Origin } from "./origin.tsx";
import { PricePlate } from "./price-plate.tsx";

/** A card as small as in the pool, 120 × 140, with its price below. */
export function MiniFace({ card, price, link, joined, terrain }: ActionDrawing) {
  const { colour, family, base, extensions } = card;
  return (
    <>
      <SharedPart name={`ground-mini-${colour}`} x={0} y={0} />
      <RaisedCharge icon={familyIcon(family)} tincture={colour} x={56} y={52} size={70} />
      {terrain && <SharedPart name={`medal-${card.terrain}`} x={22} y={22} scale={0.32} />}
      <Origin card={card} x={10} y={81} scale={0.72} />
      <SignRow signs={signsOf(base)} x={60} y={115} width={106} size={36} />
      <Extensions
        extensions={extensions}
        colour={colour}
        link={link}
        x={109}
        y={24}
        step={extensions.length > 3 ? 21 : 24}
        scale={0.66}
        plates={false}
      />
      {joined && <SharedPart name={`clasp-${colour}-lit`} x={3} y={24} scale={0.66} />}
      {price !== undefined && <PricePlate price={price} x={60} y={148} />}
    </>
  );
}
