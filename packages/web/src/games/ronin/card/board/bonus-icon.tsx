import type { Bonus } from "@medallion/ronin";
import type { ReactNode } from "react";
import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";

interface BonusDrawingProps {
  readonly bonus: Bonus;
}

/** What a space of an alliance track gives to both partners, in a box of 54 × 26. */
export function BonusDrawing({ bonus }: BonusDrawingProps): ReactNode {
  switch (bonus.k) {
    case "abilityOrXp":
      return (
        <>
          <g transform="translate(0 2) scale(.83)">
            <SharedPart name="ema" x={0} y={0} />
            <text x="15" y="21.5" fontSize="17" fill="#2a1a08">
              {bonus.ability}
            </text>
          </g>
          <Or />
          <Star x={43} value={bonus.xp} />
        </>
      );
    case "drawOrXp":
      return (
        <>
          <Glyph name="card-draw" x={12} y={13} size={22} />
          <Or />
          <Star x={43} value={bonus.xp} />
        </>
      );
    case "showHand":
      return (
        <>
          <Glyph name="poker-hand" x={14} y={13} size={23} />
          <path d="M27 8 33 13 27 18" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <SharedPart name="star" x={43} y={13} scale={0.74} />
          <SharedPart name="ladder-white" x={38} y={13.5} scale={1.1} />
        </>
      );
    case "activeAny":
      return Array.from({ length: bonus.n }, (_, place) => (
        <SharedPart
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          key={place}
          name="any-active"
          x={27 + (place - (bonus.n - 1) / 2) * (bonus.n > 2 ? 17 : 23)}
          y={13}
        />
      ));
    case "xp":
      return <Star x={27} value={bonus.n} />;
  }
}

/** One or the other. */
function Or() {
  return <path d="M30.5 5 25.5 21" stroke="currentColor" strokeWidth="1.6" />;
}

function Star({ x, value }: { readonly x: number; readonly value: number }) {
  return (
    <>
      <SharedPart name="star" x={x} y={13} scale={0.74} />
      <text x={x} y="17.6" fontSize="13" fill="#fff">
        {value}
      </text>
    </>
  );
}

interface BonusMarkProps extends BonusDrawingProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function BonusMark({ bonus, ...mark }: BonusMarkProps) {
  return (
    <Drawing as="mark" box="0 0 54 26" {...mark}>
      <BonusDrawing bonus={bonus} />
    </Drawing>
  );
}
