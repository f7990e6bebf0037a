import type { InputError, RuleOption, Seat } from "@medallion/kernel";
import type { Refuse } from "./reason.ts";
import { FIRST_SEAT, type RulePlan } from "./rule-plan.ts";

/** What requests are read with. */
export interface Reading {
  readonly refuse: Refuse;
  readonly options: readonly RuleOption[];
  readonly plan: Pick<RulePlan, "first">;
}

interface Asked {
  readonly rules: Readonly<Record<string, unknown>>;
  /** The seat of the first player, if the host names one. */
  readonly first?: Seat;
}

/** Rule options as a person writes them: `true`, `false` and numbers may come as words or not. Throws `InputError`. */
export function rulesAsked(
  reading: Reading,
  written: Readonly<Record<string, unknown>>,
  seats: number,
): Asked {
  const { refuse, plan } = reading;
  for (const [name, value] of Object.entries(written)) check(reading, name, value);
  const { [FIRST_SEAT]: seat = "1", ...others } = written;
  const rules: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, meant(String(value))]),
  );
  const first = Number(seat) - 1;
  if (first >= seats)
    throw noSuchValue(
      refuse,
      FIRST_SEAT,
      Array.from({ length: seats }, (_, i) => String(i + 1)),
      seat,
    );
  if (rules[plan.first] === "host") return { rules, first };
  // A form sends its default along; any other seat says something that would be lost.
  if (first > 0) throw refuse("first.surplus", {}, ["rules", FIRST_SEAT]);
  return { rules };
}

function meant(written: string): string | boolean {
  return written === "true" ? true : written === "false" ? false : written;
}

function check({ refuse, options }: Reading, name: string, value: unknown): void {
  const option = options.find((known) => known.name === name);
  if (option === undefined)
    throw refuse("rule.name", { name: shortened(name), known: options.map((known) => known.name) }, [
      "rules",
      name,
    ]);
  if (!option.values.includes(String(value))) throw noSuchValue(refuse, name, option.values, value);
}

function noSuchValue(refuse: Refuse, name: string, values: readonly string[], value: unknown): InputError {
  return refuse("rule.value", { name, values, value: shortened(String(value)) }, ["rules", name]);
}

const LONGEST = 40;

/** What somebody wrote, short enough to be said back. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
