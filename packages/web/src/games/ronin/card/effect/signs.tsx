import type { Colour, Direction, Sym } from "@medallion/ronin";
import { Glyph } from "../glyph/glyph.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import { type ActivePair, worthOf } from "../worth.ts";

/** The words of the icon language. Each is drawn around its middle in a box of 64 × 40. */

interface Place {
  readonly x: number;
  readonly y: number;
}

interface SymbolSignProps extends Place {
  readonly symbol: Sym;
  readonly radius: number;
  readonly active: ActivePair | undefined;
}

export function SymbolSign({ symbol, x, y, radius, active }: SymbolSignProps) {
  return <SharedPart name={`symbol-${symbol}-${worthOf(symbol, active)}`} x={x} y={y} scale={radius} />;
}

export function IdleSign({ x, y, radius }: Place & { readonly radius: number }) {
  return <SharedPart name="idle" x={x} y={y} scale={radius / 10} />;
}

/** Struck out by the brush: it will be lost. */
export function LossSign({ x, y, radius }: Place & { readonly radius: number }) {
  return (
    <>
      <SharedPart name="minus" x={x - radius - 8} y={y} />
      <SharedPart name="slash" x={x} y={y} scale={radius / 10} />
    </>
  );
}

export function CardSign({
  colour,
  x,
  y,
  height,
}: Place & { readonly colour: Colour; readonly height: number }) {
  return <SharedPart name={`little-${colour}`} x={x} y={y} scale={height / 10} />;
}

interface PostSignProps extends Place {
  readonly direction: Direction;
  readonly height: number;
  readonly active: ActivePair | undefined;
}

/** The active symbol of a path, whichever it is in this chapter. */
export function PostSign({ direction, x, y, height, active }: PostSignProps) {
  const symbol = direction === "LEFT" ? active?.[0] : active?.[1];
  return <SharedPart name={`post-${direction}-${symbol ?? "any"}`} x={x} y={y} scale={height} />;
}

export function RingsSign({ x, y, size }: Place & { readonly size: number }) {
  return <Glyph name="linked-rings" x={x} y={y} size={size} />;
}

export function PartnerSign({ x, y, size }: Place & { readonly size: number }) {
  return <Glyph name="hat" x={x} y={y} size={size} />;
}

const TURNS = { left: 180, right: 0, up: -90 } as const;

export function ArrowSign({
  x,
  y,
  size,
  to,
}: Place & { readonly size: number; readonly to: keyof typeof TURNS }) {
  return (
    <path
      d="M1 0L-.6-1V1Z"
      transform={`translate(${x} ${y}) rotate(${TURNS[to]}) scale(${size})`}
      fill="currentColor"
    />
  );
}

const STEPS = [1, 2, 3];

/** Once, twice or three times: three bars, with their digits where there is room to read them. */
export function LadderSign({
  x,
  y,
  height,
  digits,
}: Place & { readonly height: number; readonly digits: boolean }) {
  return (
    <>
      <SharedPart name="ladder" x={x} y={y} scale={height / 10} />
      {digits &&
        STEPS.map((step) => (
          <text
            key={step}
            x={x + (step - 1) * height * 0.32 + height * 0.11}
            y={y + height * (0.34 - 0.3 * step) + height * 0.0}
            fontSize={height * 0.36}
            fill="currentColor"
          >
            {step}
          </text>
        ))}
    </>
  );
}

/** A boxed number is exactly so many. */
export function ExactlySign({ x, y, count }: Place & { readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-11"
        y="-12"
        width="22"
        height="24"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <text y="7" fontSize="20" fill="currentColor">
        {count}
      </text>
    </g>
  );
}

/** A number with a plus is so many or more. */
export function AtLeastSign({ x, y, count }: Place & { readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text x="-4" y="7" fontSize="22" fill="currentColor">
        {count}
      </text>
      <path d="M9-6V4M4-1H14" stroke="currentColor" strokeWidth="2.6" />
    </g>
  );
}
