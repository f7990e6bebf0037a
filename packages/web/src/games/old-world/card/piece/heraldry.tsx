import type { TerrainSymbol } from "@medallion/old-world/data";
import type { SchoolSign } from "../kinds.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";

/** Where a piece lies in a larger drawing, and how large it is there. */
export interface LaidPiece {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

interface PieceProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface OfSchool {
  readonly school: SchoolSign;
}

/** A school's shield inside a drawing, some 72 × 96 around its middle. */
export function ShieldPart({ school, ...laid }: LaidPiece & OfSchool) {
  return <SharedPart name={`shield-${school}`} {...laid} />;
}

export function SchoolShield({ school, ...piece }: PieceProps & OfSchool) {
  return (
    <Drawing box="-36 -42 72 98" {...piece}>
      <ShieldPart school={school} x={0} y={0} />
    </Drawing>
  );
}

interface OfWitcher extends OfSchool {
  /** That of the one who looks has a rim of brass. */
  readonly own?: boolean;
}

/** A witcher's figure inside a drawing, standing on its place: 50 wide, 77 high. */
export function FigurePart({ school, own = false, ...laid }: LaidPiece & OfWitcher) {
  return <SharedPart name={`figure-${school}${own ? "-own" : ""}`} {...laid} />;
}

export function Figure({ school, own = false, ...piece }: PieceProps & OfWitcher) {
  return (
    <Drawing box="-30 -80 60 92" {...piece}>
      <FigurePart school={school} own={own} x={0} y={0} />
    </Drawing>
  );
}

interface OfTerrain {
  readonly terrain: TerrainSymbol;
}

/** The medal of a terrain inside a drawing, of radius 56. */
export function MedalPart({ terrain, ...laid }: LaidPiece & OfTerrain) {
  return <SharedPart name={`medal-${terrain}`} {...laid} />;
}

export function TerrainMedal({ terrain, ...piece }: PieceProps & OfTerrain) {
  return (
    <Drawing box="-60 -60 120 120" {...piece}>
      <MedalPart terrain={terrain} x={0} y={0} />
    </Drawing>
  );
}
