import { ownerActSchema } from "@medallion/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpRefusal } from "../http/handler.ts";
import { bearerOf } from "../http/token-of.ts";
import type { Metrics } from "../ops/metrics.ts";
import type { Store } from "../store/store.ts";
import { VERSION } from "../version.ts";
import { bansPage } from "./bans-page.ts";
import { ENTER_SCRIPT, enterPage, type Frame, framed, SECTIONS, type Section } from "./frame.ts";
import { OPEN_FOR, type OwnerGate, partsOf } from "./gate.ts";
import { overview, REFRESH } from "./overview.ts";
import type { Owner } from "./owner.ts";
import { playersPage } from "./players-page.ts";
import { reportsPage } from "./reports-page.ts";
import { serverPage } from "./server-page.ts";

export interface OwnerPageParts {
  readonly owner: Owner;
  readonly gate: OwnerGate;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly started: number;
  /** Who asks, by address and by network. */
  callerOf(request: FastifyRequest): { readonly address: string; readonly network: string };
  originOf(request: FastifyRequest): string;
  /** A pass was given back: from now on it opens nothing, at no node. */
  left(pass: { readonly id: string; readonly until: string }): Promise<void>;
}

const COOKIE = "medallion-owner";
const LARGEST_FORM = 16_384;

/** What was done, by the act. */
const DONE: Readonly<Record<string, string>> = {
  deal: "Marked as done.",
  close: "The table is closed.",
  logOut: "Logged out.",
  banPerson: "Banned.",
  banNetwork: "The network is banned.",
  unban: "The ban is lifted.",
  rename: "Renamed.",
  announce: "Announced to everyone connected.",
  calm: "The announcement is taken back.",
};

/** The owner's pages: forms without scripts, each by POST with a stamp of its own, nothing of it kept by anybody. */
export async function ownerPages(app: FastifyInstance, parts: OwnerPageParts): Promise<void> {
  const { owner, gate } = parts;
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("onSend", async (_request, reply) => {
    // Not "no-referrer": with it a browser sends its own forms as if they came from nowhere, and they would be refused.
    reply.header("cache-control", "no-store").header("referrer-policy", "same-origin");
  });
  app.setErrorHandler((error, request, reply) => {
    const wantsPage = request.headers.accept?.includes("text/html") === true;
    if (!(error instanceof HttpRefusal) || !wantsPage) throw error;
    const page = enterPage(VERSION, request.method === "GET" ? undefined : error.message);
    return send(reply.status(error.status), page);
  });

  /** The pass of the browser; throws unless it holds. */
  const passOf = (request: FastifyRequest): string => {
    const bearer = bearerOf(request);
    // A program with the token itself: no other page can have it sent.
    if (bearer !== undefined) {
      gate.checkToken(bearer, parts.callerOf(request).network);
      return "";
    }
    const pass = request.cookies[COOKIE];
    gate.checkPass(pass);
    return pass ?? "";
  };

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    section: Section,
    find: string,
    notice?: Frame["notice"],
  ): Promise<FastifyReply> => {
    const stamp = gate.stampOf(passOf(request));
    const page = pageOf(fieldsOf(request.query).page);
    const view = await owner.view(page);
    const query = find !== "" ? `?find=${encodeURIComponent(find)}` : page > 1 ? `?page=${page}` : "";
    const desk = { stamp, back: section + query };
    const frame = {
      section,
      version: VERSION,
      stamp,
      waiting: view.reports.filter(({ dealt }) => dealt === undefined).length,
      ...(notice !== undefined && { notice }),
    };
    switch (section) {
      case "/owner": {
        const [counts, figures] = await Promise.all([parts.store.counts(), parts.metrics.figures()]);
        const main = overview({ counts, figures, started: parts.started });
        return send(reply, framed({ ...frame, refresh: REFRESH, main }));
      }
      case "/owner/reports":
        return send(reply, framed({ ...frame, main: reportsPage(view, desk, page) }));
      case "/owner/players": {
        const { people } = find === "" ? { people: [] } : await owner.people(find);
        return send(reply, framed({ ...frame, main: playersPage(find, people, desk) }));
      }
      case "/owner/bans":
        return send(reply, framed({ ...frame, main: bansPage(view.bans, desk) }));
      case "/owner/server":
        return send(reply, framed({ ...frame, main: serverPage(view, desk) }));
    }
  };

  for (const section of Object.keys(SECTIONS).filter(isSection))
    app.get(section, (request, reply) => {
      const { find, done } = fieldsOf(request.query);
      const text = done === undefined ? undefined : DONE[done];
      return show(request, reply, section, find ?? "", text === undefined ? undefined : { text, bad: false });
    });
  app.get("/owner/enter.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(ENTER_SCRIPT),
  );

  app.post("/owner/enter", (request, reply) => {
    gate.checkToken(fieldsOf(request.body).token, parts.callerOf(request).network);
    return reply.setCookie(COOKIE, gate.newPass(), shapeOf(request)).redirect("/owner", 303);
  });
  app.post("/owner/leave", async (request, reply) => {
    checkStamp(request);
    const pass = request.cookies[COOKIE];
    // Whoever has copied it is out as well.
    if (pass !== undefined) await parts.left(partsOf(pass));
    return reply.clearCookie(COOKIE, shapeOf(request)).redirect("/owner", 303);
  });
  app.post("/owner/act", async (request, reply) => {
    checkStamp(request);
    const { back = "", stamp: _stamp, ...given } = fieldsOf(request.body);
    const url = new URL(back, "http://localhost");
    const section = isSection(url.pathname) ? url.pathname : "/owner";
    const find = url.searchParams.get("find") ?? "";
    try {
      const act = ownerActSchema.safeParse(given);
      if (!act.success)
        throw new HttpRefusal(400, "bad-request", "Something in the form doesn’t fit. Check what you wrote.");
      const { recovery } = await owner.act(act.data, parts.callerOf(request).address);
      // Shown once: no address has it, and nobody keeps the page.
      if (recovery !== undefined)
        return show(request, reply, section, find, { text: `New recovery code: ${recovery}`, bad: false });
      const query = new URLSearchParams({ ...(find !== "" && { find }), done: act.data.act });
      return reply.redirect(`${section}?${query}`, 303);
    } catch (error) {
      const told = toldTo(error);
      if (told === undefined) throw error;
      return show(request, reply.status(told.status), section, find, { text: told.message, bad: true });
    }
  });

  function checkStamp(request: FastifyRequest): void {
    if (gate.isStamp(fieldsOf(request.body).stamp, passOf(request))) return;
    throw new HttpRefusal(
      403,
      "wrong-origin",
      "This form is too old, or from another page. Open the page again.",
    );
  }

  function shapeOf(request: FastifyRequest) {
    const secure = parts.originOf(request).startsWith("https:");
    const maxAge = Math.floor(OPEN_FOR / 1000);
    return { path: "/owner", httpOnly: true, sameSite: "strict" as const, secure, maxAge };
  }
}

/** What the owner reads of an error; nothing of our own mistakes. */
function toldTo(error: unknown): { readonly status: number; readonly message: string } | undefined {
  if (error instanceof HttpRefusal) return error;
  return error instanceof Error && error.name === "InputError"
    ? { status: 422, message: error.message }
    : undefined;
}

function isSection(path: string): path is Section {
  return Object.hasOwn(SECTIONS, path);
}

/** The texts of a form or a query; everything else is left out. */
function fieldsOf(given: unknown): Readonly<Record<string, string | undefined>> {
  const entries = typeof given === "object" && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** Pages of a list count from one. */
function pageOf(given: string | undefined): number {
  return given !== undefined && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(text);
}
