import type { ActionCard } from "@medallion/old-world/data";
import { memo, useLayoutEffect } from "react";
import type { PieceState } from "../../../../drawn/pointing/piece.tsx";
import { familyIcon } from "../glyph/families.ts";
import { ICON_SHELF } from "../glyph/icon-shelf.ts";
import { Drawing } from "../mark/drawing.tsx";
import { type ActionSize, MEASURES } from "../size.ts";
import styles from "./action-face.module.css";
import { FaceEdge } from "./face-edge.tsx";
import { HandFace } from "./hand-face.tsx";
import { MiniFace } from "./mini-face.tsx";
import { SlimFace } from "./slim-face.tsx";

interface ActionFaceProps {
  /** The card as it is declared in this game. */
  readonly card: ActionCard;
  readonly size: ActionSize;
  /** What it is called in the chosen language; only the hand shows it. */
  readonly name?: string | undefined;
  /** What it costs now, in cards. */
  readonly price?: number | undefined;
  /** The extension, by its place, that the next card of the combo is laid on. */
  readonly link?: number | undefined;
  /** It is laid on a card before it. */
  readonly joined?: boolean | undefined;
  /** Shows its terrain, which matters everywhere but in a fight. */
  readonly terrain?: boolean | undefined;
  /** How it is lit, where the piece around it leaves that to the drawing. */
  readonly state?: PieceState | undefined;
  readonly className?: string | undefined;
}

const FACES = { hand: HandFace, slim: SlimFace, mini: MiniFace } as const;
/** Below a small card hangs its price. */
const PRICE_ROOM = 24;

/**
 * An action card's drawing, as wide as the place around it. It is not read out: what stands around it, a button or a
 * list item, says what card it is.
 */
export const ActionFace = memo(function ActionFace(props: ActionFaceProps) {
  const { card, size, name = "", price, link, joined = false, terrain = true, state = "rest" } = props;
  useLayoutEffect(() => ICON_SHELF.want(familyIcon(card.family)), [card.family]);
  const Face = FACES[size];
  const { width, height, corner } = MEASURES[size];
  const room = price === undefined || size === "hand" ? 0 : PRICE_ROOM;
  const classes = [styles.face, styles[size], styles[state], room > 0 && styles.priced, props.className];
  return (
    <Drawing
      box={`0 0 ${width} ${height + room}`}
      className={classes.filter(Boolean).join(" ")}
      card={card.id}
    >
      <Face card={card} name={name} price={price} link={link} joined={joined} terrain={terrain} />
      <FaceEdge state={state} width={width} height={height} corner={corner} />
    </Drawing>
  );
});
