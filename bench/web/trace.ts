import type { Browser, Page } from "playwright-core";

/** What the browser noted while something was done, on the thread of the page; times in milliseconds. */
export interface Traced {
  /** How often it was done. */
  readonly moves: number;
  readonly longest: number;
  /** Script, style and layout together. */
  readonly work: number;
  /** The addresses of the pictures that were painted, once per paint. */
  readonly pictures: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread itself was at work: whatever else runs on the machine does not count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
const TASK = "RunTask";
const WORK: ReadonlySet<string> = new Set([
  "EventDispatch",
  "FunctionCall",
  "TimerFire",
  "FireAnimationFrame",
  "UpdateLayoutTree",
  "Layout",
]);

/** Does something and reads in the browser's trace what it cost; `doing` says how often it did it. */
export async function traced(browser: Browser, page: Page, doing: () => Promise<number>): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const moves = await doing();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const events = onPage(traceEvents);
  const lasting = (isWanted: (event: TraceEvent) => boolean): readonly TraceEvent[] =>
    events.filter((event) => event.dur !== undefined && isWanted(event));
  const tasks = lasting(({ name }) => name === TASK).map((task) => atWork(task) / 1000);
  return {
    moves,
    longest: Math.max(0, ...tasks),
    work: outermost(lasting(({ name }) => WORK.has(name))),
    pictures: events.flatMap(({ name, args }) => (name === "PaintImage" ? (args.data?.url ?? []) : [])),
  };
}

/** What happened on the thread that has most style to work out: the page's. */
function onPage(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const styled = (list: readonly TraceEvent[]): number =>
    list.filter(({ name }) => name === "UpdateLayoutTree").length;
  return threads.toSorted((one, other) => styled(other) - styled(one))[0] ?? [];
}

const atWork = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;

/** How long they took together, what happened within another counted once. */
function outermost(events: readonly TraceEvent[]): number {
  let end = 0;
  let sum = 0;
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    const { ts, dur = 0 } = event;
    if (ts + dur <= end) continue;
    sum += atWork(event);
    end = ts + dur;
  }
  return sum / 1000;
}
