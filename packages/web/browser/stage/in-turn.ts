import type { Browser } from "playwright-core";
import { type Guise, openVisit, renewVisit, type Visit } from "./visit.ts";

/** Browsers that serve one person after the other, all of the same kind and wishes by the same one. */
export class VisitsInTurn {
  readonly #visits = new Map<string, Visit>();

  async next(browser: Browser, origin: string, guise: Guise): Promise<Visit> {
    const kind = JSON.stringify({ ...guise, token: undefined });
    const known = this.#visits.get(kind);
    if (known !== undefined) {
      await renewVisit(known, origin, guise);
      return known;
    }
    const visit = await openVisit(browser, origin, guise);
    this.#visits.set(kind, visit);
    visit.context.on("close", () => this.#visits.delete(kind));
    return visit;
  }
}
