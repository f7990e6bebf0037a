import type { Estimate } from "@medallion/fittings";
import { type Html, html } from "./markup.ts";
import { along, type Scale } from "./scale.ts";

/** What a strip shows besides the value and its interval. */
export interface StripParts {
  /** The stretch where the value should lie. */
  readonly band?: readonly [low: number, high: number];
  /** A line to compare with. */
  readonly rule?: number;
  /** Whether a bar leads from the left end to the value. */
  readonly bar?: boolean;
}

/**
 * One value on a scale. Strips are stretched to the width of their cell, so strokes keep their own measure and a
 * point is a line without length.
 */
export function strip(scale: Scale, estimate: Estimate, { band, rule, bar }: StripParts = {}): Html {
  const { value, low, high, count } = estimate;
  const x = along(scale, value);
  const whisker = count > 0 && Number.isFinite(low) && Number.isFinite(high);
  return html`<svg class="strip" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${
    band && drawnBand(scale, band)
  }${scale.ticks.map((tick) => line("tick", along(scale, tick), 0, 20))}${
    rule === undefined ? undefined : line("rule", along(scale, rule), 0, 20)
  }${bar === true && count > 0 ? html`<rect class="bar" x="0" y="5" width="${x}" height="10"/>` : undefined}${
    whisker ? html`<path class="whisker" d="M${along(scale, low)} 10H${along(scale, high)}"/>` : undefined
  }${count > 0 ? html`<path class="point" d="M${x} 10h.01"/>` : undefined}</svg>`;
}

function drawnBand(scale: Scale, [low, high]: readonly [number, number]): Html {
  const [left, right] = [along(scale, low), along(scale, high)];
  return html`<rect class="band" x="${left}" y="0" width="${Number((right - left).toFixed(2))}" height="20"/>`;
}

function line(name: string, x: number, top: number, bottom: number): Html {
  return html`<path class="${name}" d="M${x} ${top}V${bottom}"/>`;
}

/** The ticks of a scale as text above or below what is drawn. */
export function axis(scale: Scale, written: (tick: number) => string): Html {
  const ticks = scale.ticks.map(
    (tick) => html`<span style="left:${along(scale, tick)}%">${written(tick)}</span>`,
  );
  return html`<div class="axis" aria-hidden="true">${ticks}</div>`;
}
