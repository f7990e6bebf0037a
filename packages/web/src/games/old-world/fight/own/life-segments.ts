/** A piece of life in the order in which damage takes it (OW-10.8). */
export interface LifeSegment {
  readonly of: "shield" | "deck" | "hand";
  /** It may be lost by the next attack. */
  readonly threatened: boolean;
}

interface LifeParts {
  readonly shield: number;
  readonly deck: number;
  readonly hand: number;
}

/** Shield, deck, hand from left to right; `threat` is what the worst attack takes, Shield included. */
export function lifeSegments({ shield, deck, hand }: LifeParts, threat: number): readonly LifeSegment[] {
  const parts: readonly LifeSegment["of"][] = [
    ...Array<"shield">(Math.max(0, shield)).fill("shield"),
    ...Array<"deck">(deck).fill("deck"),
    ...Array<"hand">(hand).fill("hand"),
  ];
  return parts.map((of, place) => ({ of, threatened: place < threat }));
}
