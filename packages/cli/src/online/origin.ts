import { InputError } from "@medallion/kernel";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";

/** Where `medallion serve` is found if nobody says otherwise. */
const OWN_SERVER = "http://localhost:8080";

/** How `--server` is told of in the help of every command that has it. */
export const SERVER_ABOUT = `server address; default: $MEDALLION_SERVER, or ${OWN_SERVER}`;

/** The server that was asked for, else that of the environment, else one on this machine. */
export function serverFor({ env }: Pick<World, "env">, asked: string | undefined, text: Text): string {
  const own = env.MEDALLION_SERVER;
  return originFrom(asked ?? (own === undefined || own === "" ? OWN_SERVER : own), text);
}

/** The server's address without path; throws `InputError` if it is none. */
export function originFrom(given: string, text: Text): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InputError("bad-origin", text("error.origin", { given }));
}

/** Whether an address leads nowhere but to the machine that asks. */
export function isThisMachine(address: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(URL.canParse(address) ? new URL(address).hostname : "");
}
