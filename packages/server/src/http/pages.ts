import { type Kit, LANGUAGES, type Language, speaker } from "@medallion/kernel";
import { invitePath, tableNameSchema } from "@medallion/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { renderSVG } from "uqr";
import { linkOf, mayCome } from "../hosting/door.ts";
import type { Metrics } from "../ops/metrics.ts";
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
  /** Throws unless the request carries the owner's token. */
  checkOwner(request: FastifyRequest): void;
  /** False while the server stops. */
  ready(): boolean;
  readonly readiness: Readiness;
  originOf(request: FastifyRequest): string;
  visitor(token: string | undefined): Promise<Visitor | undefined>;
}

/** Where probes and open pages ask whether the server lives. */
export const SIGN_OF_LIFE = "/healthz";
const TITLE = "Medallion";

/** What asks more of the server than a file: by these beginnings of its path. */
const COSTLY = ["/api/", "/owner", "/metrics", "/readyz", invitePath("")];

/** Whether a request costs no more than reading a file. What is written in codes may turn out to be any other path. */
export function isCheapPath(method: string, path: string, hasFiles: boolean): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (path === SIGN_OF_LIFE) return true;
  return hasFiles && !path.includes("%") && !COSTLY.some((start) => path.startsWith(start));
}

/** What is no part of the protocol: pages, pictures, health and figures. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const { files, metrics } = parts;

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
    if (!isLocal(request)) parts.checkOwner(request);
    return reply.type(metrics.contentType).send(await metrics.text());
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
  { store, visitor, originOf }: PageParts,
  request: FastifyRequest<{ Params: { table: string } }>,
): Promise<TableRow | undefined> {
  const name = request.params.table;
  if (!tableNameSchema.safeParse(name).success) return undefined;
  const row = await store.tables.named(name, (await visitor(tokenOf(request, originOf(request))))?.person.id);
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
  const here = /^(::1$|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? "");
  return here && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
}
