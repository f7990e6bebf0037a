import type { Estimate, Target } from "@medallion/fittings";
import { type Html, html } from "./markup.ts";
import type { Numbers } from "./numbers.ts";
import type { Scale } from "./scale.ts";
import { axis, type StripParts, strip } from "./strip.ts";

export interface Row {
  readonly label: string;
  /** How much it is known from. */
  readonly note: string;
  readonly estimate: Estimate;
}

export interface RowsParts extends StripParts {
  readonly heads: readonly [label: string, value: string];
  readonly scale: Scale;
  readonly form: Target["form"];
  readonly numbers: Numbers;
}

/** A plot that is a table: each row says its value and draws it. */
export function plottedRows(
  rows: readonly Row[],
  { heads, scale, form, numbers, ...parts }: RowsParts,
): Html {
  const tick = (value: number): string => numbers.tick(form, value, scale.ticks);
  return html`<table class="rows">
<thead><tr><th scope="col">${heads[0]}</th><td>${axis(scale, tick)}</td><th scope="col" class="value">${heads[1]}</th></tr></thead>
<tbody>
${rows.map(
  ({ label, note, estimate }) => html`<tr><th scope="row">${label} <small>${note}</small></th><td>${strip(
    scale,
    estimate,
    parts,
  )}</td><td class="value">${stated(estimate, form, numbers)}</td></tr>
`,
)}</tbody>
</table>`;
}

/** A value with its interval; a dash where nothing is known. */
export function stated(estimate: Estimate, form: Target["form"], numbers: Numbers): Html {
  if (estimate.count === 0) return html`–`;
  return html`<b>${numbers.form(form, estimate.value)}</b> <small>${numbers.interval(form, estimate)}</small>`;
}
