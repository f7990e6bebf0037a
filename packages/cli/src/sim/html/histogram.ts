import { at } from "@medallion/kernel";
import { type Html, html } from "./markup.ts";
import type { Numbers } from "./numbers.ts";
import { along, roundStep, type Scale, scaleFor } from "./scale.ts";
import { axis } from "./strip.ts";

/** Several distributions over the same bins, so that they can be compared. */
export interface Distribution {
  readonly name: string;
  readonly note: string;
  readonly mean: number;
  /** How often each whole number came. */
  readonly counts: Readonly<Record<string, number>>;
}

interface Words {
  readonly numbers: Numbers;
  /** What is counted, above the first column of the table. */
  readonly head: string;
  readonly table: string;
}

const MOST_BINS = 32;

export function histograms(all: readonly Distribution[], words: Words): Html {
  const values = all.flatMap(({ counts }) => Object.keys(counts).map(Number));
  const low = Math.min(...values);
  const width = Math.max(1, Math.ceil(roundStep(Math.max(...values) - low + 1, MOST_BINS)));
  const first = Math.floor(low / width);
  const bins = Math.floor(Math.max(...values) / width) - first + 1;
  const shares = all.map(({ counts }) => sharesOf(counts, first, bins, width));
  const highest = Math.max(...shares.flat());
  const whole = { low: first * width, high: (first + bins) * width };
  const round = scaleFor([whole.low, whole.high]).ticks.filter(
    (tick) => tick >= whole.low && tick <= whole.high,
  );
  const scale: Scale = { ...whole, ticks: round };
  const name = (bin: number): string => binName((first + bin) * width, width, words.numbers);
  return html`<div class="multiples">${all.map((each, place) => oneHistogram(each, at(shares, place), highest, scale, words.numbers))}</div>
${sharesTable(all, shares, name, words)}`;
}

function sharesOf(
  counts: Distribution["counts"],
  first: number,
  bins: number,
  width: number,
): readonly number[] {
  const shares = new Array<number>(bins).fill(0);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const [value, count] of Object.entries(counts)) {
    const bin = Math.floor(Number(value) / width) - first;
    shares[bin] = at(shares, bin) + count / total;
  }
  return shares;
}

function binName(from: number, width: number, { whole }: Numbers): string {
  return width === 1 ? whole(from) : `${whole(from)}–${whole(from + width - 1)}`;
}

function oneHistogram(
  { name, note, mean }: Distribution,
  shares: readonly number[],
  highest: number,
  scale: Scale,
  numbers: Numbers,
): Html {
  const step = 100 / shares.length;
  const bars = shares.map((share, bin) => {
    const height = Number(((100 * share) / highest).toFixed(2));
    return html`<rect x="${Number((bin * step + step * 0.06).toFixed(2))}" y="${Number((100 - height).toFixed(2))}" width="${Number((step * 0.88).toFixed(2))}" height="${height}"/>`;
  });
  return html`<figure>
<figcaption>${name} <small>${note}</small></figcaption>
<svg class="histogram" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${bars}<path class="rule" d="M${along(scale, mean)} 0V100"/></svg>
${axis(scale, numbers.whole)}
</figure>
`;
}

function sharesTable(
  all: readonly Distribution[],
  shares: readonly (readonly number[])[],
  name: (bin: number) => string,
  { numbers, head, table }: Words,
): Html {
  const bins = [...at(shares, 0).keys()];
  return html`<details><summary>${table}</summary><div class="wide"><table class="figures">
<thead><tr><th scope="col">${head}</th>${all.map((each) => html`<th scope="col">${each.name}</th>`)}</tr></thead>
<tbody>
${bins.map(
  (bin) =>
    html`<tr><th scope="row">${name(bin)}</th>${shares.map((own) => html`<td>${numbers.form("percent", at(own, bin))}</td>`)}</tr>
`,
)}</tbody>
</table></div></details>`;
}
