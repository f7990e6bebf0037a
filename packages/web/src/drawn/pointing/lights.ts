import { layable, wholeWay } from "./composing.ts";
import type { Way } from "./way.ts";

/** What may be pointed at now. Everything else is dark. */
export interface Lights<Spot extends string> {
  readonly selected: Spot | undefined;
  /** What can be selected, in the order of the choices. */
  readonly sources: ReadonlySet<Spot>;
  /** What makes a choice at once. */
  readonly targets: ReadonlyMap<Spot, number>;
  /** The parts of a choice that have been pointed at, in order, and what can be laid next. */
  readonly laid: readonly Spot[];
  readonly layable: ReadonlySet<Spot>;
  /** What the digits 1 to 9 and 0 point at. */
  readonly numbered: readonly (Spot | undefined)[];
}

/** What pointing at something means. */
export type Meaning<Spot extends string> =
  | { readonly kind: "choose"; readonly choice: number }
  | { readonly kind: "select"; readonly spot: Spot }
  /** One more part of a choice, or one less. */
  | { readonly kind: "lay"; readonly spot: Spot }
  | { readonly kind: "take back"; readonly place: number }
  | { readonly kind: "release" };

/** Which spots digits point at, all of them if absent; and the digit that is printed beside a spot, if one is. */
export interface Numbering<Spot extends string> {
  readonly isNumbered?: ((spot: Spot) => boolean) | undefined;
  readonly printedDigit?: ((spot: Spot) => number | undefined) | undefined;
}

export function lightsOf<Spot extends string>(
  ways: readonly Way<Spot>[],
  wished: Spot | undefined,
  numbering: Numbering<Spot> = {},
  laid: readonly Spot[] = [],
): Lights<Spot> {
  const sources = new Set(ways.flatMap(({ from }) => from ?? []));
  const selected = wished !== undefined && sources.has(wished) ? wished : undefined;
  const whole = wholeWay(ways, laid);
  const open = ways.filter((way) =>
    way.parts === undefined ? way.from === undefined || way.from === selected : way.choice === whole?.choice,
  );
  const next = layable(ways, laid);
  const numbered = numberedOf(ways, selected, numbering, [...new Set([...next, ...laid])]);
  return { selected, sources, targets: targetsOf(open), laid, layable: next, numbered };
}

/** A place that would mean several choices means none. */
function targetsOf<Spot extends string>(ways: readonly Way<Spot>[]): ReadonlyMap<Spot, number> {
  const targets = new Map<Spot, number>();
  const doubtful = new Set<Spot>();
  for (const { to, choice } of ways)
    for (const spot of to) {
      if (targets.has(spot)) doubtful.add(spot);
      targets.set(spot, choice);
    }
  for (const spot of doubtful) targets.delete(spot);
  return targets;
}

const DIGITS = 10;

/** The places of what is selected while there are several, else what can be selected or laid, else the places. */
function numberedOf<Spot extends string>(
  ways: readonly Way<Spot>[],
  selected: Spot | undefined,
  { isNumbered = () => true, printedDigit = () => undefined }: Numbering<Spot>,
  parts: readonly Spot[],
): readonly (Spot | undefined)[] {
  const own = ways.filter(({ from }) => from !== undefined && from === selected);
  const sources = [...new Set(ways.flatMap(({ from }) => from ?? []))];
  const first = (list: readonly Way<Spot>[]): Spot[] => list.flatMap(({ to }) => to[0] ?? []);
  const taken = [...sources, ...inOrder(ways, parts)];
  const spots = own.length > 1 ? first(own) : taken.length > 0 ? taken : first(ways);
  return atDigits(spots.filter(isNumbered), printedDigit).slice(0, DIGITS);
}

/** What bears a printed digit answers to it; the others take those that are left, in order. */
function atDigits<Spot extends string>(
  spots: readonly Spot[],
  printedDigit: (spot: Spot) => number | undefined,
): readonly (Spot | undefined)[] {
  const printed: (Spot | undefined)[] = [];
  const others = spots.filter((spot) => {
    const digit = printedDigit(spot);
    if (digit !== undefined) printed[(digit + DIGITS - 1) % DIGITS] = spot;
    return digit === undefined;
  });
  const places = Array.from(printed);
  for (const spot of others) {
    const free = places.indexOf(undefined);
    places[free < 0 ? places.length : free] = spot;
  }
  return places;
}

/** Parts in the order in which the ways name them, so that a digit stays with its part while others are laid. */
function inOrder<Spot extends string>(ways: readonly Way<Spot>[], parts: readonly Spot[]): readonly Spot[] {
  const named = [...new Set(ways.flatMap((way) => way.parts?.flat() ?? []))];
  return named.filter((spot) => parts.includes(spot));
}

export function meaningOf<Spot extends string>(lights: Lights<Spot>, spot: Spot): Meaning<Spot> | undefined {
  const choice = lights.targets.get(spot);
  if (choice !== undefined) return { kind: "choose", choice };
  if (spot === lights.selected) return { kind: "release" };
  if (lights.sources.has(spot)) return { kind: "select", spot };
  if (lights.layable.has(spot)) return { kind: "lay", spot };
  const place = lights.laid.lastIndexOf(spot);
  return place < 0 ? undefined : { kind: "take back", place };
}

/** The spot behind a digit key. */
export function spotOfDigit<Spot extends string>(lights: Lights<Spot>, key: string): Spot | undefined {
  if (!/^[0-9]$/u.test(key)) return undefined;
  return lights.numbered[key === "0" ? DIGITS - 1 : Number(key) - 1];
}

/** The digit that points at a spot, as it is written beside it. */
export function digitOf<Spot extends string>(lights: Lights<Spot>, spot: Spot): string | undefined {
  const place = lights.numbered.indexOf(spot);
  return place < 0 ? undefined : String((place + 1) % DIGITS);
}

/** How something that can be pointed at looks. */
export type Light = "rest" | "playable" | "selected" | "targeted";

export function lightOn<Spot extends string>(
  { selected, sources, targets, laid, layable }: Lights<Spot>,
  spot: Spot | undefined,
): Light {
  if (spot === undefined) return "rest";
  if (spot === selected || laid.includes(spot)) return "selected";
  if (sources.has(spot) || layable.has(spot)) return "playable";
  return targets.has(spot) ? "targeted" : "rest";
}
