import type { Estimate, Target } from "@medallion/fittings";
import type { Language } from "@medallion/kernel";

export type Form = Target["form"];

/** Numbers as a language writes them. */
export interface Numbers {
  whole(value: number): string;
  form(form: Form, value: number): string;
  /** The interval in brackets; nothing where it is not known. */
  interval(form: Form, estimate: Estimate): string;
  /** A bar that somebody set: with the digits it has. */
  bar(form: Form, value: number): string;
  /** One of the round numbers of a scale, all with the same digits. */
  tick(form: Form, value: number, ticks: readonly number[]): string;
}

export function numbersIn(language: Language): Numbers {
  const formats = new Map<number, Intl.NumberFormat>();
  const formatOf = (digits: number): Intl.NumberFormat => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const format = formats.get(digits) ?? new Intl.NumberFormat(language, options);
    formats.set(digits, format);
    return format;
  };
  const fixed = (form: Form, value: number, digits: number): string => {
    const shown = form === "percent" ? value * 100 : value;
    // What rounds to nothing has no sign; a hyphen is no minus.
    const signed = Math.abs(shown) < 0.5 / 10 ** digits ? 0 : shown;
    return formatOf(digits).format(signed).replace(/^-/, "−");
  };
  return {
    whole: (value) => fixed("number", value, 0),
    form: (form, value) => fixed(form, value, digitsFor(form, value)) + SIGNS[form],
    interval: (form, { value, low, high }) => {
      if (!Number.isFinite(low) || !Number.isFinite(high)) return "";
      const digits = digitsFor(form, value);
      return `[${fixed(form, low, digits)}; ${fixed(form, high, digits)}]`;
    },
    bar: (form, value) => fixed(form, value, digitsOf(form, value)) + SIGNS[form],
    tick: (form, value, ticks) => fixed(form, value, tickDigits(form, ticks)),
  };
}

/** A space that does not break parts the number from its sign. */
const SIGNS: Readonly<Record<Form, string>> = { number: "", percent: "\u00a0%", times: "\u00a0×" };

function digitsFor(form: Form, value: number): number {
  // What hardly ever happens is not nothing.
  if (form === "percent") return value > 0 && value < 0.0005 ? 3 : 1;
  return form === "times" || Math.abs(value) < 10 ? 2 : 1;
}

function tickDigits(form: Form, [first = 0, second = 1]: readonly number[]): number {
  return digitsOf(form, second - first);
}

/** As many digits as a number has when it is written, up to three. */
function digitsOf(form: Form, value: number): number {
  const step = form === "percent" ? value * 100 : value;
  return (
    [0, 1, 2].find((digits) => Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) < 1e-6) ?? 3
  );
}
