import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";
import { exportOf } from "./export.ts";
import { Buckets } from "./rate-limit.ts";
import { tooManyGuesses } from "./refusals.ts";

const EXPORTS_PER_HOUR = 6;

/** What is one's own: to take along, and to delete. */
export function ownHandlers({
  store,
  people,
  leaveTables,
  reread,
  now = Date.now,
}: PeopleDeps): Pick<Handlers, "exportMe" | "deleteMe"> {
  const exports = Buckets.perHour(EXPORTS_PER_HOUR, now);
  return {
    async exportMe(call) {
      const visitor = visitorOf(call);
      if (!exports.take(visitor.person.id))
        throw new HttpRefusal(429, "too-many", "You’ve just exported your data. Try again in an hour.");
      return exportOf(store, people, visitor, now());
    },

    async deleteMe(call) {
      const visitor = visitorOf(call);
      const proof = await people.mayDelete(visitor, call.body.password ?? "", call);
      if (proof === "too-many-guesses") throw tooManyGuesses();
      if (proof === "wrong-login")
        throw new HttpRefusal(403, "wrong-login", "The password is wrong. Try again.", {
          path: ["password"],
        });
      await leaveTables?.(visitor);
      const tables = await store.people.tablesOf(visitor.person.id);
      await people.forget(visitor);
      await reread?.(tables);
      call.setToken(undefined);
      return {};
    },
  };
}
