import type { Browser } from "playwright-core";
import { clearVisit, deviceOf, type Guise, openVisit, renewVisit, type Visit } from "./visit.ts";

/** Browsers that serve one person after the other; whoever comes finds nothing of those before, except fetched files. */
export class VisitsInTurn {
  readonly #kinds = new WeakMap<Visit, string>();
  readonly #free = new Map<string, Visit[]>();

  /** A browser that nobody else has now. */
  async next(browser: Browser, origin: string, guise: Guise): Promise<Visit> {
    const kind = kindOf(guise);
    const free = this.#free.get(kind)?.pop();
    if (free !== undefined) {
      await renewVisit(free, origin, guise);
      return free;
    }
    const visit = await openVisit(browser, origin, guise);
    if (guise.worker !== true) this.#kinds.set(visit, kind);
    return visit;
  }

  /** Takes a browser back; one whose worker has kept the pages is of no use to others. */
  async release(visit: Visit, origin: string): Promise<void> {
    const kind = this.#kinds.get(visit);
    if (kind === undefined) return visit.context.close();
    await clearVisit(visit, origin);
    this.#free.set(kind, [...(this.#free.get(kind) ?? []), visit]);
  }
}

/** What a browser cannot change any more once it is there. */
function kindOf({ size = "1440x900", language, theme, motion, worker }: Guise): string {
  return JSON.stringify({ device: deviceOf(size), language, theme, motion, worker });
}
