import { withPart } from "../pointing/composing.ts";
import { type Lights, lightsOf, meaningOf } from "../pointing/lights.ts";
import type { Way } from "../pointing/way.ts";

/** The numbers of the choices that nobody can make by pointing at what is lit. */
export function unreachable<Spot extends string>(
  ways: readonly Way<Spot>[],
  choices: readonly unknown[],
): readonly number[] {
  const made = new Set(
    ways.filter((way) => pointedOut(ways, way) === way.choice).map(({ choice }) => choice),
  );
  return [...choices.keys()].filter((choice) => !made.has(choice));
}

/** Points at what is lit until a choice is made, as a player would. */
function pointedOut<Spot extends string>(
  ways: readonly Way<Spot>[],
  { from, to, parts }: Way<Spot>,
): number | undefined {
  if (parts !== undefined) return composedOf(ways, parts.flat(), to);
  if (from !== undefined && meaningOf(lightsOf(ways, undefined), from)?.kind !== "select") return undefined;
  return chosenAt(lightsOf(ways, from), to);
}

/** Lays part by part; what has only one way left lays itself. */
function composedOf<Spot extends string>(
  ways: readonly Way<Spot>[],
  parts: readonly Spot[],
  to: readonly Spot[],
): number | undefined {
  let laid: readonly Spot[] = [];
  while (laid.length < parts.length) {
    const spot = parts[laid.length];
    if (spot === undefined || meaningOf(lightsOf(ways, undefined, undefined, laid), spot)?.kind !== "lay")
      return undefined;
    laid = withPart(ways, laid, spot);
  }
  return chosenAt(lightsOf(ways, undefined, undefined, laid), to);
}

function chosenAt<Spot extends string>(lights: Lights<Spot>, to: readonly Spot[]): number | undefined {
  for (const spot of to) {
    const meaning = meaningOf(lights, spot);
    if (meaning?.kind === "choose") return meaning.choice;
  }
  return undefined;
}
