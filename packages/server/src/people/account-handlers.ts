import { type Call, type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";
import { inventName } from "./invented-name.ts";
import { readName } from "./name.ts";
import { Buckets, networkOf } from "./rate-limit.ts";

type AccountRoute = "guest" | "login" | "me" | "arrive" | "rename" | "claim" | "password";

/** Becoming somebody: guests, accounts, names and passwords. */
export function accountHandlers({
  people,
  limits,
  now = Date.now,
}: PeopleDeps): Pick<Handlers, AccountRoute> {
  const guests = Buckets.perHour(limits.guestsPerHour, now);
  /** Everything that computes a password's hash. */
  const logins = Buckets.perMinute(limits.loginsPerMinute, now);

  const welcomeGuest = async ({ body, address, agent, setToken }: Call<"guest" | "arrive">) => {
    const name = body.name === undefined ? inventName() : allowedName(body.name);
    spend(guests, address, "Too many guests came from your address: try again later, or log in.");
    const identity = await people.guest(name, agent);
    setToken(identity.token);
    return identity;
  };

  return {
    guest: welcomeGuest,

    async arrive(call) {
      return { person: call.visitor?.person ?? (await welcomeGuest(call)).person };
    },

    async login({ body, address, agent, visitor, setToken }) {
      spend(logins, address, TOO_MANY_LOGINS);
      const identity = await people.login(body.name, body.password, agent, visitor);
      if (identity === undefined)
        throw new HttpRefusal(401, "wrong-login", "Name or password is wrong: check both and try again.");
      setToken(identity.token);
      return identity;
    },

    async me(call) {
      return { person: visitorOf(call).person };
    },

    async rename(call) {
      const person = await people.rename(visitorOf(call), allowedName(call.body.name));
      if (person === "not-guest")
        throw new HttpRefusal(409, "not-guest", "Only guests change their name: an account keeps its own.");
      return { person };
    },

    async claim(call) {
      const visitor = visitorOf(call);
      const name = allowedName(call.body.name);
      spend(logins, call.address, TOO_MANY_LOGINS);
      const person = await people.claim(visitor, name, call.body.password);
      switch (person) {
        case "name-taken":
          throw new HttpRefusal(409, "name-taken", "Somebody has this name already: choose another.", {
            path: ["name"],
          });
        case "not-guest":
          throw new HttpRefusal(409, "not-guest", "You have an account already: there is nothing to do.");
        default:
          return { person };
      }
    },

    async password(call) {
      const visitor = visitorOf(call);
      spend(logins, call.address, TOO_MANY_LOGINS);
      switch (await people.changePassword(visitor, call.body.old, call.body.fresh)) {
        case "not-account":
          throw new HttpRefusal(409, "not-account", "You have no password yet: make an account first.");
        case "wrong-login":
          throw new HttpRefusal(403, "wrong-login", "The old password is wrong: type it again.", {
            path: ["old"],
          });
        case "done":
          return {};
      }
    },
  };
}

const TOO_MANY_LOGINS = "Too many attempts came from your address: wait a minute and try again.";

function spend(buckets: Buckets, address: string, sentence: string): void {
  if (!buckets.take(networkOf(address))) throw new HttpRefusal(429, "too-many", sentence);
}

function allowedName(text: string): string {
  const reading = readName(text);
  if (reading.kind === "name") return reading.name;
  throw new HttpRefusal(400, "bad-name", reading.sentence, { path: ["name"] });
}
