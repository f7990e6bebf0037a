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

/** Asks the server that these pages came from; throws `CallRefused`, or what `fetch` throws without network. */
export function call<N extends RouteName>(name: N, given: CallOf<N> = {}): Promise<ReplyOf<N>> {
  return callRoute((url, request) => fetch(url, request), location.origin, undefined, name, given);
}

let known: Promise<ReplyOf<"me">["person"]> | undefined;

/** Who we are on this server; a guest if we were nobody. */
export function person(): Promise<ReplyOf<"me">["person"]> {
  known ??= identify().catch((error: unknown) => {
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

async function identify(): Promise<ReplyOf<"me">["person"]> {
  try {
    return (await call("me")).person;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const { name } = settings();
    return (await call("guest", { body: name === "" ? {} : { name } })).person;
  }
}

function isUnknown(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 401;
}

let connection: Connection | undefined;

/** The one connection of this page to its server; whoever asks first opens it, after `person`. */
export function onlineConnection(): Connection {
  connection ??= connect({
    url: `${location.origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
    open: (url) => new WebSocket(url),
    timers: {
      set: (callback, milliseconds) => setTimeout(callback, milliseconds),
      clear: (timer) => clearTimeout(timer),
      now: () => Date.now(),
    },
    random: Math.random,
  });
  return connection;
}

addEventListener("online", () => connection?.hurry());
