import type { Colour } from "@medallion/ronin";
import { COLOURS } from "@medallion/ronin/pages";
import { brushed } from "../brush.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { CINNABAR, lacquerOf, shared, url } from "../inks.ts";
import { BIG_STAR, CRESTS, EMA, STAR, TEA_TAB } from "../outlines.ts";

const CROSS = [
  brushed(
    [
      [-6, -6.2],
      [6.4, 6],
    ],
    { width: 3.6, seed: "lost" },
  ),
  brushed(
    [
      [5.8, -6],
      [-6, 6.4],
    ],
    { width: 3, seed: "lost again" },
  ),
].join("");
const SLASH = brushed(
  [
    [10.5, -11.5],
    [-10.5, 11.5],
  ],
  { width: 2.7, seed: "slash", taper: 0.5 },
);

/** The seal with the crest of a colour, in a box of 10 × 10. */
function Seal({ colour }: { readonly colour: Colour }) {
  const { base } = lacquerOf(colour);
  const stamped = brushed(
    [
      [0, 5],
      [10, 5],
    ],
    { width: 10.2, seed: `${colour} seal`, taper: 0.01, rough: 0.05 },
  );
  return (
    <g id={shared(`seal-${colour}`)} style={{ ["--ro-hole" as string]: base }}>
      <path d={stamped} fill={base} />
      <Glyph name={CRESTS[colour]} x={5} y={5} size={7.6} fill="#fff8ec" />
    </g>
  );
}

/** A card of a colour as effects speak of it, of height 10 around its middle. */
function Little({ colour }: { readonly colour: Colour }) {
  const { base } = lacquerOf(colour);
  return (
    <g id={shared(`little-${colour}`)} style={{ ["--ro-hole" as string]: base }}>
      <rect x="-3.4" y="-4.6" width="7.4" height="10" rx="1" opacity=".3" />
      <rect x="-3.7" y="-5" width="7.4" height="10" rx="1" fill={base} stroke="#120d0a" strokeWidth=".5" />
      <rect
        x="-3.2"
        y="-4.5"
        width="6.4"
        height="9"
        rx=".7"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth=".3"
      />
      <Glyph name={CRESTS[colour]} x={0} y={0} size={5.8} fill="#fff" />
    </g>
  );
}

/** Whatever else lies on cards and boards; each says how large it is here. */
export function Tokens() {
  return (
    <>
      {COLOURS.map((colour) => (
        <Seal key={colour} colour={colour} />
      ))}
      {COLOURS.map((colour) => (
        <Little key={colour} colour={colour} />
      ))}
      {/* Any inactive symbol; radius 10. */}
      <g id={shared("idle")}>
        <circle
          r="10"
          fill="var(--ro-idle)"
          stroke="var(--ro-idle-ink)"
          strokeWidth="1.3"
          strokeDasharray="3.4 2"
        />
        <Glyph name="moon" x={0} y={0} size={20} fill="var(--ro-idle-ink)" />
      </g>
      {/* Black lacquer with a cross of the brush; it covers a mark of radius 10. */}
      <g id={shared("lost-disc")}>
        <circle cx=".6" cy="1.4" r="11.8" opacity=".35" />
        <circle r="11.8" fill={url("lost")} stroke="#070504" strokeWidth=".8" />
        <circle r="9.8" fill="none" stroke="#8b2a22" strokeWidth=".6" opacity=".8" />
        <path d={CROSS} fill={CINNABAR} />
      </g>
      <path id={shared("slash")} d={SLASH} fill={CINNABAR} stroke="var(--ro-paper-light)" strokeWidth=".7" />
      {/* Tea is passed over this edge; height 10. */}
      {(["LEFT", "RIGHT"] as const).map((direction) => (
        <g key={direction} id={shared(`tea-${direction}`)}>
          <g transform={direction === "LEFT" ? "scale(10)" : "scale(-10 10)"}>
            <path d={TEA_TAB} transform="translate(0 .03)" opacity=".35" />
            <path d={TEA_TAB} fill={url("tea")} stroke="#e9d9a8" strokeWidth=".055" strokeLinejoin="round" />
          </g>
          <Glyph name="cup" x={direction === "LEFT" ? 1.4 : -1.4} y={0} size={6.8} fill="#f3ead2" />
        </g>
      ))}
      {/* Experience: steel with eight points; radius 15. */}
      <g id={shared("star")}>
        <path d={STAR} transform="scale(15)" fill={url("steel")} stroke="#0d1417" strokeWidth=".07" />
        <path
          d={STAR}
          transform="scale(12)"
          fill="none"
          stroke="#dfe5ea"
          strokeOpacity=".55"
          strokeWidth=".06"
        />
      </g>
      {/* The gold marker of experience beyond the track. */}
      <path id={shared("star-gold")} d={BIG_STAR} fill={url("gold")} stroke="#3b2a08" strokeWidth="1.1" />
      {/* Victory points: a gold koban; 29 × 38. */}
      <g id={shared("koban")}>
        <ellipse rx="14.5" ry="19" fill={url("gold")} stroke="#3b2a08" strokeWidth="1.1" />
        <ellipse
          rx="11.6"
          ry="15.8"
          fill="none"
          stroke="#6b4f14"
          strokeWidth=".8"
          strokeDasharray="1.6 1.2"
        />
      </g>
      {/* The plaque of an ability that is open; 30 × 26. */}
      <g id={shared("ema")}>
        <path d={EMA} fill={url("wood")} stroke="#3a2610" strokeWidth="1.3" />
        <circle cx="15" cy="5.6" r="1.3" fill="#3a2610" />
      </g>
      {/* The marker of an alliance; radius 10. */}
      <g id={shared("marker")}>
        <circle cy="1.4" r="12" opacity=".4" />
        <circle r="12" fill={url("marker")} stroke="#2a0a06" />
        <circle r="10" fill="none" stroke="var(--ro-brass-light)" strokeWidth=".9" />
        <Glyph name="linked-rings" x={0} y={0} size={13.5} fill="#fff3d2" />
      </g>
      {/* Once, twice or three times; height 10, and the digits above it. */}
      <g id={shared("ladder")} fill="currentColor">
        <path d="M0 1H2.2V5H0ZM3.2-2H5.4V5H3.2ZM6.4-5H8.6V5H6.4Z" />
      </g>
      <g id={shared("ladder-white")} fill="#fff">
        <path d="M0 1H2.2V5H0ZM3.2-2H5.4V5H3.2ZM6.4-5H8.6V5H6.4Z" />
      </g>
      {/* An active symbol of one's own choice: half light, half dark; 18 × 18. */}
      <g id={shared("any-active")}>
        <path d="M-8 0-3-8H3L8 0 3 8H-3Z" fill="#fbf5e6" stroke="#c9a24b" strokeWidth="1.8" />
        <path d="M0-8H3L8 0 3 8H0Z" fill="#1b1613" />
      </g>
      <path id={shared("minus")} d="M-5-1.8H5V1.8H-5Z" fill="currentColor" />
    </>
  );
}
