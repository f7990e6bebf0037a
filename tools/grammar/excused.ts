/** What looks like a fault and is none. */
export interface Excuse {
  readonly file: string;
  /** As the check quotes it. */
  readonly found: string;
  readonly why: string;
}

const LIST = "the list goes on with the sentence above it: one pays with a card";

export const EXCUSED: readonly Excuse[] = [
  {
    file: "packages/gwent/src/messages/en/flow.ts",
    found: "⟦winners⟧ and ⟦winners⟧ wins",
    why: "a tournament has two players, of whom one wins",
  },
  { file: "packages/old-world/src/book/cs/turn.ts", found: "1 kartou", why: LIST },
  { file: "packages/old-world/src/book/pl/turn.ts", found: "1 kartą", why: LIST },
];
