import type { Direction, Sym } from "@medallion/ronin";
import { SYMBOLS } from "@medallion/ronin/pages";
import { Glyph } from "../glyph/glyph.tsx";
import { INK, shared, url } from "../inks.ts";
import { OUTLINES, POSTS, SYMBOL_GLYPHS } from "../outlines.ts";
import { type SymbolWorth, WORTHS } from "../worth.ts";

interface Dress {
  readonly fill: string;
  readonly edge: string;
  readonly glyph: string;
  readonly width: number;
  readonly dashes?: string;
  /** The tip beside an active symbol: the edge says the direction. */
  readonly nib?: string;
}

const DRESSES: Readonly<Record<SymbolWorth, Dress>> = {
  plain: { fill: "var(--ro-paper-light)", edge: INK, glyph: INK, width: 0.12 },
  left: { fill: url("left"), edge: "#1d1610", glyph: "#1d1610", width: 0.15, nib: "M-1.62 0L-1.12-.42V.42Z" },
  right: { fill: url("right"), edge: "#d9b24a", glyph: "#f5dc9a", width: 0.13, nib: "M1.62 0L1.12-.42V.42Z" },
  inactive: {
    fill: "var(--ro-idle)",
    edge: "var(--ro-idle-ink)",
    glyph: "var(--ro-idle-ink)",
    width: 0.11,
    dashes: ".3 .2",
  },
};

/** A symbol of radius 1 around its middle. */
function SymbolShape({ symbol, worth }: { readonly symbol: Sym; readonly worth: SymbolWorth }) {
  const { fill, edge, glyph, width, dashes, nib } = DRESSES[worth];
  const [name, size] = SYMBOL_GLYPHS[symbol];
  return (
    <g id={shared(`symbol-${symbol}-${worth}`)}>
      {nib !== undefined && (
        <path
          d={nib}
          fill="#1d1610"
          stroke={worth === "right" ? edge : "#f6ecd2"}
          strokeWidth=".11"
          strokeLinejoin="round"
        />
      )}
      <path d={OUTLINES[symbol]} transform="translate(.05 .12)" opacity=".25" />
      <path
        d={OUTLINES[symbol]}
        fill={fill}
        stroke={edge}
        strokeWidth={width}
        {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
      />
      <Glyph name={name} x={0} y={symbol === "E" ? -0.04 : 0} size={size} fill={glyph} />
    </g>
  );
}

/** A signpost of height 1: light to the left, dark to the right; in a game it bears the symbol it stands for. */
function PostShape({ direction, symbol }: { readonly direction: Direction; readonly symbol?: Sym }) {
  const { fill, edge, glyph } = DRESSES[direction === "LEFT" ? "left" : "right"];
  const side = direction === "LEFT" ? 1 : -1;
  return (
    <g id={shared(`post-${direction}-${symbol ?? "any"}`)}>
      <path d={POSTS[direction]} transform="translate(.02 .04)" opacity=".3" />
      <path d={POSTS[direction]} fill={fill} stroke={edge} strokeWidth=".075" strokeLinejoin="round" />
      {symbol === undefined ? (
        <path d={`M${0.32 * side}-.22V.22M${0.1 * side}-.22V.22`} stroke={edge} strokeWidth=".07" />
      ) : (
        <Glyph name={SYMBOL_GLYPHS[symbol][0]} x={0.12 * side} y={0} size={0.72} fill={glyph} />
      )}
    </g>
  );
}

export function Symbols() {
  return (
    <>
      {SYMBOLS.flatMap((symbol) =>
        WORTHS.map((worth) => <SymbolShape key={symbol + worth} symbol={symbol} worth={worth} />),
      )}
      {(["LEFT", "RIGHT"] as const).flatMap((direction) => [
        <PostShape key={direction} direction={direction} />,
        ...SYMBOLS.map((symbol) => (
          <PostShape key={direction + symbol} direction={direction} symbol={symbol} />
        )),
      ])}
    </>
  );
}
