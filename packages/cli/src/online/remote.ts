import { InputError } from "@medallion/kernel";
import {
  type CallOf,
  CallRefused,
  callAmong,
  type ReplyOf,
  ROUTES,
  type RouteName,
} from "@medallion/protocol";
import type { Text } from "../texts/index.ts";
import type { World } from "../world.ts";
import { wireRefusalText } from "./refusal.ts";

/** A server as this program asks it. */
export interface Remote {
  readonly origin: string;
  readonly token: string | undefined;
  /** Asks a route; throws `InputError` where the server refuses or nobody answers. */
  call<N extends RouteName>(name: N, call?: CallOf<N>): Promise<ReplyOf<N>>;
}

export function remoteAt(world: World, origin: string, text: Text, token?: string): Remote {
  return {
    origin,
    token,
    call: async (name, call) => {
      try {
        return await callAmong(ROUTES, world.network.fetch, origin, token, name, call);
      } catch (error) {
        if (error instanceof CallRefused)
          throw new InputError(
            error.refusal.code,
            wireRefusalText(error.refusal, text),
            [],
            error.refusal.messages ?? [],
          );
        const reason = reasonOf(error);
        const key = UNTRUSTED.test(reason) ? "error.certificate" : "error.server";
        throw new InputError("no-server", text(key, { origin, reason }));
      }
    },
  };
}

/** How the system says that nobody vouches for a certificate. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_(HAS_EXPIRED|UNTRUSTED)|ALTNAME/;

/** The innermost code that the system gives (`ECONNREFUSED`) reads the same in every language. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
