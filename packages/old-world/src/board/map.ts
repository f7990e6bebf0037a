import { cut, flow, type Ink, ink, inkWidth, spaces } from "@medallion/ink";
import { at, type Tone } from "@medallion/kernel";
import { COMPONENTS, type Route } from "../data/index.ts";
import type { Place } from "../state.ts";
import { locationName, monsterNamed } from "../words/index.ts";
import { Canvas, type Point } from "./canvas.ts";
import { GUTTER } from "./cards.ts";
import { BENDS, MAP_ROWS, SPOTS, type Spot } from "./map-layout.ts";
import {
  actionMark,
  closedMark,
  figureMark,
  groundMark,
  lairMark,
  monsterMark,
  questMark,
  trailMark,
} from "./marks.ts";
import { type PlaceSight, placesInSight, type Reach } from "./places.ts";
import { monsterIn, type Sight } from "./sight.ts";

/** Narrower tables list the places instead. */
const NARROWEST = 76;
const WIDEST = 120;
/** What a label may take, so that neighbours do not touch. */
const LABEL_SHARE = 0.245;

/** The Continent with its roads, waterways, figures, monsters and quests. */
export function mapLines(sight: Sight): readonly Ink[] {
  const places = placesInSight(sight.view);
  if (sight.width < NARROWEST) return placeLines(sight, places);
  const width = Math.min(sight.width, WIDEST);
  const canvas = new Canvas(width, MAP_ROWS);
  for (const { a, b, route } of COMPONENTS.edges) drawRoute(canvas, width, routeOf(a, b), route);
  for (const place of places) writePlace(sight, canvas, width, place);
  return canvas.lines();
}

function routeOf(a: Place, b: Place): readonly Spot[] {
  const bend = BENDS.find((one) => one.a === a && one.b === b);
  return [at(SPOTS, a), ...(bend?.by ?? []), at(SPOTS, b)];
}

interface Stroke {
  readonly tone: Tone;
  /** Every so manieth dot is set. */
  readonly every: number;
  readonly shift: number;
}

const STROKES: Readonly<Record<Route, readonly Stroke[]>> = {
  road: [{ tone: "quiet", every: 1, shift: 0 }],
  sea: [{ tone: "cold", every: 3, shift: 0 }],
  "road+sea": [
    { tone: "quiet", every: 1, shift: 0 },
    { tone: "cold", every: 3, shift: -2 },
  ],
};

/** Roads are lines, waterways are dotted; where both lead, they run beside each other. */
function drawRoute(canvas: Canvas, width: number, spots: readonly Spot[], route: Route): void {
  for (const { tone, every, shift } of STROKES[route])
    for (const [i, spot] of spots.slice(1).entries())
      canvas.line(pointOf(width, at(spots, i), shift), pointOf(width, spot, shift), tone, every);
}

/** Between the name of a place and what is there. */
function pointOf(width: number, { x, row }: Spot, shift: number): Point {
  return { x: Math.max(0, x * (width - 1) + shift), y: row + 1 };
}

function writePlace(sight: Sight, canvas: Canvas, width: number, place: PlaceSight): void {
  const { x, row } = at(SPOTS, place.location.number);
  for (const [i, line] of [nameInk(sight, place), thereInk(sight, place)].entries()) {
    const shown = cut(line, Math.floor(width * LABEL_SHARE));
    const start = Math.round(x * (width - 1) - inkWidth(shown) / 2);
    canvas.write(Math.min(Math.max(0, start), width - inkWidth(shown)), row + i, shown);
  }
}

const NAME_TONES: Readonly<Record<Reach, Tone>> = {
  here: "own",
  payable: "good",
  near: "strong",
  far: "title",
};

function nameInk(sight: Sight, { location, reach }: PlaceSight): Ink {
  const { number, id, ground, action } = location;
  const name = ink(`${number} ${sight.say(locationName(id))}`, NAME_TONES[reach]);
  return [groundMark(sight, ground), ...name, ...ink(" "), actionMark(sight, action)];
}

/** What stands and lies there, in signs; a monster with its name. */
function thereInk(sight: Sight, { figures, lair, quests, trailQuests, closed }: PlaceSight): Ink {
  const monster: readonly Ink[] =
    lair === undefined
      ? []
      : lair.monster === undefined
        ? [[lairMark(sight)]]
        : [
            [
              monsterMark(sight, monsterIn(sight.view, lair.monster).level),
              ...ink(` ${sight.say(monsterNamed(lair.monster))}`, "bad"),
            ],
          ];
  const parts: readonly Ink[] = [
    ...figures.map((seat) => [figureMark(sight, seat)]),
    ...quests.map(({ seat }) => [questMark(sight, seat)]),
    ...trailQuests.map(({ seat }) => [trailMark(sight, seat)]),
    ...(closed ? [[closedMark(sight)]] : []),
    ...monster,
  ];
  return parts.flatMap((part, i) => (i === 0 ? part : [...ink(" "), ...part]));
}

/** The places of interest as a list: where somebody or something is, and what is one move away. */
function placeLines(sight: Sight, places: readonly PlaceSight[]): readonly Ink[] {
  return places.flatMap((place) => {
    const there = thereInk(sight, place);
    if (place.reach === "far" && there.length === 0) return [];
    const lead = [...spaces(GUTTER), ...nameInk(sight, place)];
    return flow(there.length === 0 ? [] : [there], { width: sight.width, lead: [...lead, ...ink(" ")] });
  });
}
