import type { ActionId, Attribute, Terrain } from "@medallion/old-world/data";
import { Glyph } from "../glyph/glyph.tsx";
import { ACTION_GLYPHS, ATTRIBUTE_GLYPHS } from "../glyph/marks.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { Drawing } from "../mark/drawing.tsx";
import { Numeral } from "../mark/numeral.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { LaidPiece } from "./heraldry.tsx";

interface PieceProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const placed = ({ x, y, scale = 1 }: LaidPiece): string => `translate(${x} ${y}) scale(${scale})`;

function DiscPart({ glyph, ...laid }: LaidPiece & { readonly glyph: string }) {
  useIcons(glyph);
  return (
    <g transform={placed(laid)}>
      <SharedPart name="disc" x={0} y={0} />
      <Glyph name={glyph} x={0} y={0} size={27} fill="#f3e3b8" />
    </g>
  );
}

/** What can be done at a location, inside a drawing: a disc of radius 25. */
export function ActionDiscPart({ action, ...laid }: LaidPiece & { readonly action: ActionId }) {
  return <DiscPart glyph={ACTION_GLYPHS[action]} {...laid} />;
}

export function ActionDisc({ action, ...piece }: PieceProps & { readonly action: ActionId }) {
  return (
    <Drawing box="-26 -26 52 52" {...piece}>
      <ActionDiscPart action={action} x={0} y={0} />
    </Drawing>
  );
}

export function AttributeDisc({ attribute, ...piece }: PieceProps & { readonly attribute: Attribute }) {
  return (
    <Drawing box="-26 -26 52 52" {...piece}>
      <DiscPart glyph={ATTRIBUTE_GLYPHS[attribute]} x={0} y={0} />
    </Drawing>
  );
}

/** A quest that waits here, inside a drawing: a pinned note, some 38 × 52. */
export function QuestPart(laid: LaidPiece) {
  return <SharedPart name="quest-pin" {...laid} />;
}

export function QuestToken(piece: PieceProps) {
  return (
    <Drawing box="-22 -32 44 56" {...piece}>
      <QuestPart x={0} y={0} />
    </Drawing>
  );
}

interface TrailProps {
  readonly terrain: Terrain;
  /** The gold that lies with it. */
  readonly gold?: number | undefined;
}

/** A trail inside a drawing, of radius 30. */
export function TrailPart({ terrain, gold, ...laid }: LaidPiece & TrailProps) {
  return (
    <g transform={placed(laid)}>
      <SharedPart name={`trail-${terrain}`} x={0} y={0} />
      {gold !== undefined && gold > 0 && <CoinPart value={gold} x={17} y={15} scale={0.82} />}
    </g>
  );
}

export function TrailToken({ terrain, gold, ...piece }: PieceProps & TrailProps) {
  return (
    <Drawing box="-31 -31 62 62" {...piece}>
      <TrailPart terrain={terrain} gold={gold} x={0} y={0} />
    </Drawing>
  );
}

/** A tavern in which no duel is fought any more this round, inside a drawing: some 52 × 52. */
export function ClosedTavernPart(laid: LaidPiece) {
  return <SharedPart name="closed-tavern" {...laid} />;
}

export function ClosedTavern(piece: PieceProps) {
  return (
    <Drawing box="-28 -28 56 54" {...piece}>
      <ClosedTavernPart x={0} y={0} />
    </Drawing>
  );
}

interface CoinProps {
  /** How much; a plain coin without it. */
  readonly value?: number | undefined;
}

/** Gold inside a drawing, of radius 14. */
export function CoinPart({ value, ...laid }: LaidPiece & CoinProps) {
  return (
    <g transform={placed(laid)}>
      <SharedPart name="gold-coin" x={0} y={0} />
      <Numeral y={6.2} size={18} fill="#2b1c05">
        {value}
      </Numeral>
    </g>
  );
}

export function Coin({ value, ...piece }: PieceProps & CoinProps) {
  return (
    <Drawing box="-15 -15 30 30" {...piece}>
      <CoinPart value={value} x={0} y={0} />
    </Drawing>
  );
}
