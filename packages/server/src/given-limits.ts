import {
  isLimitName,
  LIMIT_NAMES,
  LIMIT_ROWS,
  type LimitName,
  type LimitRow,
  type Limits,
} from "./limits.ts";

/** A value that is no limit, or not this limit's. */
export class LimitFault extends Error {
  /** As the owner wrote it: a name of the file, or a variable of the environment. */
  readonly where: string;
  readonly given: string;
  /** Absent if there is no such limit. */
  readonly row: LimitRow | undefined;

  constructor(where: string, given: unknown, row: LimitRow | undefined) {
    const shown = typeof given === "string" ? given : JSON.stringify(given);
    super(
      row === undefined ? `There’s no limit ${where}.` : `${where} can’t be “${shown}”. Use ${fitting(row)}.`,
    );
    this.name = "LimitFault";
    this.where = where;
    this.given = String(shown);
    this.row = row;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "MEDALLION_LIMIT_";

/** What the owner set: by a file's content, and before it by the environment. Throws `LimitFault`. */
export function givenLimits(file: unknown, env: Environment): Partial<Limits> {
  return { ...fromFile(file), ...fromEnvironment(env) };
}

/** The variable that sets a limit: `MEDALLION_LIMIT_TABLES_PER_PERSON`. */
export function variableOf(name: LimitName): string {
  return PREFIX + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** A limit as people write it, in the largest unit that leaves a whole number. */
export function writtenLimit(value: number, { kind }: Pick<LimitRow, "kind">): string {
  if (kind === "count" || value === 0) return String(value);
  const [unit, worth] = UNITS[kind].find(([, size]) => value % size === 0) ?? ["", 1];
  return `${value / worth} ${unit}`.trim();
}

function fromFile(file: unknown): Partial<Limits> {
  if (file === undefined) return {};
  if (typeof file !== "object" || file === null || Array.isArray(file))
    throw new LimitFault("{…}", file, undefined);
  return read(Object.entries(file).map(([name, value]) => [name, name, value]));
}

function fromEnvironment(env: Environment): Partial<Limits> {
  const known = new Map<string, LimitName>(LIMIT_NAMES.map((name) => [variableOf(name), name]));
  const set = Object.entries(env).filter(([variable, value]) => variable.startsWith(PREFIX) && value !== "");
  return read(set.map(([variable, value]) => [variable, known.get(variable) ?? variable, value]));
}

function read(entries: readonly (readonly [where: string, name: string, value: unknown])[]): Partial<Limits> {
  return Object.fromEntries(
    entries.map(([where, name, value]) => {
      if (!isLimitName(name)) throw new LimitFault(where, value, undefined);
      const row = LIMIT_ROWS[name];
      const amount = amountOf(value, row);
      if (amount === undefined || amount < row.least || amount > row.most)
        throw new LimitFault(where, value, row);
      return [name, amount];
    }),
  );
}

/** What is worth how much, the largest first; the first name is the one we write. */
const UNITS = {
  count: [],
  size: [
    ["MB", 1024 * 1024],
    ["KB", 1024],
  ],
  time: [
    ["days", 86_400_000],
    ["h", 3_600_000],
    ["min", 60_000],
    ["s", 1000],
    ["ms", 1],
  ],
} as const satisfies Readonly<Record<LimitRow["kind"], readonly (readonly [string, number])[]>>;

const OTHER_NAMES: Readonly<Record<string, string>> = {
  day: "days",
  d: "days",
  hours: "h",
  hour: "h",
  minutes: "min",
};

/** A whole number, or one with a unit: `30 s`, `7 days`, `64 KB`. */
function amountOf(value: unknown, { kind }: LimitRow): number | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : undefined;
  const [, digits, unit = ""] = /^(\d{1,15})\s*([A-Za-z]*)$/.exec(String(value).trim()) ?? [];
  if (digits === undefined) return undefined;
  if (unit === "") return Number(digits);
  const worth = UNITS[kind].find(([name]) => name === (OTHER_NAMES[unit] ?? unit))?.[1];
  return worth === undefined ? undefined : Number(digits) * worth;
}

/** What a limit may be, in words. */
export function fitting(row: LimitRow): string {
  const range = `from ${writtenLimit(row.least, row)} to ${writtenLimit(row.most, row)}`;
  switch (row.kind) {
    case "count":
      return `a whole number ${range}`;
    case "size":
      return `a size such as “64 KB” ${range}`;
    case "time":
      return `a time such as “30 s” or “7 days” ${range}`;
  }
}
