import { randomBytes } from "node:crypto";
import { dirname, resolve } from "node:path";
import type { Server as SecureServer } from "node:tls";
import { BOTS } from "@medallion/bots";
import { COOKIE } from "@medallion/protocol";
import type { FastifyInstance } from "fastify";
import { BotQueue } from "./bots/queue.ts";
import type { ServerConfig } from "./config.ts";
import { Commands } from "./hosting/commands.ts";
import { clearTables, leaveTables } from "./hosting/leave-tables.ts";
import { Lobby } from "./hosting/lobby.ts";
import { RatedGames } from "./hosting/rated-games.ts";
import { tableHandlers } from "./hosting/table-handlers.ts";
import { Tables } from "./hosting/tables.ts";
import { createApp } from "./http/app.ts";
import { Certificate } from "./http/certificate.ts";
import { Door } from "./http/door.ts";
import { Files } from "./http/files.ts";
import { type Handlers, HttpRefusal, type Visitor } from "./http/handler.ts";
import { ownNames } from "./http/hosts.ts";
import { isCheapPath, openPage, servePages } from "./http/pages.ts";
import { proxies } from "./http/proxy.ts";
import { Readiness } from "./http/readiness.ts";
import { bearerOf } from "./http/token-of.ts";
import { LIMITS, type Limits } from "./limits.ts";
import { Disk, type DiskPlace, NO_ROOM_LEFT } from "./ops/disk.ts";
import { lastResort } from "./ops/last-resort.ts";
import { createLog } from "./ops/log.ts";
import { Memory } from "./ops/memory.ts";
import { Metrics } from "./ops/metrics.ts";
import { Retention } from "./ops/retention.ts";
import { timedStore } from "./ops/timed-store.ts";
import { Bans } from "./owner/bans.ts";
import { OwnerGate } from "./owner/gate.ts";
import { Owner } from "./owner/owner.ts";
import { ownerPages } from "./owner/pages.ts";
import { OwnerWatch } from "./owner/watch.ts";
import { peopleHandlers } from "./people/handlers.ts";
import { People } from "./people/people.ts";
import { Buckets } from "./people/rate-limit.ts";
import { botPerson } from "./ratings/bot-person.ts";
import { rate } from "./ratings/rate.ts";
import { seeds } from "./seeds.ts";
import { Attachments } from "./socket/attachments.ts";
import { Mutes } from "./socket/mutes.ts";
import { Sockets } from "./socket/sockets.ts";
import { freshId } from "./store/code.ts";
import { openStore } from "./store/open.ts";
import type { Maintenance, Store } from "./store/store.ts";
import { placeOf } from "./store/url.ts";
import { VERSION } from "./version.ts";

/** A server that runs. */
export interface Server {
  /** How it is reached on this machine. */
  readonly origin: string;
  readonly port: number;
  /** Finishes what is being written, tells everybody to come back, keeps checkpoints. */
  stop(): Promise<void>;
}

/** Milliseconds after which clients come back to a server that restarts. */
const COME_BACK = 1000;

/** Connections that may wait to be looked at; where the system allows fewer, as many as it allows. */
const BACKLOG = 4096;

/** Starts a server; when the promise resolves it answers. */
export async function startServer(config: ServerConfig): Promise<Server> {
  const limits: Limits = { ...LIMITS, ...config.limits };
  const log = createLog(config.log);
  const metrics = new Metrics();
  const opened = await openStore(config.database, {
    rate,
    exclusive: true,
    log: (event) => log[event.kind === "migrated" ? "info" : "warn"]({ store: event }, "the store"),
  });
  try {
    return await serve(config, limits, log, metrics, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serve(
  config: ServerConfig,
  limits: Limits,
  log: ReturnType<typeof createLog>,
  metrics: Metrics,
  store: Store,
): Promise<Server> {
  const now = (): number => Date.now();
  /** Never jumps, whatever becomes of the machine's clock. */
  const steady = (): number => performance.now();
  const node = randomBytes(9).toString("base64url");
  const failed = (what: string, error: unknown): void => {
    log.error({ err: error, what }, "something failed");
  };
  const forget = lastResort((kind, error) => {
    metrics.uncaught(kind);
    failed(kind, error);
  });
  const { kits, kitsModule } = config;
  const bots = new BotQueue({
    kitsModule,
    threads: limits.botThreads,
    thinking: limits.botThinking,
    now,
    answered: (answer) => {
      metrics.botAnswer(answer.kind === "chosen" ? "chosen" : "fallback", answer.took);
      if (answer.kind !== "chosen") log.warn({ bot: answer.bot, why: answer.why }, "a bot fell back");
    },
  });
  const memory = new Memory(steady);
  const bans = new Bans(store.owner, now);
  const lobby = new Lobby({
    kits,
    store,
    failed: (error) => failed("lobby", error),
    isShutOut: (person) => bans.ofPerson(person) !== undefined,
    isHostThere: (table, host) => tables.resident(table)?.isWatchedBy(host) === true,
  });
  const rated = new RatedGames({ store, limits, now });
  const tables = new Tables({
    kits,
    store: rated.judging(timedStore(store, metrics)),
    limits,
    node,
    now,
    freshSeed: config.freshSeed ?? seeds(),
    freshId,
    think: (...asked) => bots.think(...asked),
    hasMemory: () => memory.hasRoom(),
    failed: (table, error) => failed(`table ${table}`, error),
  });
  const retention = new Retention({
    store,
    limits,
    node,
    now,
    isHeld: (table) => tables.resident(table) !== undefined,
    done: (removed) => log.info({ removed }, "what nobody needs any more is removed"),
    failed: (error) => failed("retention", error),
  });
  const mutes = new Mutes(store.talk);
  const attaches = Buckets.perMinute(limits.attachesPerMinute, steady);
  const lists = Buckets.perMinute(limits.requestsPerMinute, steady);
  const disk = new Disk(diskOf(config.database, limits), steady);
  const commands = new Commands({
    disk,
    unrated: (people) => rated.before(people),
    tables,
    words: Buckets.perMinute(limits.wordsPerMinute, steady),
    arrangements: Buckets.perHour(limits.arrangementsPerGame, steady),
    steady,
    acknowledged: (kind, result, milliseconds) => {
      metrics.command(kind, result);
      metrics.acknowledged(milliseconds);
    },
  });
  const files = config.pages === undefined ? undefined : new Files(config.pages);
  let sockets: Sockets | undefined;
  const people = await People.open(store, { limits, now, ended: (session) => sockets?.endSession(session) });
  for (const { id } of BOTS) await store.people.addBot(botPerson(id));

  const certificate = config.tls && new Certificate(config.tls);
  const gate = new OwnerGate(config.ownerToken, now);
  const dismissBanned = (): void => {
    sockets?.dismiss(
      (person, network) =>
        bans.ofNetwork(network) ?? (person === undefined ? undefined : bans.ofPerson(person)),
    );
    lobby.changed();
  };
  const watch = new OwnerWatch({
    store: store.owner,
    bans,
    now,
    ended: (passes) => gate.end(passes),
    banned: dismissBanned,
    announced: (maintenance) => sockets?.tell(noticeOf(maintenance)),
    failed: (error) => failed("owner", error),
  });
  await watch.begin();
  const owner = new Owner({
    store,
    tables,
    bans,
    limits,
    now,
    ended: (person, sessions) => {
      people.lookAnew(person);
      for (const session of sessions) sockets?.endSession(session);
    },
    showOut: dismissBanned,
    changed: (person) => {
      people.lookAnew(person);
      sockets?.look(person);
    },
    networksOf: (person) => sockets?.networksOf(person) ?? [],
    announced: (maintenance) => watch.announced(maintenance),
  });
  /** Who asks, unless the owner has banned them. */
  const visitor = async (token: string | undefined, address?: string): Promise<Visitor | undefined> => {
    const found = await people.visitor(token, address);
    const refusal = found && bans.ofPerson(found.person.id);
    if (refusal !== undefined) throw refusal;
    return found;
  };

  const isOurs = ownNames({
    publicOrigin: config.publicOrigin,
    names: config.hosts ?? [],
    isCertified: (name) => certificate?.vouchesFor(name) === true,
  });
  const proxy = proxies({
    trust: config.trustProxy ?? false,
    publicOrigin: config.publicOrigin,
    tls: config.tls !== undefined,
    isOurs,
  });
  const door = new Door({
    limits,
    proxies: proxy,
    steady,
    ban: (network) => bans.ofNetwork(network),
    isOurs,
    isCheap: (method, path) => isCheapPath(method, path, files !== undefined),
    counted: (code) => metrics.refusal(code),
  });
  const app = await createApp({
    handlers: handlers(),
    limits,
    log,
    door,
    checkOwner: (token, network) => gate.checkToken(token, network),
    ...(config.tls !== undefined && { tls: { cert: config.tls.cert, key: config.tls.key } }),
    visitor,
    originOf: (request) => proxy.originOf(request.raw),
    page: (request, reply) => openPage(files, request, reply),
    answered: (route, method, status, milliseconds) => metrics.http(route, method, status, milliseconds),
    counted: (code) => metrics.refusal(code),
  });
  let stopping = false;
  files?.serve(app);
  servePages(app, {
    kits,
    files,
    store,
    metrics,
    checkOwner: (request) => gate.checkToken(bearerOf(request), door.callerOf(request.raw).network),
    ready: () => !stopping,
    readiness: new Readiness({ ping: () => store.ping(), disk, steady }),
    originOf: (request) => proxy.originOf(request.raw),
    visitor: (token) => people.visitor(token),
  });

  await app.register(ownerPages, {
    owner,
    gate,
    store,
    metrics,
    started: now(),
    callerOf: (request) => door.callerOf(request.raw),
    originOf: (request) => proxy.originOf(request.raw),
    left: ({ id, until }) => watch.left(id, Number(until)),
  });

  await store.nodes.beat(node, limits.lease);
  const stopListening = await store.nodes.listen({
    appended: (table, position) => {
      tables.appended(table, position);
      lobby.changed();
    },
    missed: () => tables.missed(),
  });
  const beating = setInterval(() => {
    store.nodes.beat(node, limits.lease).catch((error: unknown) => failed("heartbeat", error));
  }, limits.lease / 3);
  beating.unref();

  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  sockets = new Sockets(app.server, {
    limits,
    version: VERSION,
    now,
    steady,
    door,
    visitor,
    notice: () => watch.maintenance && noticeOf(watch.maintenance),
    attachments: async (visitor, outlet) =>
      new Attachments(visitor, await mutes.of(visitor.person.id), outlet, {
        tables,
        lobby,
        limits,
        commands,
        attaches,
        lists,
        now,
        left: () => mutes.release(visitor.person.id),
      }),
    failed: (error) => failed("socket", error),
    counted: metrics,
    isOwnOrigin: (request, origin) => origin === proxy.originOf(request),
    cookieOf: ({ headers }) => cookieIn(app, headers.cookie),
  });
  metrics.watch({
    tables: () => tables.size,
    sockets: () => sockets?.size ?? 0,
    spectators: () => tables.watching,
    botsWaiting: () => bots.waiting,
    botThreadsBusy: () => bots.threadsBusy,
  });
  const certificateFiles = config.tls?.files;
  const unfollow =
    certificateFiles &&
    certificate?.follow({
      files: certificateFiles,
      show: (options) => {
        // With a certificate the app is served by Node's https.
        (app.server as unknown as SecureServer).setSecureContext(options);
      },
      renewed: (until) => log.info({ until }, "a renewed certificate is shown"),
      unusable: (error) => log.warn({ err: error }, "the new certificate can’t be used; the old one stays"),
    });
  tables.watch();
  retention.watch();
  const port = portOf(app);
  log.info({ port, node, version: VERSION }, "the server is up");

  let stopped: Promise<void> | undefined;
  return {
    origin: `${config.tls === undefined ? "http" : "https"}://localhost:${port}`,
    port,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };

  function handlers(): Handlers {
    const ofPeople = peopleHandlers({
      ...{ store, people, limits, now },
      admit: (person) => {
        const refusal = bans.ofPerson(person);
        if (refusal !== undefined) throw refusal;
      },
      leaveTables: (visitor) => leaveTables(store, tables, visitor),
      clearTables: (person, left) => clearTables(tables, person, left),
      reread: async (changed) => {
        for (const id of changed) await tables.resident(id)?.reread();
      },
    });
    /** Whoever has proved who they are is let in, unless they are banned. */
    const letIn = async <I extends { readonly person: { readonly id: string }; readonly token: string }>(
      identity: I,
      { setToken }: { setToken(token: string | undefined): void },
    ): Promise<I> => {
      const refusal = bans.ofPerson(identity.person.id);
      if (refusal === undefined) return identity;
      const begun = await people.visitor(identity.token);
      if (begun !== undefined) await people.endSession(begun, begun.session);
      setToken(undefined);
      throw refusal;
    };
    const ofTables = tableHandlers({ kits, store, tables, lobby, limits, commands, now });
    /** What room is left is for games that run and for the owner. */
    const ifRoom = async (): Promise<void> => {
      if (!(await disk.hasRoom())) throw new HttpRefusal(503, "no-room", NO_ROOM_LEFT);
    };
    const ifRoomForTables = async (): Promise<void> => {
      if (!memory.hasRoom()) throw new HttpRefusal(503, "no-room", NO_ROOM_LEFT);
      await ifRoom();
    };
    return {
      ...ofPeople,
      guest: async (call) => {
        await ifRoom();
        return ofPeople.guest(call);
      },
      arrive: async (call) => {
        if (call.visitor === undefined) await ifRoom();
        return ofPeople.arrive(call);
      },
      login: async (call) => letIn(await ofPeople.login(call), call),
      recover: async (call) => letIn(await ofPeople.recover(call), call),
      owner: ({ query }) => owner.view(query.page),
      ownerPeople: ({ query }) => owner.people(query.find),
      ownerAct: ({ body, address }) => owner.act(body, address),
      ...ofTables,
      found: async (call) => {
        await ifRoomForTables();
        return ofTables.found(call);
      },
      match: async (call) => {
        await ifRoomForTables();
        return ofTables.match(call);
      },
      report: async (call) => {
        await ifRoom();
        return ofTables.report(call);
      },
      mute: async (call) => {
        const reply = await ofPeople.mute(call);
        if (call.visitor !== undefined) mutes.mute(call.visitor.person.id, call.body.person);
        return reply;
      },
      unmute: async (call) => {
        const reply = await ofPeople.unmute(call);
        if (call.visitor !== undefined) mutes.unmute(call.visitor.person.id, call.params.person);
        return reply;
      },
    };
  }

  async function stop(): Promise<void> {
    stopping = true;
    log.info("the server stops");
    clearInterval(beating);
    unfollow?.();
    watch.close();
    await retention.close();
    tables.leave();
    sockets?.close(COME_BACK);
    // Whoever still sends or reads slowly is not waited for.
    const late = setTimeout(() => app.server.closeAllConnections(), limits.grace);
    await app.close();
    clearTimeout(late);
    await stopListening();
    await tables.close();
    await bots.close();
    lobby.close();
    // A store that is gone keeps nobody from stopping.
    await store.nodes.leave(node).catch((error: unknown) => failed("leaving", error));
    await store.close();
    metrics.close();
    forget();
    log.info("the server has stopped");
  }
}

/** Where the database's file grows; another machine's disk is its own business. */
function diskOf(database: string, { diskReserve }: Limits): DiskPlace | undefined {
  const place = placeOf(database);
  if (place.kind !== "sqlite" || place.path === ":memory:") return undefined;
  return { folder: dirname(resolve(place.path)), reserve: diskReserve };
}

function noticeOf(maintenance: Maintenance | undefined): string {
  return JSON.stringify({ kind: "maintenance", maintenance });
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return address.port;
}

function cookieIn(app: FastifyInstance, header: string | undefined): string | undefined {
  return header === undefined ? undefined : app.parseCookie(header)[COOKIE];
}
