import {
  type CallOf,
  CallRefused,
  type Connection,
  callRoute,
  connect,
  type PlayerRouteName,
  type ReplyOf,
  SOCKET_PATH,
} from "@medallion/protocol";
import { isUnanswered } from "../network/answerer.ts";
import { network } from "../network/this-page.ts";
import { settings } from "../settings/settings.ts";
import { rememberArrival } from "./arrival.ts";
import { announce } from "./maintenance.ts";

/** Asks the server that these pages came from; throws `CallRefused`, or what `fetch` throws without network. */
export async function call<N extends PlayerRouteName>(name: N, given: CallOf<N> = {}): Promise<ReplyOf<N>> {
  try {
    const reply = await callRoute(
      (url, request) => fetch(url, request),
      location.origin,
      undefined,
      name,
      given,
    );
    network.heard();
    return reply;
  } catch (error) {
    if (isUnanswered(error)) network.failed();
    else if (error instanceof CallRefused) network.heard();
    throw error;
  }
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
  connection ??= opened();
  return connection;
}

function opened(): Connection {
  const connection = connect({
    url: `${location.origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
    open: (url) => {
      const socket = new WebSocket(url);
      socket.addEventListener("message", () => network.heard());
      return socket;
    },
    timers: {
      set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clear: (timer) => window.clearTimeout(timer),
      now: () => Date.now(),
    },
    random: Math.random,
  });
  connection.maintenance(announce);
  connection.watch((state) => {
    if (state === "waiting") network.failed();
  });
  return connection;
}

const hurry = (): void => connection?.hurry();
addEventListener("online", hurry);
network.listen(() => {
  if (network.connectivity === "connected") hurry();
});
