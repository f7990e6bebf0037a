import { type Call, type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";
import { readName } from "./name.ts";
import { NetworkBudget } from "./network-budget.ts";
import type { NetworkBuckets } from "./rate-limit.ts";
import { checkPassword, spend, TOO_MANY_LOGINS, tooManyGuesses } from "./refusals.ts";

type AccountRoute = "guest" | "login" | "me" | "arrive" | "rename" | "claim" | "password";

/** Becoming somebody: guests, accounts, names and passwords. */
export function accountHandlers(
  { store, people, limits, now = Date.now }: PeopleDeps,
  /** How often each network may have a password computed. */
  logins: NetworkBuckets,
): Pick<Handlers, AccountRoute> {
  const guests = new NetworkBudget(store, "guests", limits.guestsPerHour, now);

  const welcomeGuest = async (call: Call<"guest" | "arrive">) => {
    const { body, address, setToken } = call;
    const name = body.name === undefined ? await people.invented() : await freeName(body.name);
    if (!(await guests.take(address)))
      throw new HttpRefusal(
        429,
        "too-many",
        "Too many new guests from your network. Try again later, or log in.",
      );
    const identity = await people.guest(name, call);
    setToken(identity.token);
    return identity;
  };

  /** A name that may be shown and is no account's. */
  const freeName = async (text: string): Promise<string> => {
    const name = allowedName(text);
    if (await people.isTaken(name)) throw nameTaken();
    return name;
  };

  return {
    guest: welcomeGuest,

    async arrive(call) {
      if (call.visitor !== undefined) return { person: call.visitor.person };
      // A page brings the name that its device remembers: who may not have it comes all the same.
      const { name } = call.body;
      const reading = name === undefined ? undefined : readName(name);
      const free = reading?.kind === "name" && !(await people.isTaken(reading.name));
      return { person: (await welcomeGuest(free ? call : { ...call, body: {} })).person };
    },

    async login(call) {
      const { body, address, visitor } = call;
      spend(logins, address, TOO_MANY_LOGINS);
      const identity = await people.login(body.name, body.password, call, visitor);
      if (identity === "too-many-guesses") throw tooManyGuesses();
      if (identity === undefined)
        throw new HttpRefusal(401, "wrong-login", "Wrong name or password. Try again.");
      call.setToken(identity.token);
      call.setDevice(people.device(identity.person));
      return identity;
    },

    async me(call) {
      return { person: visitorOf(call).person };
    },

    async rename(call) {
      const person = await people.rename(visitorOf(call), await freeName(call.body.name));
      if (person === "not-guest")
        throw new HttpRefusal(409, "not-guest", "Only guests can change their name. Accounts keep theirs.");
      return { person };
    },

    async claim(call) {
      const visitor = visitorOf(call);
      const name = allowedName(call.body.name);
      checkPassword(call.body.password, name, ["password"]);
      spend(logins, call.address, TOO_MANY_LOGINS);
      const claimed = await people.claim(visitor, name, call.body.password, call);
      switch (claimed) {
        case "name-taken":
          throw nameTaken();
        case "not-guest":
          throw new HttpRefusal(409, "not-guest", "You already have an account.");
        default:
          call.setDevice(people.device(claimed.person));
          return claimed;
      }
    },

    async password(call) {
      const visitor = visitorOf(call);
      checkPassword(call.body.fresh, visitor.person.name, ["fresh"]);
      spend(logins, call.address, TOO_MANY_LOGINS);
      switch (await people.changePassword(visitor, call.body.old, call.body.fresh, call)) {
        case "too-many-guesses":
          throw tooManyGuesses();
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

function nameTaken(): HttpRefusal {
  return new HttpRefusal(
    409,
    "name-taken",
    "That name is taken, or looks like one that is. Choose another one.",
    {
      path: ["name"],
    },
  );
}

function allowedName(text: string): string {
  const reading = readName(text);
  if (reading.kind === "name") return reading.name;
  throw new HttpRefusal(400, "bad-name", reading.sentence, { path: ["name"] });
}
