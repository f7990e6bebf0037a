import type { Message, RuleOption } from "@medallion/kernel";
import type { Seats } from "./modes.ts";

export type RuleValue = string | boolean;

/** The rule options of a game. */
export interface RulePlan<Name extends string = string> {
  /** Every option with all its values, the default first. Links count the others in this order: append only. */
  readonly values: Readonly<Record<Name, readonly RuleValue[]>>;
  /** The modes that an option matters in; all of them where it has none here. */
  readonly modes: Readonly<Partial<Record<Name, readonly string[]>>>;
  /** The option that says who starts: if it is `host`, the host names a seat. */
  readonly first: Name;
  /** The option, if any, that is about those who have no seat. */
  readonly ofOthers?: Name;
  /** A value as people read it. */
  word(name: Name, value: RuleValue): Message;
}

/** The names of the options in the order of the plan. */
export function namesOf<Name extends string>({ values }: Pick<RulePlan<Name>, "values">): readonly Name[] {
  return Object.keys(values) as Name[];
}

/** A value that the game has a word of its own for. */
export function ruleWord(name: string, value: RuleValue): Message {
  return { key: `rule.${name}.${value}` };
}

/** What an option decides. */
export function ruleAbout(name: string): Message {
  return { key: `rule.${name}.about` };
}

/** Asked for like a rule: the seat that the host names, as people count seats. */
export const FIRST_SEAT = "firstSeat";

/** Everything a request may name: the options, and behind the one that says who starts the seat. */
export function ruleOptions<Name extends string>(plan: RulePlan<Name>, seats: Seats): readonly RuleOption[] {
  return namesOf(plan).flatMap((name) =>
    name === plan.first ? [ruleOption(plan, name), seatOption(plan, seats)] : [ruleOption(plan, name)],
  );
}

function ruleOption<Name extends string>(plan: RulePlan<Name>, name: Name): RuleOption {
  const values = plan.values[name];
  return {
    name,
    values: values.map(String),
    words: values.map((value) => plan.word(name, value)),
    label: { key: `rule.${name}` },
    about: ruleAbout(name),
    ...inModes(plan, name),
    ...(name === plan.ofOthers && { ofOthers: true }),
  };
}

function seatOption<Name extends string>(plan: RulePlan<Name>, seats: Seats): RuleOption {
  const most = Math.max(...Object.values(seats).flat());
  const numbers = Array.from({ length: most }, (_, seat) => seat + 1);
  return {
    name: FIRST_SEAT,
    values: numbers.map(String),
    words: numbers.map((number) => ({ key: "rule.seat", values: { number } })),
    label: { key: `rule.${FIRST_SEAT}` },
    about: ruleAbout(FIRST_SEAT),
    ...inModes(plan, plan.first),
  };
}

function inModes<Name extends string>({ modes }: RulePlan<Name>, name: Name): Partial<RuleOption> {
  const own = modes[name];
  return own === undefined ? {} : { modes: own };
}
