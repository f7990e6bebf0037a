import { SignRow } from "../effect/sign-row.tsx";
import { signsOf } from "../effect/signs.ts";
import { familyIcon } from "../glyph/families.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import { RaisedCharge } from "./charge.tsx";
import { Extensions } from "./extensions.tsx";
import type { ActionDrawing } from "./face.ts";
import { Origin } from "./origin.tsx";
import { PricePlate } from "./price-plate.tsx";

/** Where the rows of effects lie and how large they are, by their number. */
const ROWS = [[], [163], [149, 179], [143, 163, 183]] as const;
const TYPES = [0, 48, 35, 24] as const;

/** A card on a phone, 120 × 196: the mark of its colour on the seam stands for the name. */
export function SlimFace({ card, price, link, joined, terrain }: ActionDrawing) {
  const { colour, family, base, extensions } = card;
  const signs = signsOf(base);
  const rows = Math.min(signs.length, 3) as 0 | 1 | 2 | 3;
  return (
    <>
      <SharedPart name={`ground-slim-${colour}`} x={0} y={0} />
      <RaisedCharge icon={familyIcon(family)} tincture={colour} x={58} y={76} size={82} />
      {terrain && <SharedPart name={`medal-${card.terrain}`} x={24} y={26} scale={0.43} />}
      <Origin card={card} x={11} y={114} scale={0.85} />
      <SharedPart name={`clasp-${colour}`} x={60} y={128} scale={0.74} />
      {ROWS[rows].map((y, i) => (
        <SignRow key={y} signs={signs.slice(i, i + 1)} x={60} y={y} width={104} size={TYPES[rows]} />
      ))}
      <Extensions
        extensions={extensions}
        colour={colour}
        link={link}
        x={108}
        y={28}
        step={extensions.length > 3 ? 27 : 31}
        scale={0.86}
        plates={false}
      />
      {joined && <SharedPart name={`clasp-${colour}-lit`} x={3} y={28} scale={0.86} />}
      {price !== undefined && <PricePlate price={price} x={60} y={204} />}
    </>
  );
}
