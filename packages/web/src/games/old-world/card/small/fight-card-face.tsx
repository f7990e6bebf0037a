import type { FightCard, MonsterLevel } from "@medallion/old-world/data";
import { effectsOfLevel } from "@medallion/old-world/pages";
import { effectSign } from "../effect/effect-signs.ts";
import { SignRow } from "../effect/sign-row.tsx";
import type { Sign } from "../effect/signs.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { MARK_GLYPHS } from "../glyph/marks.ts";
import { useIcons } from "../glyph/use-icons.ts";
import { BONE, FIGURE, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import styles from "./small-card.module.css";

type Attack = "charge" | "bite";

interface FightCardFaceProps {
  /** The card as it is declared in this game. */
  readonly card: FightCard;
  /** Of the monster whose life it is: numbers by level are settled. */
  readonly level?: MonsterLevel | undefined;
  /** Which half acts: the other one lies in the dark. */
  readonly chosen?: Attack | undefined;
  readonly className?: string | undefined;
}

const HALVES = [
  { attack: "charge", x: 54 },
  { attack: "bite", x: 146 },
] as const;

/** Up to two signs in one row, more below each other. */
function rowsOf(signs: readonly Sign[]): readonly { row: readonly Sign[]; y: number; size: number }[] {
  if (signs.length <= 2) return [{ row: signs, y: 107, size: 34 }];
  const step = 44 / signs.length;
  return signs.map((sign, i) => ({ row: [sign], y: 86 + step * (i + 0.5), size: step * 1.1 }));
}

/** A card of a monster's life, 200 × 140: its charge on the left, its bite on the right. */
export function FightCardFace({ card, level, chosen, className }: FightCardFaceProps) {
  const halves = HALVES.map(({ attack, x }) => {
    const effects = level === undefined ? card[attack] : effectsOfLevel(card[attack], level);
    return { attack, x, signs: effects.map(effectSign) };
  });
  useIcons(
    MARK_GLYPHS.charge,
    MARK_GLYPHS.bite,
    ...halves.flatMap(({ signs }) => signs.flatMap(({ glyph, badge = glyph }) => [glyph, badge])),
  );
  return (
    <Drawing box="0 0 200 140" className={[styles.fight, className].filter(Boolean).join(" ")}>
      <rect width="200" height="140" rx="11" fill="#120606" />
      <rect x="2" y="2" width="196" height="136" rx="9.5" fill={url("iron")} />
      {halves.map(({ attack, x, signs }) => (
        <g key={attack} {...(chosen === undefined || chosen === attack ? {} : { opacity: 0.4 })}>
          <rect x={x - 46} y="8" width="92" height="124" rx={6} fill={url("gules")} />
          {chosen === attack && (
            <rect
              x={x - 44.5}
              y="9.5"
              width="89"
              height="121"
              rx={5}
              fill="none"
              stroke="#ffdf8f"
              strokeWidth="4"
            />
          )}
          <Glyph name={MARK_GLYPHS[attack]} x={x} y={47} size={58} fill={BONE} />
          <path d={`M${x - 32} 82H${x + 32}`} stroke={BONE} strokeOpacity=".4" strokeWidth="1.5" />
          {rowsOf(signs).map(({ row, y, size }) => (
            <SignRow key={y} signs={row} x={x} y={y} width={82} size={size} ink={FIGURE} markInk={BONE} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
