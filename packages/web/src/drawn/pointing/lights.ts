import type { Way } from "./way.ts";

/** What may be pointed at now. Everything else is dark. */
export interface Lights<Spot extends string> {
  readonly selected: Spot | undefined;
  /** What can be selected, in the order of the choices. */
  readonly sources: ReadonlySet<Spot>;
  /** What makes a choice at once. */
  readonly targets: ReadonlyMap<Spot, number>;
  /** What the digits 1 to 9 and 0 point at. */
  readonly numbered: readonly Spot[];
}

/** What pointing at something means. */
export type Meaning<Spot extends string> =
  | { readonly kind: "choose"; readonly choice: number }
  | { readonly kind: "select"; readonly spot: Spot }
  | { readonly kind: "release" };

/** `isNumbered` says which spots digits may point at; all of them, if absent. */
export function lightsOf<Spot extends string>(
  ways: readonly Way<Spot>[],
  wished: Spot | undefined,
  isNumbered: (spot: Spot) => boolean = () => true,
): Lights<Spot> {
  const sources = new Set(ways.flatMap(({ from }) => from ?? []));
  const selected = wished !== undefined && sources.has(wished) ? wished : undefined;
  const open = ways.filter(({ from }) => from === undefined || from === selected);
  return { selected, sources, targets: targetsOf(open), numbered: numberedOf(ways, selected, isNumbered) };
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

/** The places of what is selected while there are several, else what can be selected, else the places. */
function numberedOf<Spot extends string>(
  ways: readonly Way<Spot>[],
  selected: Spot | undefined,
  isNumbered: (spot: Spot) => boolean,
): readonly Spot[] {
  const own = ways.filter(({ from }) => from !== undefined && from === selected);
  const sources = [...new Set(ways.flatMap(({ from }) => from ?? []))];
  const first = (list: readonly Way<Spot>[]): Spot[] => list.flatMap(({ to }) => to[0] ?? []);
  const spots = own.length > 1 ? first(own) : sources.length > 0 ? sources : first(ways);
  return spots.filter(isNumbered).slice(0, DIGITS);
}

export function meaningOf<Spot extends string>(lights: Lights<Spot>, spot: Spot): Meaning<Spot> | undefined {
  const choice = lights.targets.get(spot);
  if (choice !== undefined) return { kind: "choose", choice };
  if (spot === lights.selected) return { kind: "release" };
  return lights.sources.has(spot) ? { kind: "select", spot } : undefined;
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
  { selected, sources, targets }: Lights<Spot>,
  spot: Spot | undefined,
): Light {
  if (spot === undefined) return "rest";
  if (spot === selected) return "selected";
  if (sources.has(spot)) return "playable";
  return targets.has(spot) ? "targeted" : "rest";
}
