import { type Handlers, HttpRefusal, visitorOf } from "../http/handler.ts";
import type { PeopleDeps } from "./deps.ts";
import type { NetworkBuckets } from "./rate-limit.ts";
import { checkPassword, spend, TOO_MANY_LOGINS, tooManyGuesses } from "./refusals.ts";

/** A new password by the recovery code, and a new code by the password. */
export function recoveryHandlers(
  { people, admit }: Pick<PeopleDeps, "people" | "admit">,
  /** How often each network may have a password computed. */
  logins: NetworkBuckets,
): Pick<Handlers, "recover" | "freshRecovery"> {
  return {
    async recover(call) {
      const { name, code, password } = call.body;
      checkPassword(password, name, ["password"]);
      spend(logins, call.address, TOO_MANY_LOGINS);
      const recovered = await people.recover(name, code, password, call, admit);
      if (recovered === undefined)
        throw new HttpRefusal(401, "wrong-code", "Wrong name or recovery code. Check both and try again.");
      call.setToken(recovered.token);
      call.setDevice(people.device(recovered.person));
      return recovered;
    },

    async freshRecovery(call) {
      const visitor = visitorOf(call);
      spend(logins, call.address, TOO_MANY_LOGINS);
      const answer = await people.freshRecovery(visitor, call.body.password, call);
      if ("recovery" in answer) return answer;
      switch (answer.refused) {
        case "too-many-guesses":
          throw tooManyGuesses();
        case "not-account":
          throw new HttpRefusal(409, "not-account", "Guests have no password. Create an account first.");
        case "wrong-login":
          throw new HttpRefusal(403, "wrong-login", "The password is wrong. Try again.", {
            path: ["password"],
          });
      }
    },
  };
}
