import {
  type CallOf,
  type Connection,
  callRoute,
  connect,
  type ReplyOf,
  type RouteName,
  SOCKET_PATH,
} from "@medallion/protocol";
import { settings } from "../settings/settings.ts";
import { rememberArrival } from "./arrival.ts";

/** Asks the server that these pages came from; throws `CallRefused`, or what `fetch` throws without network. */
export function call<N extends RouteName>(name: N, given: CallOf<N> = {}): Promise<ReplyOf<N>> {
  return callRoute((url, request) => fetch(url, request), location.origin, undefined, name, given);
}

let known: Promise<ReplyOf<"me">["person"]> | undefined;

/** Who we are on this server; a guest if we were nobody. */
export function person(): Promise<ReplyOf<"me">["person"]> {
  known ??= arrive().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** After a login, a logout or a change of name: asks anew, and connects anew as that person. */
export function forgetPerson(): void {
  known = undefined;
  connection?.close();
  connection = undefined;
}

async function arrive(): Promise<ReplyOf<"me">["person"]> {
  const { name } = settings();
  const { person } = await call("arrive", { body: name === "" ? {} : { name } });
  rememberArrival();
  return person;
}

let connection: Connection | undefined;

/** The one connection of this page to its server; whoever asks first opens it, after `person`. */
export function onlineConnection(): Connection {
  connection ??= connect({
    url: `${location.origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
    open: (url) => new WebSocket(url),
    timers: {
      set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clear: (timer) => window.clearTimeout(timer),
      now: () => Date.now(),
    },
    random: Math.random,
  });
  return connection;
}

addEventListener("online", () => connection?.hurry());
