import { type Connection, connect } from "@medallion/protocol";
import { type Settings, settings, watchSettings } from "../settings/settings.ts";
import type { LocalHost } from "./local-tables.ts";
import type { Port, ToWorker } from "./port.ts";
import { type PortSocket, portSocket } from "./port-socket.ts";
import { deviceParts, TablesClient } from "./tables-client.ts";

let host: LocalHost | undefined;

/** The tables of this device; the worker that has them is started when they are first needed. */
export function localHost(): LocalHost {
  host ??= start();
  return host;
}

/** How long bots seem to think, as a multiple of the usual; who wants it fastest waits for no show of it. */
const PACES: Readonly<Record<Settings["speed"], number>> = { slow: 1.6, normal: 1, fast: 0.4, fastest: 0.03 };

function start(): LocalHost {
  const sockets = new Set<PortSocket>();
  const tables = new TablesClient({ ...deviceParts(), port: () => portFor("calls") });
  let worker: Worker | undefined;

  function running(): Worker {
    if (worker !== undefined) return worker;
    const fresh = new Worker(new URL("./worker/main.ts", import.meta.url), {
      type: "module",
      name: "tables",
    });
    fresh.onerror = () => renew(fresh);
    worker = fresh;
    tellPace();
    return fresh;
  }

  /** A worker that broke down or fell silent is ended: all that it acknowledged is written, and a new one reads it. */
  function renew(broken: Worker | undefined): void {
    if (broken === undefined || broken !== worker) return;
    broken.terminate();
    worker = undefined;
    for (const socket of [...sockets]) {
      sockets.delete(socket);
      socket.lost();
    }
    tables.lost();
  }

  function portFor(kind: "calls" | "line"): Port {
    const { port1, port2 } = new MessageChannel();
    running().postMessage({ kind } satisfies ToWorker, [port2]);
    return port1;
  }

  function tellPace(): void {
    worker?.postMessage({ kind: "pace", pace: PACES[settings().speed] } satisfies ToWorker);
  }
  watchSettings(tellPace);

  function connected(): Connection {
    return connect({
      url: "worker:",
      open: () => {
        const socket = portSocket(portFor("line"), (closed, heard) => {
          sockets.delete(closed);
          // The client hangs up on a host that is silent for long. A page that slept calls again; only if that line
          // is dead from its beginning the worker is.
          if (!heard) renew(worker);
        });
        sockets.add(socket);
        return socket;
      },
      timers: {
        set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
        clear: (timer) => window.clearTimeout(timer),
        now: () => Date.now(),
      },
      random: Math.random,
    });
  }

  let connection: Connection | undefined;
  return {
    tables,
    prepare: (game) => running().postMessage({ kind: "game", game } satisfies ToWorker),
    get connection() {
      connection ??= connected();
      return connection;
    },
  };
}
