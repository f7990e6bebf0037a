import type { ReactNode } from "react";
import type { OwnGlyph } from "./own-names.ts";

const HOLE = "var(--ro-hole, #fff)";
const FIFTHS = [0, 72, 144, 216, 288];

function petal(turn: number): ReactNode {
  const angle = ((turn - 90) * Math.PI) / 180;
  const x = (256 + 138 * Math.cos(angle)).toFixed(1);
  const y = (262 + 138 * Math.sin(angle)).toFixed(1);
  return <circle key={turn} cx={x} cy={y} r="96" />;
}

/**
 * What no icon of the set shows as we need it, in the same box of 512 × 512 units. What shines through has the colour
 * `--ro-hole`.
 */
export const OWN_GLYPHS: Readonly<Record<OwnGlyph, ReactNode>> = {
  plum: (
    <>
      {FIFTHS.map(petal)}
      <circle cx="256" cy="262" r="62" fill={HOLE} />
      {FIFTHS.map((turn) => (
        <path
          key={turn}
          d="M256 262V148"
          stroke={HOLE}
          strokeWidth="16"
          transform={`rotate(${turn} 256 262)`}
        />
      ))}
      <circle cx="256" cy="262" r="34" />
    </>
  ),
  wave: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="58"
        d="M49 400a207 207 0 0 1 414 0M149 400a107 107 0 0 1 214 0"
      />
      <path d="M214 400a42 42 0 0 1 84 0zM20 424H492v46H20z" />
    </>
  ),
  stalk: (
    <path d="M112 30h92v128h-92zM112 184h92v140h-92zM112 350h92v132h-92zM266 110h62v150h-62zM266 286h62v196h-62zM214 176C250 90 330 40 460 34 420 130 330 178 214 176zM340 290C372 230 420 202 494 200 470 262 420 294 340 290z" />
  ),
  ginkgo: (
    <path d="M256 300C190 300 70 268 20 190 50 100 130 60 222 60c10 50 18 90 34 130 16-40 24-80 34-130 92 0 172 40 202 130-50 78-170 110-236 110zM238 290h36c-2 70 6 130 40 186l-44 18c-30-60-38-130-32-204z" />
  ),
  blades: (
    <path d="M60 36 96 40 378 322 350 350 68 100ZM452 36 416 40 134 322 162 350 444 100ZM300 392 420 272l26 26-120 120zM212 392 92 272l-26 26 120 120zM384 366 470 452l-28 28-86-86zM128 366 42 452l28 28 86-86z" />
  ),
  swallow: (
    <>
      <path d="M28 96c70 6 128 34 172 84 20-16 44-26 72-28 34-40 84-66 156-84 22-6 42-8 60-8-52 34-92 78-118 130-8 40-28 74-60 100 8 62 2 112-26 186-12-44-30-86-54-124-46 14-92 18-150 10 46-22 84-50 112-84-14-16-24-34-28-54C114 200 64 154 28 96z" />
      <circle cx="330" cy="160" r="12" fill={HOLE} />
    </>
  ),
  torii: (
    <path d="M24 92c150 26 314 26 464 0l-14 62c-20 4-42 7-64 9v41h54v44h-54v220h-56V248H158v220h-56V248H48v-44h54v-41c-22-2-44-5-64-9L24 92zm134 75v37h70v-34c-24 0-47-1-70-3zm126 3v34h70v-37c-23 2-46 3-70 3z" />
  ),
  cup: (
    <>
      <path d="M92 196h328c0 118-34 214-96 252H188C126 410 92 314 92 196zM196 468h120v26H196z" />
      <path
        d="M176 160c-26-34 22-58 0-108M256 160c-26-34 22-58 0-108M336 160c-26-34 22-58 0-108"
        fill="none"
        stroke="currentColor"
        strokeWidth="24"
        strokeLinecap="round"
      />
    </>
  ),
  /** A wanderer under a straw hat: a partner. */
  hat: (
    <path d="M256 40 470 190c-60 18-132 28-214 28S102 208 42 190L256 40zM168 240c56 8 120 8 176 0-4 62-36 104-88 104s-84-42-88-104zM60 480c10-90 70-140 196-140s186 50 196 140H60z" />
  ),
  /** Two katanas across each other. */
  twins: (
    <>
      {["", "matrix(-1 0 0 1 512 0)"].map((transform) => (
        <path
          key={transform}
          transform={transform}
          d="M44 40C150 96 262 200 346 322L322 342C232 252 118 138 44 40ZM306 356 366 304 380 320 320 372ZM350 366 374 346 470 458 446 478Z"
        />
      ))}
    </>
  ),
  moon: <path d="M307 102A159 159 0 1 0 384 364 143 143 0 0 1 307 102Z" />,
};
