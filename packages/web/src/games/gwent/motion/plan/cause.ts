import type { RowName } from "@medallion/gwent/cards";

/** Why a strength changed: a link of the engine's chain of reasons. */
export interface Why {
  readonly key: string;
  readonly by: number;
}

export interface Cause {
  readonly why: Why;
  readonly row: RowName;
}
