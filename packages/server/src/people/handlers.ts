import type { Handlers } from "../http/handler.ts";
import { accountHandlers } from "./account-handlers.ts";
import type { PeopleDeps } from "./deps.ts";
import { keptHandlers } from "./kept-handlers.ts";
import { muteHandlers } from "./mute-handlers.ts";
import { ownHandlers } from "./own-handlers.ts";
import { profileHandlers } from "./profile-handlers.ts";
import { NetworkBuckets } from "./rate-limit.ts";
import { recoveryHandlers } from "./recovery-handlers.ts";
import { sessionHandlers } from "./session-handlers.ts";

export type PeopleRoute =
  | keyof ReturnType<typeof accountHandlers>
  | keyof ReturnType<typeof sessionHandlers>
  | keyof ReturnType<typeof profileHandlers>
  | keyof ReturnType<typeof muteHandlers>
  | keyof ReturnType<typeof recoveryHandlers>
  | keyof ReturnType<typeof keptHandlers>
  | keyof ReturnType<typeof ownHandlers>;

/** The routes about people: who asks, their account and sessions, what others see of them, whom they do not hear. */
export function peopleHandlers(deps: PeopleDeps): Pick<Handlers, PeopleRoute> {
  const logins = new NetworkBuckets(deps.limits.loginsPerMinute, deps.now ?? Date.now);
  return {
    ...accountHandlers(deps, logins),
    ...recoveryHandlers(deps, logins),
    ...ownHandlers(deps),
    ...keptHandlers(deps),
    ...sessionHandlers(deps),
    ...profileHandlers(deps),
    ...muteHandlers(deps),
  };
}
