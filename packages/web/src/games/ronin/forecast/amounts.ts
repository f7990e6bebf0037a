import type { Sym } from "@medallion/ronin";
import type { Amount, CardForecast, Span, Spans, Tally } from "@medallion/ronin/forecast";
import { AMOUNTS } from "@medallion/ronin/pages";

/** One thing that a card does: how much of it, and what. */
export interface Doing {
  readonly amount: Amount;
  readonly least: number;
  readonly most: number;
}

/** A forecast in the order in which it is told. */
export interface ForecastLines {
  readonly sure: readonly Doing[];
  /** The card's own effect is missed for sure. */
  readonly missed: boolean;
  readonly open: readonly Doing[];
  /** What comes of the player's own choice. */
  readonly yours: readonly Doing[];
}

/** The level is told by what it gives. */
const TOLD: readonly Amount[] = AMOUNTS.filter((amount) => amount !== "level");

export function toldOf({ sure, open, yours }: CardForecast): ForecastLines {
  return {
    sure: effectsIn(spansOf(sure)).filter(({ amount }) => open[amount] === undefined),
    missed: sure.level === 0 && open.level === undefined,
    open: effectsIn(open),
    yours: effectsIn(yours?.after ?? {}),
  };
}

function spansOf(tally: Tally): Spans {
  const spans: Partial<Record<Amount, Span>> = {};
  for (const amount of TOLD) {
    const number = tally[amount];
    if (number !== undefined) spans[amount] = { least: number, most: number };
  }
  return spans;
}

function effectsIn(spans: Spans): readonly Doing[] {
  return TOLD.flatMap((amount) => {
    const span = spans[amount];
    return span === undefined || span.most === 0 ? [] : [{ amount, ...span }];
  });
}

/** The symbol that an amount is of, if it is of one. */
export function symbolOf(amount: Amount): Sym | undefined {
  const [, symbol] = /^(?:lost|gained)([CMED])$/.exec(amount) ?? [];
  return symbol as Sym | undefined;
}

/** A number with its sign, or two where it is open: `+2`, `−1`, `0–2`. */
export function numberOf({ amount, least, most }: Doing): string {
  const isLost = amount.startsWith("lost");
  if (least === most) return `${isLost ? "−" : "+"}${most}`;
  return `${isLost ? "−" : ""}${least}–${most}`;
}
