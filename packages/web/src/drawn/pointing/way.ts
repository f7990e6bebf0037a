/**
 * A choice that is put together: its parts are pointed at one after the other. They come in stages, and within a stage
 * in any order; a part that is there twice is pointed at twice.
 */
export type Parts<Spot extends string> = readonly (readonly Spot[])[];

/**
 * How a choice is made by pointing: first at `from`, if it has one, then at any of `to`. A spot is whatever a game lets
 * one point at, by a name of the game's own; it is written into `data-spot`, so that one listener serves them all.
 */
export interface Way<Spot extends string> {
  /** The number of the choice in the question's list. */
  readonly choice: number;
  readonly from: Spot | undefined;
  /** The place that means it most of all comes first. */
  readonly to: readonly Spot[];
  /** A choice of several parts: all of them are pointed at, then one of `to`. */
  readonly parts?: Parts<Spot>;
}

/** Every choice as a way of pointing; what can go only one way is chosen by pointing at it again. */
export function waysOf<Spot extends string, Choice>(
  choices: readonly Choice[],
  pointing: (choice: Choice) => Omit<Way<Spot>, "choice">,
): readonly Way<Spot>[] {
  const ways = choices.map((choice, index): Way<Spot> => ({ choice: index, ...pointing(choice) }));
  const counts = new Map<Spot, number>();
  for (const { from } of ways) if (from !== undefined) counts.set(from, (counts.get(from) ?? 0) + 1);
  return ways.map((way) =>
    way.from !== undefined && counts.get(way.from) === 1 ? { ...way, to: [...way.to, way.from] } : way,
  );
}
