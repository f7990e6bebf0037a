import { createHash, timingSafeEqual } from "node:crypto";
import { type Kit, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { invitePath, tableNameSchema } from "@medallion/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderSVG } from "uqr";
import { linkOf, mayCome } from "../hosting/door.ts";
import type { Metrics } from "../ops/metrics.ts";
import { ownerPage } from "../ops/owner-page.ts";
import { unbuiltPage } from "../ops/unbuilt-page.ts";
import type { Store, TableRow } from "../store/store.ts";
import { VERSION } from "../version.ts";
import { type Files, isOpened } from "./files.ts";
import { HttpRefusal, type Visitor } from "./handler.ts";
import type { Readiness } from "./readiness.ts";
import { tokenOf } from "./token-of.ts";

export interface PageParts {
  readonly kits: readonly Kit[];
  readonly store: Store;
  readonly metrics: Metrics;
  /** The built pages, where there are some. */
  readonly files: Files | undefined;
  readonly ownerToken: string;
  readonly started: number;
  /** False while the server stops. */
  ready(): boolean;
  readonly readiness: Readiness;
  originOf(request: FastifyRequest): string;
  visitor(token: string | undefined): Promise<Visitor | undefined>;
}

/** Where probes and open pages ask whether the server lives. */
export const SIGN_OF_LIFE = "/healthz";
const OWNER_COOKIE = "medallion-owner";
/** Reports that the owner's page shows. */
const REPORTS = 50;
const TITLE = "Medallion";

/** What asks more of the server than a file: by these beginnings of its path. */
const COSTLY = ["/api/", "/owner", "/metrics", "/readyz", invitePath("")];

/** Whether a path costs no more than reading a file. What is written in codes may turn out to be any other path. */
export function isCheapPath(path: string, hasFiles: boolean): boolean {
  if (path === SIGN_OF_LIFE) return true;
  return hasFiles && !path.includes("%") && !COSTLY.some((start) => path.startsWith(start));
}

/** What is no part of the protocol: pages, pictures, health and figures. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { files, store, metrics } = parts;

  if (files !== undefined)
    app.get<{ Params: { table: string } }>(invitePath(":table"), async (request, reply) => {
      const row = await named(parts, request);
      if (row === undefined) return files.sendPage(request, reply);
      return files.sendTitled(reply, await titleOf(parts.kits, row, languageOf(request)));
    });
  app.get<{ Params: { table: string } }>("/api/tables/:table/qr.svg", async (request, reply) => {
    const row = await named(parts, request);
    if (row === undefined)
      throw new HttpRefusal(404, "no-such-table", "Table not found. Ask for a new invite link.");
    const picture = renderSVG(linkOf(parts.originOf(request), row), { border: 2 });
    return reply.type("image/svg+xml").send(picture);
  });
  app.get(SIGN_OF_LIFE, async () => ({ status: "alive", version: VERSION }));
  app.get("/readyz", async () => {
    if (!parts.ready()) throw new HttpRefusal(503, "stopping", "The server is stopping. Try another one.");
    if (!(await parts.readiness.isReady()))
      throw new HttpRefusal(503, "no-store", "The database isn’t responding, or its disk is full.");
    return { status: "ready" };
  });
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request)) allowOwner(request, parts.ownerToken);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  app.get<{ Querystring: { token?: string } }>("/owner", async (request, reply) => {
    const { token } = request.query;
    if (typeof token === "string" && same(token, parts.ownerToken)) {
      // Out of the address, so that it is not left behind in a history or a picture of the screen.
      const secure = parts.originOf(request).startsWith("https:");
      reply.setCookie(OWNER_COOKIE, token, { path: "/owner", httpOnly: true, sameSite: "strict", secure });
      return reply.redirect("/owner");
    }
    allowOwner(request, parts.ownerToken);
    const [counts, figures, reports] = await Promise.all([
      store.counts(),
      metrics.figures(),
      store.talk.reports(REPORTS),
    ]);
    const { started } = parts;
    return page(reply, ownerPage({ counts, figures, reports, started, version: VERSION }));
  });
}

function page(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(text);
}

/** Answers a browser at an address that is no route: the program in the page knows what is there. */
export function openPage(
  files: Files | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> | undefined {
  if (!isOpened(request)) return undefined;
  if (files === undefined) return page(reply.status(404), unbuiltPage(VERSION));
  const [path = ""] = request.url.split("?");
  return files.isAddress(path) ? files.sendPage(request, reply) : undefined;
}

/** The table that an address names, if whoever opens it may know of it. */
async function named(
  { store, visitor }: PageParts,
  request: FastifyRequest<{ Params: { table: string } }>,
): Promise<TableRow | undefined> {
  const name = request.params.table;
  if (!tableNameSchema.safeParse(name).success) return undefined;
  const row = await store.tables.named(name, (await visitor(tokenOf(request)))?.person.id);
  return row !== undefined && mayCome(row, name) ? row : undefined;
}

/** What is played at a table, for whoever was sent its link. */
async function titleOf(kits: readonly Kit[], { game, mode }: TableRow, language: Language): Promise<string> {
  const kit = kits.find((known) => known.game.id === game);
  const played = kit?.lobby.modes.find(({ id }) => id === mode);
  if (kit === undefined || played === undefined) return TITLE;
  const say = speaker(language, await kit.texts(language));
  return `${say(kit.name)}, ${say(played.name)} · ${TITLE}`;
}

/** The first of our languages that the browser asks for. */
function languageOf({ headers }: FastifyRequest): Language {
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2));
  return asked.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? "en";
}

/** From this machine itself, not by way of a proxy that runs on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const here = /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? "");
  return here && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
}

function allowOwner(request: FastifyRequest, token: string): void {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const given = bearer ?? request.cookies[OWNER_COOKIE];
  if (given !== undefined && same(given, token)) return;
  throw new HttpRefusal(
    401,
    "not-owner",
    "This page is for the server owner. Use the address the server printed.",
  );
}

/** Compared in constant time, whatever the lengths. */
function same(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
