import type { Parts, Way } from "./way.ts";

/** What a stage still lacks once these have been laid. */
function lacking<Spot extends string>(
  stage: readonly Spot[],
  laid: readonly Spot[],
): readonly Spot[] | undefined {
  const left = [...stage];
  for (const spot of laid) {
    const place = left.indexOf(spot);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
}

/** What can be laid next on the way to this choice; nothing is left where it is whole; absent where it cannot be reached. */
export function nextParts<Spot extends string>(
  parts: Parts<Spot>,
  laid: readonly Spot[],
): readonly Spot[] | undefined {
  let begun = 0;
  for (const stage of parts) {
    const left = lacking(stage, laid.slice(begun, begun + stage.length));
    if (left === undefined || left.length > 0) return left;
    begun += stage.length;
  }
  return laid.length > begun ? undefined : [];
}

type Composed<Spot extends string> = Way<Spot> & { readonly parts: Parts<Spot> };

/** The ways that what is laid can still lead to. */
export function openWays<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
): readonly Composed<Spot>[] {
  return ways.flatMap((way) =>
    way.parts !== undefined && nextParts(way.parts, laid) !== undefined ? [{ ...way, parts: way.parts }] : [],
  );
}

/** The one choice that what is laid makes, if it makes one. */
export function wholeWay<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
): Way<Spot> | undefined {
  const whole = openWays(ways, laid).filter(({ parts }) => nextParts(parts, laid)?.length === 0);
  return whole.length === 1 ? whole[0] : undefined;
}

/** Everything that can be laid next, in the order of the ways. */
export function layable<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
): ReadonlySet<Spot> {
  return new Set(openWays(ways, laid).flatMap(({ parts }) => nextParts(parts, laid) ?? []));
}

/** With one more laid; what then has only one way left is laid as well. */
export function withPart<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
  spot: Spot,
): readonly Spot[] {
  const more = [...laid, spot];
  const [only, another] = openWays(ways, more);
  if (only === undefined || another !== undefined) return more;
  return only.parts.flatMap((stage, place) => {
    const begun = only.parts.slice(0, place).reduce((sum, { length }) => sum + length, 0);
    const here = more.slice(begun, begun + stage.length);
    return [...here, ...(lacking(stage, here) ?? [])];
  });
}

/** What every choice that is put together begins with: nobody needs to point at it. */
export function forcedParts<Spot extends string>(ways: readonly Way<Spot>[]): readonly Spot[] {
  const [only, another] = layable(ways, []);
  return only === undefined || another !== undefined ? [] : withPart(ways, [], only);
}

/** Without the one at this place, and without what cannot be there without it. */
export function withoutPart<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
  place: number,
): readonly Spot[] {
  const rest = laid.toSpliced(place, 1);
  return openWays(ways, rest).length > 0 ? rest : laid.slice(0, place);
}

/** With the one at this place and the next one exchanged; as it is where that makes no choice. */
export function withSwapped<Spot extends string>(
  ways: readonly Way<Spot>[],
  laid: readonly Spot[],
  place: number,
): readonly Spot[] {
  const [one, other] = [laid[place], laid[place + 1]];
  if (one === undefined || other === undefined) return laid;
  const swapped = laid.toSpliced(place, 2, other, one);
  return openWays(ways, swapped).length > 0 ? swapped : laid;
}
