import { html, type Markup } from "../ops/html.ts";

export function number(value: number): string {
  return value.toLocaleString("en-GB");
}

export function alarming(value: number): string | Markup {
  return value === 0 ? "0" : html`<strong class="bad">${number(value)}</strong>`;
}

export function atMost(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return "—";
  return Number.isFinite(milliseconds) ? `${number(milliseconds)} ms` : "more than 5 s";
}

const UNITS = ["B", "KB", "MB", "GB", "TB"];

export function bytes(value: number): string {
  const step = value < 1 ? 0 : Math.min(Math.floor(Math.log2(value) / 10), UNITS.length - 1);
  const scaled = value / 1024 ** step;
  return `${step === 0 ? scaled : scaled.toFixed(1)} ${UNITS[step]}`;
}

export function time(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
