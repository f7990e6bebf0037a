import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { InputError } from "@medallion/kernel";
import { COOKIE, DEVICE_COOKIE, ROUTES, type Route, type RouteName } from "@medallion/protocol";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Limits } from "../limits.ts";
import { STYLE_SOURCE } from "../ops/page.ts";
import { StoreError } from "../store/error.ts";
import type { Door } from "./door.ts";
import { openEntrance } from "./entrance.ts";
import { isFile } from "./files.ts";
import { type Call, type Handler, type Handlers, HttpRefusal, type Visitor } from "./handler.ts";
import { SIGN_OF_LIFE } from "./pages.ts";
import { bearerOf, tokenOf } from "./token-of.ts";

export interface AppParts {
  readonly handlers: Handlers;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly door: Door;
  /** Throws unless this is the owner's token. */
  checkOwner(token: string | undefined, network: string): void;
  visitor(token: string | undefined, address: string): Promise<Visitor | undefined>;
  /** Where people reach this server, from what the request says. */
  originOf(request: FastifyRequest): string;
  /** Answers what no route does, if there is something to say to a browser. */
  page(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | undefined;
  answered(route: string, method: string, status: number, milliseconds: number): void;
  /** Something was refused, with this code. */
  counted(code: string): void;
}

/** The HTTP side: every route of the protocol, checked by its schemas; nothing unexpected reaches a client. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { limits, log, tls, door } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    serverFactory: (handle) =>
      openEntrance(handle, {
        door,
        limits,
        ...(tls !== undefined && { tls }),
        unreadable: () => parts.counted("unreadable"),
        failed: (error) => log.error({ err: error }, "a request failed"),
      }),
    // What cannot be read at all is answered where it comes in.
    clientErrorHandler: () => {},
    frameworkErrors: (error, request, reply) => sendError(error, request, reply, parts),
  });
  // JSON alone: what a form of another page can send without asking is not read.
  app.removeContentTypeParser("text/plain");
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "worker-src": ["'self'"],
        "style-src": ["'self'", STYLE_SOURCE],
        "font-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "connect-src": ["'self'"],
        "frame-ancestors": ["'none'"],
        // A home network has no certificate: pages must not ask for one.
        "upgrade-insecure-requests": null,
      },
    },
    // Of this name alone: the owner's other sites may have no certificate.
    strictTransportSecurity: tls !== undefined && { includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    // What anybody is told is for them alone; files say otherwise.
    reply.header("cache-control", "no-store");
    checkOrigin(request, parts.originOf(request));
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    // The route, not the address: that may hold the code of a private table.
    log[isCheap(request) || reply.statusCode >= 400 ? "debug" : "info"]({
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    parts.answered(
      request.routeOptions.url ?? "unknown",
      request.method,
      reply.statusCode,
      reply.elapsedTime,
    );
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, parts));
  app.setNotFoundHandler(
    (request, reply) => parts.page(request, reply) ?? refuse(reply, nothingThere(), parts),
  );
  for (const name of routeNames()) serve(app, name, parts);
  return app;
}

/** Files, and signs of life: every open page asks for one several times a minute, and it costs less than a file. */
function isCheap(request: FastifyRequest): boolean {
  return isFile(request) || request.routeOptions.url === SIGN_OF_LIFE;
}

function routeNames(): readonly RouteName[] {
  return Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);
}

function serve<N extends RouteName>(app: FastifyInstance, name: N, parts: AppParts): void {
  const route: Route = ROUTES[name];
  const handler: Handler<N> = parts.handlers[name];
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const { address, network } = parts.door.callerOf(request.raw);
      if (route.who === "owner") parts.checkOwner(bearerOf(request), network);
      const visitor =
        route.who === "owner"
          ? undefined
          : await parts.visitor(tokenOf(request, parts.originOf(request)), address);
      if (route.who === "person" && visitor === undefined)
        throw new HttpRefusal(401, "not-known", "Log in first, or get a guest token.");
      const call: Call<N> = {
        params: read(route.params, request.params, "params"),
        query: read(route.query, request.query, "query"),
        body: read(route.body, request.body ?? {}, "body"),
        visitor,
        address,
        agent: String(request.headers["user-agent"] ?? "").slice(0, 120),
        origin: parts.originOf(request),
        device: request.cookies[DEVICE_COOKIE],
        setToken: (token) =>
          setCookie(reply, COOKIE, token, parts.originOf(request), parts.limits.sessionAge),
        setDevice: (device) =>
          setCookie(reply, DEVICE_COOKIE, device, parts.originOf(request), parts.limits.sessionAge),
      };
      return handler(call);
    },
  });
}

/** What is said back of a name that somebody made up. */
const LONGEST_STEP = 50;

/** The schema of a route gives exactly the type that its handler was declared with. */
function read<T>(schema: Route["body"], value: unknown, part: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data as T;
  const issue = result.error.issues[0];
  const path = [
    part,
    ...(issue?.path ?? []).map((step) =>
      typeof step === "number" ? step : String(step).slice(0, LONGEST_STEP),
    ),
  ];
  const sentence = `The value of ${path.join(".")} isn’t valid here. See docs/protocol.md.`;
  throw new HttpRefusal(400, "bad-request", sentence, { path });
}

function setCookie(
  reply: FastifyReply,
  name: string,
  value: string | undefined,
  origin: string,
  age: number,
): void {
  const secure = origin.startsWith("https:");
  const shape = { path: "/", httpOnly: true, sameSite: "lax" as const, secure };
  if (value === undefined) reply.clearCookie(name, shape);
  else reply.setCookie(name, value, { ...shape, maxAge: Math.floor(age / 1000) });
}

/** Other people's pages may not act with a visitor's cookie. */
function checkOrigin(request: FastifyRequest, own: string): void {
  const { origin } = request.headers;
  if (request.method === "GET" || origin === undefined || origin === own) return;
  throw new HttpRefusal(403, "wrong-origin", "This request comes from another page. Open the table itself.");
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, parts: AppParts): void {
  if (error instanceof HttpRefusal) return refuse(reply, error, parts);
  if (error instanceof InputError) {
    const { path, messages } = error;
    return refuse(reply, new HttpRefusal(422, error.code, error.message, { path, messages }), parts);
  }
  // Nobody is there to be told, and nothing is wrong with us.
  if (request.raw.destroyed && !request.raw.complete) return parts.counted("aborted");
  const status = statusOf(error);
  // The rest of what is too much is not waited for.
  if (status === 413) reply.header("connection", "close");
  if (status === 403) return refuse(reply, nothingThere(), parts);
  if (status !== undefined)
    return refuse(reply, new HttpRefusal(status, "bad-request", SENTENCES[status] ?? SENTENCES[400]), parts);
  request.log.error(
    { err: error, method: request.method, route: request.routeOptions.url },
    "a request failed",
  );
  refuse(reply, error instanceof StoreError ? storeFailed() : failed(), parts);
}

const SENTENCES: Readonly<Record<number, string>> & { readonly 400: string } = {
  400: "The request can’t be read. Send JSON as described in docs/protocol.md.",
  413: "The request is too large.",
  415: "Send JSON: content-type application/json.",
};

/** What the framework itself refuses: broken JSON, a body too large, an unknown type. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function failed(): HttpRefusal {
  return new HttpRefusal(500, "failed", "Something went wrong on our side. Try again.");
}

/** Also where nothing was to be written: without its store a server knows next to nothing. */
function storeFailed(): HttpRefusal {
  return new HttpRefusal(503, "store-failed", "The server can’t reach its database. Try again in a moment.");
}

/** Also for a path that leads out of where files lie. */
function nothingThere(): HttpRefusal {
  return new HttpRefusal(404, "no-such-address", "There’s nothing at this address.");
}

function refuse(
  reply: FastifyReply,
  { status, code, message, extra }: HttpRefusal,
  parts: Pick<AppParts, "counted">,
): void {
  parts.counted(code);
  void reply
    .status(status)
    .header("cache-control", "no-store")
    .send({ refusal: { code, sentence: message, ...extra } });
}
