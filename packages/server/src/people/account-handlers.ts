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
    spend(guests, address, "Too many new guests from your network. Try again later, or log in.");
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
        throw new HttpRefusal(401, "wrong-login", "Wrong name or password. Try again.");
      setToken(identity.token);
      return identity;
    },

    async me(call) {
      return { person: visitorOf(call).person };
    },

    async rename(call) {
      const person = await people.rename(visitorOf(call), allowedName(call.body.name));
      if (person === "not-guest")
        throw new HttpRefusal(409, "not-guest", "Only guests can change their name. Accounts keep theirs.");
      return { person };
    },

    async claim(call) {
      const visitor = visitorOf(call);
      const name = allowedName(call.body.name);
      spend(logins, call.address, TOO_MANY_LOGINS);
      const person = await people.claim(visitor, name, call.body.password);
      switch (person) {
        case "name-taken":
          throw new HttpRefusal(409, "name-taken", "That name is taken. Choose another one.", {
            path: ["name"],
          });
        case "not-guest":
          throw new HttpRefusal(409, "not-guest", "You already have an account.");
        default:
          return { person };
      }
    },

    async password(call) {
      const visitor = visitorOf(call);
      spend(logins, call.address, TOO_MANY_LOGINS);
      switch (await people.changePassword(visitor, call.body.old, call.body.fresh)) {
        case "not-account":
          throw new HttpRefusal(409, "not-account", "Guests have no password. Create an account first.");
        case "wrong-login":
          throw new HttpRefusal(403, "wrong-login", "The current password is wrong. Try again.", {
            path: ["old"],
          });
        case "done":
          return {};
      }
    },
  };
}

const TOO_MANY_LOGINS = "Too many attempts from your network. Wait a minute and try again.";

function spend(buckets: Buckets, address: string, sentence: string): void {
  if (!buckets.take(networkOf(address))) throw new HttpRefusal(429, "too-many", sentence);
}

function allowedName(text: string): string {
  const reading = readName(text);
  if (reading.kind === "name") return reading.name;
  throw new HttpRefusal(400, "bad-name", reading.sentence, { path: ["name"] });
}
