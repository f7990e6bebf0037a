import type { Monster, MonsterLevel } from "@medallion/old-world/data";
import { Glyph } from "../glyph/glyph.tsx";
import { monsterIcon } from "../glyph/monsters.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { BONE, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { Numeral } from "../mark/numeral.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { LaidPiece } from "./heraldry.tsx";

/** As Roman figures where they can be read, as fangs where there is no room for letters. */
type LevelForm = "roman" | "fangs";

interface MonsterProps {
  readonly monster: Pick<Monster, "id" | "level">;
  readonly form?: LevelForm;
}

const ROMAN: Readonly<Record<MonsterLevel, string>> = { 1: "I", 2: "II", 3: "III" };
const FANG_PLACES: Readonly<Record<MonsterLevel, readonly number[]>> = {
  1: [0],
  2: [-6, 6],
  3: [-11, 0, 11],
};

function LevelPlate({ level, form }: { readonly level: MonsterLevel; readonly form: LevelForm }) {
  return (
    <g transform="translate(0 31)">
      <rect x="-17" y="-11" width="34" height="20" rx="5" fill="#160b08" stroke="#cbb58a" strokeWidth="2" />
      {form === "roman" ? (
        <Numeral y={5.5} size={18} fill="#f6e7c4">
          {ROMAN[level]}
        </Numeral>
      ) : (
        FANG_PLACES[level].map((x) => <SharedPart key={x} name="fang" x={x} y={-2} />)
      )}
    </g>
  );
}

/** A monster's token inside a drawing, of radius 42. */
export function MonsterPart({ monster, form = "roman", x, y, scale = 1 }: LaidPiece & MonsterProps) {
  const icon = monsterIcon(monster.id);
  useIcons(icon);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <SharedPart name="monster-ring" x={0} y={0} />
      <Glyph name={icon} x={0} y={-3} size={42} fill={BONE} />
      <LevelPlate level={monster.level} form={form} />
    </g>
  );
}

interface PieceProps extends MonsterProps {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function MonsterToken({ monster, form = "roman", ...piece }: PieceProps) {
  return (
    <Drawing box="-42 -42 84 86" {...piece}>
      <MonsterPart monster={monster} form={form} x={0} y={0} />
    </Drawing>
  );
}

/** A monster's card seen large, 200 × 240: what one fights against. */
export function MonsterEmblem({ monster, ...piece }: Omit<PieceProps, "form">) {
  const icon = monsterIcon(monster.id);
  useIcons(icon);
  return (
    <Drawing box="0 0 200 240" {...piece}>
      <rect width="200" height="240" rx="16" fill="#120606" />
      <rect x="3" y="3" width="194" height="234" rx="13" fill={url("iron")} />
      <rect x="11" y="11" width="178" height="218" rx="8" fill={url("gules")} />
      <path
        d="M11 60 100 26 189 60M11 214 100 180 189 214"
        fill="none"
        stroke="#f4e6c9"
        strokeOpacity=".13"
        strokeWidth="16"
      />
      <Glyph name={icon} x={104} y={117} size={150} fill="#000" opacity={0.3} />
      <Glyph name={icon} x={100} y={112} size={150} fill={BONE} />
      <g transform="translate(100 168) scale(1.6)">
        <LevelPlate level={monster.level} form="roman" />
      </g>
    </Drawing>
  );
}
