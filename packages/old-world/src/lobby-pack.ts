import { RULE_NAMES, RULE_VALUES } from "./lobby-rules.ts";
import { changedRules, type Options, parseOptions } from "./options.ts";
import { refuse } from "./refuse.ts";

/*
 * Packed options are the version of the components, the number of seats and, where the host named one, the seat of
 * the starting player; then one letter for every rule whose value is not the default: "1-3.1-bf".
 */
const SEPARATOR = "-";

/** Every value that is not the default, in the order of the letters: append only. */
const OTHERS = RULE_NAMES.flatMap((name) => RULE_VALUES[name].slice(1).map((value) => ({ name, value })));
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function packOptions({ seats, first, dataVersion, rules }: Options): string {
  const letters = changedRules(rules).map((name) =>
    LETTERS.charAt(OTHERS.findIndex((other) => other.name === name && other.value === rules[name])),
  );
  const table = first === undefined ? String(seats) : `${seats}.${first}`;
  return [String(dataVersion), table, letters.join("")].join(SEPARATOR);
}

const PACKED = /^(\d{1,4})-(\d)(?:\.(\d))?-([a-z]*)$/u;

export function unpackOptions(text: string): Options {
  const found = PACKED.exec(text);
  if (found === null) throw refuse("broken-options");
  const [, version, seats, first, letters = ""] = found;
  const rules = [...letters].map((letter) => {
    const other = OTHERS[LETTERS.indexOf(letter)];
    if (other === undefined) throw refuse("broken-options");
    return [other.name, other.value];
  });
  return parseOptions({
    seats: Number(seats),
    ...(first === undefined ? {} : { first: Number(first) }),
    dataVersion: Number(version),
    rules: Object.fromEntries(rules),
  });
}
