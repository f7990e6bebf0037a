import { HttpRefusal } from "../http/handler.ts";
import { passwordFault } from "./password-rules.ts";
import { type NetworkBuckets, networkOf } from "./rate-limit.ts";

export const TOO_MANY_LOGINS = "Too many attempts from your network. Wait a minute and try again.";

export function tooManyGuesses(): HttpRefusal {
  return new HttpRefusal(
    429,
    "too-many-guesses",
    "Too many wrong passwords for this account. Wait an hour, or log in on a device you’ve used before.",
  );
}

export function checkPassword(password: string, name: string, path: readonly string[]): void {
  const fault = passwordFault(password, name);
  if (fault !== undefined) throw new HttpRefusal(400, "weak-password", fault, { path });
}

export function spend(buckets: NetworkBuckets, address: string, sentence: string): void {
  if (!buckets.take(networkOf(address))) throw new HttpRefusal(429, "too-many", sentence);
}
