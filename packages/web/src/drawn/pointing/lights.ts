import { type Spot, WAYS_OUT } from "../../games/gwent/table/play/spot.ts";
import type { Way } from "../../games/gwent/table/play/ways.ts";

/** What may be pointed at now. Everything else is dark. */
export interface Lights {
  readonly selected: Spot | undefined;
  /** What can be selected, in the order of the choices. */
  readonly sources: ReadonlySet<Spot>;
  /** What makes a choice at once. */
  readonly targets: ReadonlyMap<Spot, number>;
  /** What the digits 1 to 9 and 0 point at. */
  readonly numbered: readonly Spot[];
}

/** What pointing at something means. */
export type Meaning =
  | { readonly kind: "choose"; readonly choice: number }
  | { readonly kind: "select"; readonly spot: Spot }
  | { readonly kind: "release" };

export const DARK: Lights = { selected: undefined, sources: new Set(), targets: new Map(), numbered: [] };

export function lightsOf(ways: readonly Way[], wished: Spot | undefined): Lights {
  const sources = new Set(ways.flatMap(({ from }) => from ?? []));
  const selected = wished !== undefined && sources.has(wished) ? wished : undefined;
  const open = ways.filter(({ from }) => from === undefined || from === selected);
  return { selected, sources, targets: targetsOf(open), numbered: numberedOf(ways, selected) };
}

/** A place that would mean several choices means none. */
function targetsOf(ways: readonly Way[]): ReadonlyMap<Spot, number> {
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

/** The places of the selected card while there are several, else the cards, else the places. */
function numberedOf(ways: readonly Way[], selected: Spot | undefined): readonly Spot[] {
  const own = ways.filter(({ from }) => from !== undefined && from === selected);
  const sources = [...new Set(ways.flatMap(({ from }) => from ?? []))];
  const first = (list: readonly Way[]): Spot[] => list.flatMap(({ to }) => to[0] ?? []);
  const spots = own.length > 1 ? first(own) : sources.length > 0 ? sources : first(ways);
  return spots.filter((spot) => !WAYS_OUT.includes(spot) && spot !== "leader").slice(0, DIGITS);
}

export function meaningOf(lights: Lights, spot: Spot): Meaning | undefined {
  const choice = lights.targets.get(spot);
  if (choice !== undefined) return { kind: "choose", choice };
  if (spot === lights.selected) return { kind: "release" };
  return lights.sources.has(spot) ? { kind: "select", spot } : undefined;
}

/** The spot behind a digit key. */
export function spotOfDigit(lights: Lights, key: string): Spot | undefined {
  if (!/^[0-9]$/u.test(key)) return undefined;
  return lights.numbered[key === "0" ? DIGITS - 1 : Number(key) - 1];
}

/** The digit that points at a spot, as it is written beside it. */
export function digitOf(lights: Lights, spot: Spot): string | undefined {
  const place = lights.numbered.indexOf(spot);
  return place < 0 ? undefined : String((place + 1) % DIGITS);
}
