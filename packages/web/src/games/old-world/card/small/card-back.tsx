import { Glyph } from "../glyph/glyph.tsx";
import { useIcons } from "../glyph/use-icons.ts";
import { BLACK, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import styles from "./small-card.module.css";

interface Back {
  readonly field: string;
  readonly glyph: string;
  readonly metal: string;
  /** Lines across the field, so that piles differ without colour. */
  readonly lines: string;
}

const RAYS = "M12 84 60 12 108 84 60 156ZM24 84 60 30 96 84 60 138Z";
const BARS = "M12 40H108M12 128H108M12 22H108M12 146H108";
const BENDS = "M12 66 66 12M12 30 30 12M54 156 108 102M90 156 108 138";
const CORNERS = "M12 52Q52 52 52 12M108 52Q68 52 68 12M12 116Q52 116 52 156M108 116Q68 116 68 156";
const WAVES = "M12 30q12-10 24 0t24 0 24 0 24 0M12 138q12-10 24 0t24 0 24 0 24 0";

/** Every pile of cards, and what is on the back of its cards. */
const BACKS = {
  action: { field: "iron", glyph: "crossed-swords", metal: "#d9c08a", lines: RAYS },
  fight: { field: "gules", glyph: "bestial-fangs", metal: "#f4e6c9", lines: BENDS },
  city: { field: "mountain", glyph: "castle", metal: "#ffe9b0", lines: BARS },
  wilderness: { field: "forest", glyph: "forest-entrance", metal: "#e8f0cf", lines: CORNERS },
  event: { field: "wild", glyph: "page", metal: "#f4e2f6", lines: WAVES },
  potion: { field: "water", glyph: "standing-potion", metal: "#e2eefb", lines: RAYS },
} as const satisfies Readonly<Record<string, Back>>;

export type BackKind = keyof typeof BACKS;

interface CardBackProps {
  readonly kind: BackKind;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The back of the cards of a pile, 120 × 168. */
export function CardBack({ kind, label, className }: CardBackProps) {
  const { field, glyph, metal, lines } = BACKS[kind];
  useIcons(glyph);
  return (
    <Drawing box="0 0 120 168" label={label} className={[styles.back, className].filter(Boolean).join(" ")}>
      <rect width="120" height="168" rx="10" fill={BLACK} />
      <rect x="2" y="2" width="116" height="164" rx="8.5" fill={url("brass")} />
      <rect x="5" y="5" width="110" height="158" rx="6.5" fill={BLACK} />
      <rect x="6.5" y="6.5" width="107" height="155" rx="5.5" fill={url(field)} />
      <path d={lines} fill="none" stroke={metal} strokeOpacity=".35" strokeWidth="2.5" />
      <rect x="12" y="12" width="96" height="144" rx="3" fill="none" stroke={metal} strokeOpacity=".5" />
      <circle cx="60" cy="84" r="34" fill="#0007" stroke={metal} strokeOpacity=".6" strokeWidth="2" />
      <Glyph name={glyph} x={60} y={84} size={46} fill={metal} />
    </Drawing>
  );
}
