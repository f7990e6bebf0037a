import type { CardRow } from "@medallion/gwent/cards";
import { Corners } from "./corners.tsx";
import { Enamel } from "./enamel.tsx";
import { type CardState, isLit, type Owner } from "./face.ts";
import { OwnerPip } from "./owner-pip.tsx";
import { SILHOUETTES, silhouetteOf } from "./silhouettes.ts";

interface StripProps {
  readonly row: CardRow;
  readonly strength: number | undefined;
  readonly state: CardState;
  readonly owner: Owner | undefined;
}

/** A card in a row: the shield alone, 88 × 120 units. */
export function StripFace({ row, strength, state, owner }: StripProps) {
  const path = SILHOUETTES[silhouetteOf(row)];
  return (
    <>
      <path d={path} transform="translate(0 4)" fill="#000" stroke="#000" strokeWidth="8" opacity=".4" />
      {isLit(state) && <path d={path} fill="none" stroke="#f0d48a" strokeWidth="14" strokeLinejoin="round" />}
      <Enamel row={row} strength={strength} withRows />
      {owner !== undefined && <OwnerPip owner={owner} x={44} y={112} />}
      {state === "targeted" && <Corners width={88} height={120} />}
    </>
  );
}
