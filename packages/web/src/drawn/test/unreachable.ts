import { lightsOf, meaningOf } from "../pointing/lights.ts";
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
  { from, to }: Way<Spot>,
): number | undefined {
  if (from !== undefined && meaningOf(lightsOf(ways, undefined), from)?.kind !== "select") return undefined;
  const held = lightsOf(ways, from);
  for (const spot of to) {
    const meaning = meaningOf(held, spot);
    if (meaning?.kind === "choose") return meaning.choice;
  }
  return undefined;
}
