import type { LightName } from "./composition.ts";

/** What is seen in the sky: painted as the light of its name paints it. */
type SkyPaint = "disc" | "halo" | "star" | "cloud" | "fall" | "flake";

const STARS = [
  [60, 60],
  [130, 120],
  [214, 48],
  [470, 66],
  [92, 190],
  [286, 148],
  [452, 226],
  [330, 60],
  [180, 250],
] as const;
const star = ([x, y]: readonly [number, number]): string => `M${x} ${y}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`;

const CLOUDS =
  "M40 150Q60 120 96 132Q116 104 150 124Q186 118 190 150ZM330 100Q346 76 378 86Q400 62 430 82Q462 80 466 106ZM220 220Q236 202 262 210Q280 192 304 208Q328 206 332 224Z";

const slanted = (count: number, mark: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, n) => mark((n * 97) % 540, (n * 61) % 600)).join("");

export const SKIES: Readonly<Record<LightName, readonly (readonly [SkyPaint, string])[]>> = {
  dawn: [
    ["halo", "M250 330a130 130 0 1 0 260 0a130 130 0 1 0-260 0Z"],
    ["disc", "M330 330a50 50 0 1 0 100 0a50 50 0 1 0-100 0Z"],
    ["cloud", CLOUDS],
  ],
  day: [
    ["disc", "M366 110a42 42 0 1 0 84 0a42 42 0 1 0-84 0Z"],
    ["cloud", CLOUDS],
  ],
  rain: [
    ["cloud", `${CLOUDS}M-20 90Q40 40 120 70Q200 30 280 72Q360 30 440 66Q500 50 540 90V-10H-20Z`],
    ["fall", slanted(54, (x, y) => `M${x} ${y}l-7 22`)],
  ],
  dusk: [
    ["halo", "M20 300a140 140 0 1 0 280 0a140 140 0 1 0-280 0Z"],
    ["disc", "M112 300a48 48 0 1 0 96 0a48 48 0 1 0-96 0Z"],
    ["cloud", CLOUDS],
    ["star", STARS.slice(3, 6).map(star).join("")],
  ],
  night: [
    ["halo", "M280 160a120 120 0 1 0 240 0a120 120 0 1 0-240 0Z"],
    ["disc", "M348 160a52 52 0 1 0 104 0a52 52 0 1 0-104 0Z"],
    ["star", STARS.map(star).join("")],
  ],
  snow: [
    ["cloud", CLOUDS],
    ["flake", slanted(60, (x, y) => `M${x} ${y}h4v4h-4z`)],
  ],
};
