import type { GroundName } from "./composition.ts";

/** What a part of the ground is painted with; how each looks depends on the light. */
type Paint =
  | "far"
  | "mid"
  | "near"
  | "water"
  | "path"
  | "trunk"
  | "snowcap"
  | "roofs"
  | "wall"
  | "beam"
  | "floor"
  /** What the sky is seen through. */
  | "pane"
  | "lit"
  | "grain"
  | "glint"
  | "front";

type GroundShape = readonly [Paint, string];

interface Ground {
  /** No sky above it: the wall goes up to the top. */
  readonly isIndoors: boolean;
  readonly shapes: readonly GroundShape[];
}

/** Tufts of grass, in rows that come nearer. */
const TUFTS = rows(
  4,
  (row) => ({ y: 478 + row * 46, step: 46 + row * 9 }),
  (x, y) => `M${x} ${y}l-5-13M${x} ${y}l1-17M${x} ${y}l6-12`,
);
const PEBBLES = rows(
  4,
  (row) => ({ y: 486 + row * 42, step: 62 + row * 12 }),
  (x, y) => `M${x} ${y}q7-8 14 0`,
);
const RIPPLES = rows(
  6,
  (row) => ({ y: 418 + row * 38, step: 128 + row * 8 }),
  (x, y) => `M${x} ${y}h${40 + (x % 30)}`,
);
const COBBLES = rows(
  6,
  (row) => ({ y: 470 + row * 32, step: 38 + row * 8 }),
  (x, y) => `M${x} ${y}q12-13 25 0`,
);
const BRICKS = rows(
  8,
  (row) => ({ y: 70 + row * 44, step: 92 }),
  (x, y) => `M${x} ${y}h58`,
);

function rows(
  count: number,
  place: (row: number) => { readonly y: number; readonly step: number },
  mark: (x: number, y: number) => string,
): string {
  return Array.from({ length: count }, (_, row) => {
    const { y, step } = place(row);
    const marks = Math.ceil(540 / step);
    return Array.from({ length: marks }, (_, n) =>
      mark(n * step - 10 + ((row * 37) % step), y + ((n * 13) % 9)),
    ).join("");
  }).join("");
}

const BRANCHES =
  "M520 0V250Q506 200 470 176Q500 180 508 170Q488 120 440 96Q484 100 498 112Q486 60 446 30Q492 44 500 60L496 0ZM0 0V190Q16 150 44 134Q22 136 12 126Q26 84 66 62Q30 64 14 76L22 0Z";
const BLADES =
  "M0 640V566q12-28 8-66 12 30 8 62 14-26 12-58 10 40 0 76 16-14 18-40 6 34-14 66ZM520 640V556q-12-26-6-70-14 30-10 68-14-24-12-54-10 38 2 74-16-10-20-38-4 34 16 60Z";

export const GROUND_DRAWINGS: Readonly<Record<GroundName, Ground>> = {
  field: {
    isIndoors: false,
    shapes: [
      ["far", "M0 350Q110 286 236 330T520 304V640H0Z"],
      ["mid", "M0 392Q150 346 300 386T520 372V640H0Z"],
      [
        "grain",
        "M20 384l10 22M60 376l12 26M100 370l12 28M140 368l12 28M180 370l10 26M330 388l10 22M370 386l12 24M410 382l12 26M450 378l12 26M490 376l10 24",
      ],
      ["near", "M0 446Q180 416 340 450T520 436V640H0Z"],
      ["grain", TUFTS],
      ["front", BLADES],
    ],
  },
  wood: {
    isIndoors: false,
    shapes: [
      [
        "far",
        "M0 250q20-40 40 0q20-60 44-6q16-50 42-2q22-58 46 4q18-46 40 0q24-62 48 0q18-44 40-2q22-56 48 2q18-50 42 0q20-44 40-4q22-50 48 2q20-40 42 6V640H0Z",
      ],
      [
        "trunk",
        "M34 180h22l6 240H26ZM116 150h16l5 270h-26ZM384 160h18l6 260h-30ZM462 170h24l6 250h-36ZM246 200h12l4 210h-20Z",
      ],
      ["mid", "M0 400Q140 376 280 398T520 392V640H0Z"],
      ["near", "M0 452Q160 430 330 452T520 446V640H0Z"],
      ["grain", TUFTS],
      ["front", BRANCHES],
    ],
  },
  mountain: {
    isIndoors: false,
    shapes: [
      ["far", "M-20 400L90 190L150 270L240 130L340 280L410 200L540 400V640H-20Z"],
      [
        "snowcap",
        "M90 190L62 244L86 236L100 252L116 226ZM240 130L200 200L226 190L244 212L262 186L284 196ZM410 200L384 238L408 230L424 246L440 224Z",
      ],
      ["grain", "M120 260l-30 90M160 270l-20 80M260 220l40 120M230 240l-16 100M420 250l30 90M380 250l-14 80"],
      ["mid", "M0 404L80 372L170 396L260 366L360 398L450 372L520 396V640H0Z"],
      ["near", "M0 456L90 438L210 454L330 434L430 452L520 436V640H0Z"],
      ["grain", PEBBLES],
      ["front", "M0 640V540L40 570L70 640ZM520 640V520L470 566L440 640Z"],
    ],
  },
  marsh: {
    isIndoors: false,
    shapes: [
      ["far", "M0 350Q80 300 170 332T340 318T520 344V420H0Z"],
      ["mid", "M0 372Q130 346 260 368T520 366V440H0Z"],
      ["water", "M0 402Q140 392 300 402T520 398V640H0Z"],
      ["glint", RIPPLES],
      ["near", "M-10 470Q80 440 190 456Q300 466 420 452Q480 444 530 462V482Q420 500 260 492Q120 496-10 486Z"],
      ["front", BLADES],
      [
        "front",
        "M488 640q-10-90 2-170 6 80 4 168ZM466 640q-8-70 4-130 4 66 6 130ZM482 470q-8-30 8-40 8 18-2 42Z",
      ],
    ],
  },
  shore: {
    isIndoors: false,
    shapes: [
      ["water", "M0 356H520V640H0Z"],
      ["glint", "M30 376h60M140 370h70M290 378h80M420 370h70M60 398h50M220 402h90M400 400h60"],
      ["far", "M330 360Q400 300 520 318V362Z"],
      ["mid", "M0 420Q160 396 300 424T520 418V640H0Z"],
      ["glint", "M0 418Q160 394 300 422T520 416"],
      ["near", "M0 462Q190 446 350 464T520 456V640H0Z"],
      ["grain", PEBBLES],
      ["front", "M0 640V600Q60 570 120 610L140 640ZM520 640V590Q470 580 430 640Z"],
    ],
  },
  road: {
    isIndoors: false,
    shapes: [
      ["far", "M0 336Q140 296 260 330T520 322V640H0Z"],
      ["mid", "M0 384Q180 356 320 380T520 374V640H0Z"],
      ["near", "M0 438Q180 420 340 438T520 432V640H0Z"],
      [
        "path",
        "M300 340Q258 366 300 392Q362 420 250 460Q120 520 60 640H430Q396 540 412 466Q420 414 346 390Q296 372 320 340Z",
      ],
      ["grain", TUFTS],
      ["front", BLADES],
    ],
  },
  street: {
    isIndoors: false,
    shapes: [
      [
        "roofs",
        "M0 420V220L46 170L92 220V250H110L150 206L190 250V270L230 230H262L296 190L330 230V262H350L396 204L442 262V236L480 196L520 236V420Z",
      ],
      [
        "lit",
        "M36 260h20v28H36ZM140 290h18v26h-18ZM286 270h18v26h-18ZM384 300h20v26h-20ZM474 280h18v26h-18Z",
      ],
      ["mid", "M0 404H520V640H0Z"],
      ["near", "M0 440H520V640H0Z"],
      ["grain", COBBLES],
      ["front", "M0 0H36V640H0ZM36 120L60 130L36 150ZM520 0H492V640H520Z"],
    ],
  },
  room: {
    isIndoors: true,
    shapes: [
      ["wall", "M0 0H520V640H0Z"],
      ["pane", "M196 96H324V266H196Z"],
      [
        "beam",
        "M0 40H520V66H0ZM0 396H520V410H0ZM40 66H64V396H40ZM456 66H480V396H456ZM188 88H332V96H188ZM188 266H332V278H188ZM188 96H196V266H188ZM324 96H332V266H324ZM256 96H264V266H256ZM196 176H324V184H196Z",
      ],
      ["grain", "M80 100l40 8M90 220l34 4M380 130l40-6M374 300l50 6M110 330l40-4M30 52H490"],
      ["floor", "M0 410H520V640H0Z"],
      [
        "grain",
        "M0 446H520M0 490H520M0 544H520M0 606H520M110 410V446M300 410V446M440 410V446M60 446V490M220 446V490M390 446V490M140 490V544M330 490V544M480 490V544",
      ],
      ["front", "M0 0H24Q36 160 14 330Q30 480 10 640H0ZM520 0H496Q484 160 506 330Q490 480 510 640H520Z"],
    ],
  },
  hall: {
    isIndoors: true,
    shapes: [
      ["wall", "M0 0H520V640H0Z"],
      ["grain", BRICKS],
      ["pane", "M112 290V140Q150 70 188 140V290ZM332 290V140Q370 70 408 140V290Z"],
      [
        "beam",
        "M236 0H284V410H236ZM224 384H296V410H224ZM224 96H296V116H224ZM0 0H20V410H0ZM500 0H520V410H500Z",
      ],
      ["grain", "M150 104V290M112 200H188M370 104V290M332 200H408"],
      ["floor", "M0 410H520V640H0Z"],
      ["grain", "M0 452H520M0 506H520M0 574H520M130 410L90 640M260 410V640M390 410L430 640"],
    ],
  },
  vault: {
    isIndoors: true,
    shapes: [
      ["wall", "M0 0H520V640H0Z"],
      ["grain", BRICKS],
      ["beam", "M0 410V250Q30 60 260 44Q490 60 520 250V410H486V260Q450 96 260 82Q70 96 34 260V410Z"],
      ["floor", "M0 410H520V640H0Z"],
      [
        "grain",
        "M0 450H520M0 500H520M0 560H520M80 410L40 640M200 410L180 640M320 410L340 640M440 410L480 640",
      ],
      ["front", "M0 0H520V30Q260-20 0 90Z"],
    ],
  },
};
