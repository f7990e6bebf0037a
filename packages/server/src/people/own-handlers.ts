import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import { KeyedQueue } from "../keyed-queue.ts";
import type { PeopleDeps } from "./deps.ts";
import { exportOf } from "./export.ts";
import { HourlyBudget } from "./hourly-budget.ts";
import { tooManyGuesses } from "./refusals.ts";

const EXPORTS_PER_HOUR = 6;
/** Exports, and deletions, that the server works on at once; the others wait. */
const AT_ONCE = 2;

/** What is one's own: to take along, and to delete. */
export function ownHandlers({
  store,
  people,
  leaveTables,
  clearTables,
  reread,
  now = Date.now,
}: PeopleDeps): Pick<Handlers, "exportMe" | "deleteMe"> {
  const exports = new HourlyBudget(store, "exports", EXPORTS_PER_HOUR, now);
  const queue = new KeyedQueue();
  let begun = 0;
  /** All that a person has is read or written a little at a time, which takes long enough for few at once. */
  function inLine<T>(person: string, work: () => Promise<T>): Promise<T> {
    begun++;
    return queue.run([person, `line ${begun % AT_ONCE}`], work);
  }
  return {
    async exportMe(call) {
      const visitor = visitorOf(call);
      if (!(await exports.take(visitor.person.id)))
        throw new HttpRefusal(429, "too-many", "You’ve just exported your data. Try again in an hour.");
      return inLine(visitor.person.id, () => exportOf(store, people, visitor, now()));
    },

    async deleteMe(call) {
      const visitor = visitorOf(call);
      const proof = await people.mayDelete(visitor, call.body.password ?? "", call);
      if (proof === "too-many-guesses") throw tooManyGuesses();
      if (proof === "wrong-login")
        throw new HttpRefusal(403, "wrong-login", "The password is wrong. Try again.", {
          path: ["password"],
        });
      await inLine(visitor.person.id, async () => {
        await leaveTables?.(visitor);
        const tables = await store.people.tablesOf(visitor.person.id);
        const left = await people.forget(visitor);
        await reread?.([...new Set([...tables, ...left])]);
        if (left.length === 0) return;
        await clearTables?.(visitor.person.id, left);
        await people.forget(visitor);
      });
      call.setToken(undefined);
      return {};
    },
  };
}
