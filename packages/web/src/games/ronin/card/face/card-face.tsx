import type { ActionCard } from "@medallion/ronin";
import { memo, useLayoutEffect } from "react";
import { chargeOf } from "../glyph/charges.ts";
import { ICON_SHELF } from "../glyph/icon-shelf.ts";
import { Drawing } from "../mark/drawing.tsx";
import type { ActivePair } from "../worth.ts";
import styles from "./card-face.module.css";
import { HandFace } from "./hand-face.tsx";
import type { FaceSize } from "./size.ts";
import { StripFace } from "./strip-face.tsx";
import { TileFace } from "./tile-face.tsx";

interface CardFaceProps {
  readonly row: ActionCard;
  readonly size: FaceSize;
  /** What it is called in the chosen language; only the hand shows it. */
  readonly name?: string | undefined;
  /** The left and the right active symbol of this chapter. */
  readonly active?: ActivePair | undefined;
  /** What lost-symbol tokens cover: 1 the first symbol, 2 the second, 4 the tea-passing symbol. */
  readonly covered?: number | undefined;
  /** Its effect can never matter again. */
  readonly resolved?: boolean | undefined;
  /** Added this turn; or taken this turn from where it lay, and still known. */
  readonly state?: "rest" | "fresh" | "rubbing" | undefined;
  readonly className?: string | undefined;
}

const FACES = { tile: TileFace, strip: StripFace, hand: HandFace } as const;
const BOXES = { tile: "0 0 60 84", strip: "0 0 60 84", hand: "0 0 150 210" } as const;

/**
 * A card's drawing, as wide as the place around it (5 : 7). It is not read out: what stands around it, a button or a
 * list item, says what card it is.
 */
export const CardFace = memo(function CardFace({
  row,
  size,
  name = "",
  active,
  covered = 0,
  resolved = false,
  state = "rest",
  className,
}: CardFaceProps) {
  useLayoutEffect(() => {
    if (size !== "tile") ICON_SHELF.want(chargeOf(row.id));
  }, [row.id, size]);
  const Face = FACES[size];
  const classes = [styles.face, state === "rubbing" && styles.rubbing, className].filter(Boolean).join(" ");
  return (
    <Drawing box={BOXES[size]} card={row.id} className={classes}>
      <Face row={row} name={name} active={active} covered={covered} resolved={resolved} />
      {state === "fresh" && <Fresh size={size} />}
    </Drawing>
  );
});

/** A brass edge inside: it came this turn. */
function Fresh({ size }: { readonly size: FaceSize }) {
  const scale = size === "hand" ? 2.5 : 1;
  return (
    <rect
      x={0.9 * scale}
      y={0.9 * scale}
      width={58.2 * scale}
      height={82.2 * scale}
      rx={4 * scale}
      fill="none"
      stroke="var(--ro-brass-light)"
      strokeWidth={1.8 * scale}
    />
  );
}
