/** Faults that are told apart at the same time; the oldest is forgotten first. */
const MOST = 200;
const LONGEST = 200;

interface Told {
  leftOut: number;
  readonly timer: NodeJS.Timeout;
}

/** Says a fault once per while, however often it happens, and then how often it was left out. */
export class LineLimit {
  readonly #every: number;
  readonly #told = new Map<string, Told>();

  constructor(every: number) {
    this.#every = every;
  }

  /** Whether this line is to be written; `summary` is called at the end of the while if others were not. */
  admits(fault: string, summary: (leftOut: number) => void): boolean {
    const told = this.#told.get(fault);
    if (told !== undefined) {
      told.leftOut++;
      return false;
    }
    const timer = setTimeout(() => this.#end(fault, summary), this.#every);
    timer.unref();
    this.#told.set(fault, { leftOut: 0, timer });
    for (const [oldest, { timer: old }] of this.#told) {
      if (this.#told.size <= MOST) break;
      clearTimeout(old);
      this.#told.delete(oldest);
    }
    return true;
  }

  #end(fault: string, summary: (leftOut: number) => void): void {
    const leftOut = this.#told.get(fault)?.leftOut ?? 0;
    this.#told.delete(fault);
    if (leftOut > 0) summary(leftOut);
  }
}

/** What makes two lines tell of the same fault: all but the names and numbers in them. */
export function faultOf(level: number, line: readonly unknown[]): string {
  const [first, second] = line;
  const words = typeof first === "string" ? first : typeof second === "string" ? second : "";
  const error = first instanceof Error ? first : errorIn(first);
  const code = error !== undefined && "code" in error ? String(error.code) : "";
  const told = `${words} ${error?.name ?? ""} ${code} ${error?.message ?? ""}`.slice(0, LONGEST);
  return `${level} ${told.replaceAll(/[\w-]{16,}|\d+/g, "#")}`;
}

function errorIn(value: unknown): Error | undefined {
  if (typeof value !== "object" || value === null || !("err" in value)) return undefined;
  return value.err instanceof Error ? value.err : undefined;
}
