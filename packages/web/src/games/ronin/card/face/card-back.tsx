import { enso } from "../brush.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { BRASS, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import styles from "./card-face.module.css";

const RING = enso({ middle: [30, 42], radius: 17, width: 4, seed: "back" });

/** The lacquer back of the cards of the main deck and the hands. */
export function CardBack({ label, className }: { readonly label?: string; readonly className?: string }) {
  return (
    <Drawing
      box="0 0 60 84"
      card="back"
      label={label}
      className={[styles.face, className].filter(Boolean).join(" ")}
    >
      <rect width="60" height="84" rx="4.5" fill={url("back")} />
      <rect
        x="1.4"
        y="1.4"
        width="57.2"
        height="81.2"
        rx="3.4"
        fill="none"
        stroke={url("brass")}
        strokeWidth=".9"
      />
      <rect x="4" y="4" width="52" height="76" rx="2" fill={url("cloth-back")} opacity=".5" />
      <path d={RING} fill={BRASS} />
      <g style={{ ["--ro-hole" as string]: "#2b0d0b" }}>
        <Glyph name="plum" x={30} y={42} size={17} fill={BRASS} />
      </g>
    </Drawing>
  );
}
