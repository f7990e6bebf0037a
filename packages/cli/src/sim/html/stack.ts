import type { Estimate } from "@medallion/fittings";
import { type Html, html } from "./markup.ts";
import type { Numbers } from "./numbers.ts";
import { stated } from "./rows.ts";

/** A whole and what it is made of; the parts are in the order of the legend. */
export interface Stack {
  readonly name: string;
  readonly parts: readonly Estimate[];
}

/** How many colours the style has; more parts begin again. */
const COLOURS = 8;

/** Bars of the same length, parted by shares. */
export function stacks(
  all: readonly Stack[],
  legend: readonly string[],
  { numbers, head, table }: { readonly numbers: Numbers; readonly head: string; readonly table: string },
): Html {
  return html`<ul class="legend">${legend.map((name, place) => html`<li><i class="part-${place % COLOURS}"></i>${name}</li>`)}</ul>
<table class="rows stacks"><tbody>
${all.map(
  ({ name, parts }) => html`<tr><th scope="row">${name}</th><td>${stackedBar(parts)}</td></tr>
`,
)}</tbody></table>
<details><summary>${table}</summary><div class="wide"><table class="figures">
<thead><tr><th scope="col">${head}</th>${legend.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${all.map(
  ({ name, parts }) =>
    html`<tr><th scope="row">${name}</th>${parts.map((part) => html`<td>${stated(part, "percent", numbers)}</td>`)}</tr>
`,
)}</tbody>
</table></div></details>`;
}

function stackedBar(parts: readonly Estimate[]): Html {
  let x = 0;
  const bars = parts.map(({ value }, place) => {
    const from = x;
    x += Math.max(0, value) * 100;
    return html`<rect class="part-${place % COLOURS}" x="${Number(from.toFixed(2))}" y="0" width="${Number((x - from).toFixed(2))}" height="20"/>`;
  });
  return html`<svg class="stack" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>`;
}
