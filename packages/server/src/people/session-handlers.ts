import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";

type SessionRoute = "logout" | "sessions" | "endSession" | "endOtherSessions";

/** One's own sessions: listed and ended. */
export function sessionHandlers({ people }: Pick<PeopleDeps, "people">): Pick<Handlers, SessionRoute> {
  return {
    async logout(call) {
      const visitor = visitorOf(call);
      await people.endSession(visitor, visitor.session);
      call.setToken(undefined);
      return {};
    },

    async sessions(call) {
      const visitor = visitorOf(call);
      const all = await people.sessions(visitor);
      return {
        sessions: all.map(({ id, created, seen, agent }) => ({
          id,
          created,
          seen,
          agent,
          current: id === visitor.session,
        })),
      };
    },

    async endSession(call) {
      const visitor = visitorOf(call);
      const { session } = call.params;
      if (!(await people.endSession(visitor, session)))
        throw new HttpRefusal(404, "no-such-session", "Session not found. It may have ended already.");
      if (session === visitor.session) call.setToken(undefined);
      return {};
    },

    async endOtherSessions(call) {
      return { ended: await people.endOtherSessions(visitorOf(call)) };
    },
  };
}
