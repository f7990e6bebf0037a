import { SignRow } from "../effect/sign-row.tsx";
import { signsOf } from "../effect/signs.ts";
import { familyIcon } from "../glyph/families.ts";
import { BLACK, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import { RaisedCharge } from "./charge.tsx";
import { Extensions } from "./extensions.tsx";
import type { ActionDrawing } from "./face.ts";
import { CardName } from "./name-plate.tsx";
import { Origin } from "./origin.tsx";

/** A card in the hand, 200 × 280: with its name. */
export function HandFace({ card, name, price, link, joined, terrain }: ActionDrawing) {
  const { colour, family, base, extensions } = card;
  const isAdding = extensions.some((extension) => signsOf(extension).length > 0);
  const step = extensions.length > 2 ? 36 : 44;
  return (
    <>
      <SharedPart name={`ground-hand-${colour}`} x={0} y={0} />
      <RaisedCharge icon={familyIcon(family)} tincture={colour} x={isAdding ? 80 : 100} y={94} size={116} />
      {price !== undefined && (
        <g transform="translate(33 34)">
          <circle r="22" fill={BLACK} />
          <circle r="20" fill={url("brass")} />
          <circle r="15.5" fill="#1a120a" />
          <text y="9" fontSize="27" fill="#ffe9b0">
            {price}
          </text>
        </g>
      )}
      {terrain && (
        <SharedPart name={`medal-${card.terrain}`} x={33} y={price === undefined ? 34 : 84} scale={0.47} />
      )}
      <Origin card={card} x={16} y={156} scale={1} />
      <CardName name={name} />
      <SignRow signs={signsOf(base)} x={100} y={243} width={182} size={46} />
      <Extensions
        extensions={extensions}
        colour={colour}
        link={link}
        x={186}
        y={extensions.length > 3 ? 46 : 60}
        step={step}
        scale={1.12}
        plates
      />
      {joined && <SharedPart name={`clasp-${colour}-lit`} x={3} y={60} scale={1.12} />}
    </>
  );
}
