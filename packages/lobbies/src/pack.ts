import type { Seat } from "@medallion/kernel";
import type { Refuse } from "./reason.ts";
import { namesOf, type RulePlan, type RuleValue } from "./rule-plan.ts";

/** What there is to pack of the options of a game. */
export interface Packable {
  readonly seats: number;
  /** The seat of the first player, if the host named one. */
  readonly first?: Seat;
  /** The version of the components. */
  readonly dataVersion: number;
  readonly rules: Readonly<Record<string, unknown>>;
}

/*
 * Packed options are the version of the components, the number of seats and, where the host named one, the seat of
 * the first player; then one letter for every rule whose value is not the default: "1-3.1-bf".
 */
const PACKED = /^(\d{1,4})-(\d)(?:\.(\d))?-([a-z]*)$/u;
const SEPARATOR = "-";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

interface Other {
  readonly name: string;
  readonly value: RuleValue;
}

/** Every value that is not the default, in the order of the letters. */
function othersOf(plan: Pick<RulePlan, "values">): readonly Other[] {
  return namesOf(plan).flatMap((name) =>
    (plan.values[name] ?? []).slice(1).map((value) => ({ name, value })),
  );
}

export function packed(
  plan: Pick<RulePlan, "values">,
  { seats, first, dataVersion, rules }: Packable,
): string {
  const letters = othersOf(plan).map(({ name, value }, place) =>
    rules[name] === value ? LETTERS.charAt(place) : "",
  );
  const table = first === undefined ? String(seats) : `${seats}.${first}`;
  return [String(dataVersion), table, letters.join("")].join(SEPARATOR);
}

/** The parts of packed options, for the game to hold against its rules. Throws `InputError`. */
export function unpacked(
  refuse: Refuse<"broken-options">,
  plan: Pick<RulePlan, "values">,
  text: string,
): Packable {
  const found = PACKED.exec(text);
  if (found === null) throw refuse("broken-options");
  const [, version, seats, first, letters = ""] = found;
  const others = othersOf(plan);
  const rules = [...letters].map((letter) => {
    const other = others[LETTERS.indexOf(letter)];
    if (other === undefined) throw refuse("broken-options");
    return [other.name, other.value] as const;
  });
  return {
    seats: Number(seats),
    ...(first === undefined ? {} : { first: Number(first) }),
    dataVersion: Number(version),
    rules: Object.fromEntries(rules),
  };
}
