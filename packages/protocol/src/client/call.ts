import type * as z from "zod/mini";
import { PLAYER_ROUTES } from "../http.ts";
import { httpRefusalSchema, type WireRefusal } from "../refusal.ts";
import type { Route } from "../route.ts";
import type { ReplyOf, ROUTES, RouteName } from "../routes.ts";

/** The routes that a player's program asks. */
export type PlayerRouteName = keyof typeof PLAYER_ROUTES;

/** `fetch`, as far as it is needed. */
export type FetchLike = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

/** What goes into a route: each part only where it has something to say. */
export interface CallOf<N extends RouteName> {
  readonly params?: z.input<(typeof ROUTES)[N]["params"]>;
  readonly query?: z.input<(typeof ROUTES)[N]["query"]>;
  readonly body?: z.input<(typeof ROUTES)[N]["body"]>;
}

/** The server answered and refused. */
export class CallRefused extends Error {
  readonly status: number;
  readonly refusal: WireRefusal;

  constructor(status: number, refusal: WireRefusal) {
    super(refusal.sentence);
    this.name = "CallRefused";
    this.status = status;
    this.refusal = refusal;
  }
}

/** Asks one route of the server at `origin`. Throws `CallRefused`, or whatever `fetch` throws if nobody answers. */
export async function callRoute<N extends PlayerRouteName>(
  fetch: FetchLike,
  origin: string,
  token: string | undefined,
  name: N,
  call: CallOf<N> = {},
): Promise<ReplyOf<N>> {
  return callAmong(PLAYER_ROUTES, fetch, origin, token, name, call);
}

/** The same among whatever routes: the owner's are in no list that pages carry. */
export async function callAmong<N extends RouteName>(
  routes: { readonly [name in N]: Route },
  fetch: FetchLike,
  origin: string,
  token: string | undefined,
  name: N,
  call: CallOf<N> = {},
): Promise<ReplyOf<N>> {
  const route: Route = routes[name];
  const headers: Record<string, string> = { accept: "application/json" };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const sendsBody = route.method === "POST" || route.method === "PATCH";
  if (sendsBody) headers["content-type"] = "application/json";
  const response = await fetch(
    `${origin}${pathOf(route.path, entriesOf(call.params))}${queryOf(entriesOf(call.query))}`,
    {
      method: route.method,
      headers,
      ...(sendsBody && { body: JSON.stringify(call.body ?? {}) }),
    },
  );
  const reply = readJson(await response.text());
  if (!response.ok) throw new CallRefused(response.status, refusalIn(reply, response.status));
  const read = route.reply.safeParse(reply);
  if (read.success) return read.data as ReplyOf<N>;
  throw new CallRefused(response.status, UNREADABLE);
}

const UNREADABLE: WireRefusal = {
  code: "unreadable-reply",
  sentence: "This doesn’t look like a Medallion server of this version. Check the address and the version.",
};

function refusalIn(reply: unknown, status: number): WireRefusal {
  const read = httpRefusalSchema.safeParse(reply);
  if (read.success) return read.data.refusal;
  return { ...UNREADABLE, sentence: `The server answered ${status} without a reason. Check the address.` };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entriesOf(values: object | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
}

function pathOf(path: string, params: readonly (readonly [string, unknown])[]): string {
  return params.reduce(
    (filled, [key, value]) => filled.replace(`:${key}`, encodeURIComponent(String(value))),
    path,
  );
}

function queryOf(query: readonly (readonly [string, unknown])[]): string {
  if (query.length === 0) return "";
  const pairs = query.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  );
  return `?${pairs.join("&")}`;
}
