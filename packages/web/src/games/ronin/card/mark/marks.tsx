import type { Colour, Direction, Sym } from "@medallion/ronin";
import type { SymbolWorth } from "../worth.ts";
import { Drawing } from "./drawing.tsx";
import { SharedPart } from "./shared-part.tsx";

interface MarkProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface SymbolMarkProps extends MarkProps {
  readonly symbol: Sym;
  readonly worth?: SymbolWorth;
  /** Covered by a lost-symbol token. */
  readonly lost?: boolean;
}

/** A symbol: the outline says which one, the fill what it is worth, the nib in which direction. */
export function SymbolMark({ symbol, worth = "plain", lost = false, ...mark }: SymbolMarkProps) {
  return (
    <Drawing as="mark" box="-17 -13 34 26" {...mark}>
      <SharedPart name={`symbol-${symbol}-${worth}`} x={0} y={0} scale={10} />
      {lost && <SharedPart name="lost-disc" x={0} y={0} />}
    </Drawing>
  );
}

/** Any inactive symbol. */
export function IdleMark(mark: MarkProps) {
  return (
    <Drawing as="mark" box="-12 -12 24 24" {...mark}>
      <SharedPart name="idle" x={0} y={0} />
    </Drawing>
  );
}

/** A lost-symbol token. */
export function LostMark(mark: MarkProps) {
  return (
    <Drawing as="mark" box="-13 -13 26 26" {...mark}>
      <SharedPart name="lost-disc" x={0} y={0} />
    </Drawing>
  );
}

interface PostMarkProps extends MarkProps {
  readonly direction: Direction;
  /** The active symbol it stands for in this chapter. */
  readonly symbol?: Sym | undefined;
}

/** The signpost of a path: light to the left, dark to the right. */
export function PostMark({ direction, symbol, ...mark }: PostMarkProps) {
  return (
    <Drawing as="mark" box="-13 -11 26 22" {...mark}>
      <SharedPart name={`post-${direction}-${symbol ?? "any"}`} x={0} y={0} scale={20} />
    </Drawing>
  );
}

interface ColourProps extends MarkProps {
  readonly colour: Colour;
}

/** The crest that tells a colour without its colour. */
export function CrestMark({ colour, ...mark }: ColourProps) {
  return (
    <Drawing as="mark" box="0 0 10 10" {...mark}>
      <SharedPart name={`seal-${colour}`} x={0} y={0} />
    </Drawing>
  );
}

/** A card of a colour, as effects speak of it. */
export function ColourCardMark({ colour, ...mark }: ColourProps) {
  return (
    <Drawing as="mark" box="-4 -5.4 8 10.8" {...mark}>
      <SharedPart name={`little-${colour}`} x={0} y={0} />
    </Drawing>
  );
}

interface TeaMarkProps extends MarkProps {
  readonly direction: Direction;
  readonly lost?: boolean;
}

/** A tea-passing symbol. */
export function TeaMark({ direction, lost = false, ...mark }: TeaMarkProps) {
  return (
    <Drawing as="mark" box="-6.6 -6.2 13.2 12.6" {...mark}>
      <SharedPart name={`tea-${direction}`} x={0} y={0} />
      {lost && <SharedPart name="lost-disc" x={direction === "LEFT" ? 1 : -1} y={0} scale={0.46} />}
    </Drawing>
  );
}

interface NumberProps extends MarkProps {
  /** What stands on it; nothing if left out. */
  readonly value?: number | string | undefined;
}

interface XpProps extends NumberProps {
  /** Once the marker has gone round. */
  readonly gold?: boolean;
}

/** Experience: a star of steel, or of gold. */
export function XpMark({ value, gold = false, ...mark }: XpProps) {
  return (
    <Drawing as="mark" box="-16 -16 32 32" {...mark}>
      <SharedPart name={gold ? "star-gold" : "star"} x={0} y={0} />
      <text y={numeralDrop(value)} fontSize={numeralSize(value)} fill={gold ? "#241803" : "#fff"}>
        {value}
      </text>
    </Drawing>
  );
}

/** Victory points: a koban of gold. */
export function VpMark({ value, ...mark }: NumberProps) {
  return (
    <Drawing as="mark" box="-15 -20 30 40" {...mark}>
      <SharedPart name="koban" x={0} y={0} />
      <text y={numeralDrop(value)} fontSize={numeralSize(value)} fill="#241803">
        {value}
      </text>
    </Drawing>
  );
}

const lengthOf = (value: number | string | undefined): number => String(value ?? "").length;
const numeralSize = (value: number | string | undefined): number => [17, 17, 16, 11.5][lengthOf(value)] ?? 9;
const numeralDrop = (value: number | string | undefined): number => numeralSize(value) * 0.34;

/** The marker of an alliance track. */
export function AllianceMark(mark: MarkProps) {
  return (
    <Drawing as="mark" box="-13 -13 26 27" {...mark}>
      <SharedPart name="marker" x={0} y={0} />
    </Drawing>
  );
}

/** A seal with a number: in which order a card was picked. */
export function PickSeal({ value, ...mark }: NumberProps) {
  return (
    <Drawing as="mark" box="-17 -17 34 34" {...mark}>
      <circle r="15" fill="var(--ro-cinnabar-deep)" stroke="var(--ro-brass-light)" strokeWidth="2" />
      <text y="6.5" fontSize="19" fill="#fff3d2">
        {value}
      </text>
    </Drawing>
  );
}
