import type { ActionCard } from "@medallion/ronin";
import { SharedPart } from "../mark/shared-part.tsx";
import { worthOf } from "../worth.ts";
import { covers, type Face } from "./face.ts";

interface SymbolsProps extends Pick<Face, "row" | "active" | "covered"> {
  /** The middle of the first symbol, its radius and the way to the next one. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly step: number;
}

/** The printed symbols of a card below each other; a token covers exactly one of them. */
export function PrintedSymbols({ row, active, covered, x, y, radius, step }: SymbolsProps) {
  return row.symbols.map((symbol, place) => {
    const isLost = covers(covered, place === 0 ? 0 : 1);
    // Under a token it is worth nothing and points nowhere.
    const worth = isLost ? "plain" : worthOf(symbol, active);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal symbols differ by their place alone.
      <g key={place}>
        <SharedPart name={`symbol-${symbol}-${worth}`} x={x} y={y + place * step} scale={radius} />
        {isLost && <SharedPart name="lost-disc" x={x} y={y + place * step} scale={radius / 10} />}
      </g>
    );
  });
}

interface TeaTabProps {
  readonly pass: NonNullable<ActionCard["pass"]>;
  readonly covered: number;
  /** The width of the card, how far down the tab is, and its height. */
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/** The tab flush with the edge over which tea is passed. */
export function TeaTab({ pass, covered, width, y, height }: TeaTabProps) {
  const inset = height * 0.6;
  const x = pass === "LEFT" ? inset : width - inset;
  const cup = height * (pass === "LEFT" ? 0.1 : -0.1);
  return (
    <>
      <SharedPart name={`tea-${pass}`} x={x} y={y} scale={height / 10} />
      {covers(covered, 2) && <SharedPart name="lost-disc" x={x + cup} y={y} scale={height * 0.046} />}
    </>
  );
}
