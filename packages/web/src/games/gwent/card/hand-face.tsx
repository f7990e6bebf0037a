import type { CardRow } from "@medallion/gwent/cards";
import { fitName, type NamePlate } from "../../../drawn/fit/fit-name.ts";
import { Corners } from "./corners.tsx";
import { Enamel } from "./enamel.tsx";
import { type CardState, isLit, type Owner } from "./face.ts";
import styles from "./hand-face.module.css";
import { handLayout } from "./hand-layout.ts";
import { OwnerPip } from "./owner-pip.tsx";
import { OUTLINE, paintId, url } from "./paint.ts";
import { RowRoundel } from "./row-roundel.tsx";

interface HandProps {
  readonly row: CardRow;
  readonly size: "hand" | "tile";
  readonly name: string;
  readonly strength: number | undefined;
  readonly state: CardState;
  readonly owner: Owner | undefined;
}

/** A card in the hand: the shield on its plate, with its name and its row. */
export function HandFace({ row, size, name, strength, state, owner }: HandProps) {
  const { height, shield, vellum, plate } = handLayout(row, size);
  const lit = isLit(state);
  const top = height - 4 - vellum;
  return (
    <>
      <rect y="3" width="100" height={height} rx="7" fill="#000" opacity=".45" />
      <rect width="100" height={height} rx="7" fill={url(paintId(lit ? "plate-lit" : "plate"))} />
      <rect x=".5" y=".5" width="99" height={height - 1} rx="6.5" fill="none" stroke={OUTLINE} />
      <rect
        x="1.5"
        y="1.5"
        width="97"
        height={height - 3}
        rx="5.5"
        fill="none"
        stroke={lit ? "#fff3c6" : "#6b7379"}
      />
      {state === "selected" && (
        <rect
          x="-2"
          y="-2"
          width="104"
          height={height + 4}
          rx="8.5"
          fill="none"
          stroke="#fff3c6"
          strokeWidth="2.4"
        />
      )}
      <g transform={shield}>
        <Enamel row={row} strength={strength} />
      </g>
      <rect
        x="4"
        y={top}
        width="92"
        height={vellum}
        rx="3.5"
        fill={url(paintId("vellum"))}
        stroke={OUTLINE}
      />
      <rect
        x="5"
        y={top + 1}
        width="90"
        height={vellum - 2}
        rx="2.5"
        fill="none"
        stroke="#8a7748"
        strokeWidth=".8"
      />
      <NameLines name={name} plate={plate} middle={top + vellum / 2} />
      {row.rows.map((one, i) => (
        <RowRoundel
          key={one}
          row={one}
          x={88 - (row.rows.length - 1 - i) * 21.5}
          y={top - 5}
          radius={8.6}
          rim={row.kind === "hero" ? "gold" : "iron"}
        />
      ))}
      {owner !== undefined && <OwnerPip owner={owner} x={12} y={top - 4} />}
      {state === "targeted" && <Corners width={100} height={height} />}
    </>
  );
}

interface NameLinesProps {
  readonly name: string;
  readonly plate: NamePlate;
  readonly middle: number;
}

function NameLines({ name, plate, middle }: NameLinesProps) {
  const { lines, size } = fitName(name, plate);
  const lineHeight = size * 1.02;
  // Letters stand a little above the middle of their line.
  const first = middle - ((lines.length - 1) / 2) * lineHeight + size * 0.31;
  return (
    <text className={styles.name} fontSize={size.toFixed(2)} textAnchor="middle">
      {lines.map((line, i) => (
        <tspan key={line} x="50" y={(first + i * lineHeight).toFixed(2)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
