/** Small plots as SVG text: lines and bars over axes that are linear or logarithmic. */

export interface Axis {
  readonly label: string;
  readonly scale: "linear" | "log";
  readonly from: number;
  readonly to: number;
}

export interface Series {
  readonly name: string;
  /** The name of a colour in the report's style sheet. */
  readonly tone: string;
  readonly points: readonly (readonly [number, number])[];
  readonly marks?: boolean;
}

export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series?: readonly Series[];
  /** Filled from the bottom; each reaches from one x to the next. */
  readonly bars?: readonly { readonly from: number; readonly to: number; readonly value: number }[];
  /** Lines across with a word beside them. */
  readonly rules?: readonly { readonly at: number; readonly across: "x" | "y"; readonly text: string }[];
}

const WIDTH = 760;
const HEIGHT = 320;
const LEFT = 64;
const RIGHT = 20;
const TOP = 16;
const BOTTOM = 46;

export function svgOf(plot: Plot): string {
  const x = placed(plot.x, LEFT, WIDTH - RIGHT);
  const y = placed(plot.y, HEIGHT - BOTTOM, TOP);
  const parts = [
    ...gridOf(plot, x, y),
    ...(plot.bars ?? []).map(({ from, to, value }) => barOf(x(from), x(to), y(value))),
    ...(plot.rules ?? []).map(({ at, across, text }) =>
      across === "x" ? upright(x(at), text) : level(y(at), text),
    ),
    ...(plot.series ?? []).flatMap((series) => lineOf(series, x, y)),
  ];
  return `<figure><figcaption>${escaped(plot.title)}</figcaption>${legendOf(plot.series ?? [])}<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(plot.title)}">${parts.join("")}</svg></figure>`;
}

type Placed = (value: number) => number;

function placed({ scale, from, to }: Axis, first: number, last: number): Placed {
  const measure = scale === "log" ? Math.log : (value: number): number => value;
  const [low, high] = [measure(from), measure(to)];
  return (value) => {
    const part = (measure(Math.max(value, scale === "log" ? from : value)) - low) / (high - low);
    return first + Math.min(1, Math.max(0, part)) * (last - first);
  };
}

function gridOf({ x: xAxis, y: yAxis }: Plot, x: Placed, y: Placed): readonly string[] {
  const bottom = HEIGHT - BOTTOM;
  return [
    ...ticksOf(yAxis).map(
      (tick) =>
        `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${short(y(tick))}" y2="${short(y(tick))}"/><text class="tick" x="${LEFT - 8}" y="${short(y(tick) + 4)}" text-anchor="end">${tick.toLocaleString("en")}</text>`,
    ),
    ...ticksOf(xAxis).map(
      (tick) =>
        `<line class="grid" x1="${short(x(tick))}" x2="${short(x(tick))}" y1="${bottom}" y2="${bottom + 5}"/><text class="tick" x="${short(x(tick))}" y="${bottom + 18}" text-anchor="middle">${tick.toLocaleString("en")}</text>`,
    ),
    `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}"/>`,
    `<text class="label" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(xAxis.label)}</text>`,
    `<text class="label" transform="rotate(-90)" x="${-(TOP + bottom) / 2}" y="14" text-anchor="middle">${escaped(yAxis.label)}</text>`,
  ];
}

/** Round values along an axis: 1, 2 and 5 of every decade, or of one step. */
export function ticksOf({ scale, from, to }: Axis): readonly number[] {
  if (scale === "linear") {
    const rough = (to - from) / 6;
    const decade = 10 ** Math.floor(Math.log10(rough));
    const step = ([1, 2, 5, 10].find((factor) => factor * decade >= rough) ?? 10) * decade;
    const count = Math.floor((to - from) / step + 1e-9);
    return Array.from({ length: count + 1 }, (_, index) => rounded(from + index * step));
  }
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(from)); power <= Math.ceil(Math.log10(to)); power++)
    for (const factor of [1, 2, 5]) {
      const tick = rounded(factor * 10 ** power);
      if (tick >= from * 0.999 && tick <= to * 1.001) ticks.push(tick);
    }
  return ticks;
}

function lineOf({ tone, points, marks = false }: Series, x: Placed, y: Placed): readonly string[] {
  const places = points.map(([across, up]) => `${short(x(across))},${short(y(up))}`);
  const dots = marks
    ? points.map(
        ([across, up]) => `<circle class="${tone}" cx="${short(x(across))}" cy="${short(y(up))}" r="3.5"/>`,
      )
    : [];
  return [`<polyline class="${tone}" points="${places.join(" ")}"/>`, ...dots];
}

function barOf(from: number, to: number, top: number): string {
  const height = HEIGHT - BOTTOM - top;
  return `<rect class="bar" x="${short(from + 0.5)}" y="${short(top)}" width="${short(Math.max(0.5, to - from - 1))}" height="${short(height)}"/>`;
}

function upright(x: number, text: string): string {
  return `<line class="rule" x1="${short(x)}" x2="${short(x)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/><text class="note" transform="translate(${short(x - 5)} ${TOP + 4}) rotate(-90)" text-anchor="end">${escaped(text)}</text>`;
}

function level(y: number, text: string): string {
  return `<line class="rule" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${short(y)}" y2="${short(y)}"/><text class="note" x="${LEFT + 6}" y="${short(y - 5)}">${escaped(text)}</text>`;
}

function legendOf(series: readonly Series[]): string {
  if (series.length === 0) return "";
  const items = series.map(({ name, tone }) => `<li><i class="${tone}"></i>${escaped(name)}</li>`);
  return `<ul class="legend">${items.join("")}</ul>`;
}

function short(value: number): string {
  return value.toFixed(1);
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
