import type { OwnerAct } from "@medallion/protocol";
import { html, type Markup } from "../ops/html.ts";

/** What all forms of one page carry. */
export interface Desk {
  /** Proves that the form is ours. */
  readonly stamp: string;
  /** The page to come back to. */
  readonly back: string;
}

/** A form that does one thing; `hidden` is what it is about. */
export function form(
  { stamp, back }: Desk,
  act: OwnerAct["act"],
  hidden: Readonly<Record<string, string>>,
  button: string,
  fields: readonly Markup[] = [],
): Markup {
  const kept = Object.entries({ stamp, back, act, ...hidden });
  return html`<form method="post" action="/owner/act">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields}
<button>${button}</button>
</form>`;
}

export function field(label: string, name: string, attributes: Markup = html``): Markup {
  return html`<label>${label} <input name="${name}" autocomplete="off" ${attributes}></label>`;
}

export const REASON = field("Reason, which they read", "reason", html`maxlength="300"`);

const LENGTHS = [
  ["1", "1 hour"],
  ["24", "1 day"],
  ["168", "1 week"],
  ["720", "30 days"],
  ["8760", "1 year"],
] as const;

export const LENGTH = html`<label>For <select name="hours">
${LENGTHS.map(([hours, name]) => html`<option value="${hours}">${name}</option>`)}
</select></label>`;
