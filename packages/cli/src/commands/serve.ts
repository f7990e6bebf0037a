import type { Command } from "commander";
import { calledAs } from "../called.ts";
import { languageFor } from "../language.ts";
import { originFrom } from "../online/origin.ts";
import { certificateFrom } from "../serving/certificate.ts";
import { databaseFor } from "../serving/database.ts";
import { startFailure } from "../serving/failure.ts";
import { hostsFrom } from "../serving/hosts.ts";
import { limitsFrom } from "../serving/limits.ts";
import { ownerToken } from "../serving/owner.ts";
import { trustedFrom } from "../serving/trusted.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import type { World } from "../world.ts";
import { command, type Exit, unfit } from "./options.ts";

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsReload: boolean;
  readonly trustProxy?: string;
  readonly database?: string;
  readonly publicOrigin?: string;
  readonly allowHost?: string;
  readonly limits?: string;
  readonly logLevel?: Level;
  readonly open: boolean;
  readonly lang?: string;
}

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type Level = (typeof LEVELS)[number];
/** As shells report a program that was interrupted. */
const INTERRUPTED = 130;

/** `medallion serve`: a server for online tables. */
export function serveCommand(world: World, exit: Exit): Command {
  return command(world, "serve", "Start a server for online tables, at home or for the world.", [
    "medallion serve",
    "medallion serve --port 3000 --database sqlite:games.db",
    "medallion serve --tls-cert cert.pem --tls-key key.pem --port 443",
    "medallion serve --host 127.0.0.1 --trust-proxy loopback --public-origin https://play.example.org",
  ])
    .option("--port <number>", "port to listen on; 0 for any free one", portOption, 8080)
    .option(
      "--host <address>",
      "address to listen on: 0.0.0.0 for everyone, 127.0.0.1 for this machine only",
      "0.0.0.0",
    )
    .option("--tls-cert <file>", "certificate for https; needs --tls-key")
    .option("--tls-key <file>", "its key")
    .option("--no-tls-reload", "don’t look every minute whether the certificate was renewed")
    .option(
      "--trust-proxy <what>",
      "proxies in front of the server: loopback, addresses separated by commas, or true",
    )
    .option("--database <url>", "sqlite:PATH or postgres://…; default: $DATABASE_URL, or data/medallion.db")
    .option("--public-origin <url>", "address for invite links, if browsers use another one")
    .option(
      "--allow-host <names>",
      "more names for this server, separated by commas; default: $MEDALLION_HOSTS, or none",
    )
    .option("--limits <file>", "JSON file with limits; default: $MEDALLION_LIMITS, or none")
    .option("--log-level <level>", `log level on stderr: ${LEVELS.join(", ")}`, levelOption)
    .option("--no-open", "don’t open the browser")
    .action(async (options: ServeOptions) => {
      const text = textIn(languageFor(options.lang, world.env));
      const terminal = openTerminal(world);
      const { host, port, publicOrigin } = options;
      const trusted = options.trustProxy === undefined ? undefined : trustedFrom(options.trustProxy, text);
      const { url, folder } = databaseFor(world, options.database, text);
      const tls = certificateFrom(options, text);
      const origin = publicOrigin === undefined ? undefined : originFrom(publicOrigin, text);
      const hosts = hostsFrom(world, options.allowHost, text);
      const program = await world.network.server();
      const limits = limitsFrom(world, program, options.limits, text);
      const token = ownerToken(world, folder, text);
      const level = options.logLevel ?? (world.stdout.isTTY === true ? "silent" : "info");
      // Once all that was asked for can be done: building takes longest.
      const pages = world.buildPages === undefined ? world.pages : await world.buildPages();
      const server = await program
        .startServer({
          kits: world.kits,
          kitsModule: world.kitsModule,
          database: url,
          host,
          port,
          ownerToken: token,
          log: { level, destination: world.stderr },
          limits,
          hosts,
          ...(pages !== undefined && { pages }),
          ...(tls !== undefined && { tls }),
          ...(trusted !== undefined && { trustProxy: trusted }),
          ...(origin !== undefined && { publicOrigin: origin }),
        })
        .catch((error: unknown) => {
          throw startFailure(error, { host, port }, text);
        });
      const others =
        host === "0.0.0.0" || host === "::" ? program.addressesOf(server.port, tls !== undefined) : [];
      announce(world, terminal, text, {
        addresses: [origin ?? server.origin, ...others],
        token,
        hasPages: pages !== undefined,
      });
      if (options.open && pages !== undefined && world.stdout.isTTY === true) world.browse(server.origin);
      await interrupted(world);
      terminal.print(text("serve.stopping"));
      await server.stop();
      terminal.print(text("serve.stopped"));
      exit(0);
    });
}

interface Announced {
  readonly addresses: readonly string[];
  readonly token: string;
  readonly hasPages: boolean;
}

/** All that the owner of a server needs to know. */
function announce(world: World, terminal: Terminal, text: Text, announced: Announced): void {
  const { addresses, token, hasPages } = announced;
  const { print, printWhole, paint } = terminal;
  const [first = "", ...others] = addresses;
  const command = calledAs(world);
  print(paint.tone("title", text("serve.open")), `  ${paint.tone("own", first)}`);
  if (others.length > 0)
    print(text("serve.home"), ...others.map((address) => `  ${paint.tone("own", address)}`));
  // By an address that the others can use too: invitations begin with it.
  const address = others[0] ?? first;
  const game = world.kits[0]?.game.id ?? "";
  if (!hasPages) print(text("serve.noPages"));
  print(text(hasPages ? "serve.inviteToo" : "serve.invite"));
  printWhole(`  ${command} create ${game} --server ${address}`);
  print(text("serve.owner"));
  // What a service prints is kept in a journal, which others may read.
  printWhole(`  ${first}/owner${world.stdout.isTTY === true ? `#${token}` : ""}`);
  if (world.stdout.isTTY !== true) print(text("serve.token"));
  print(text("serve.stop"));
}

/** npm hands Ctrl-C on to a program that has already got it from the terminal: within so many milliseconds it is one. */
const SAME_KEY = 500;

/** Resolves when somebody stops the program; who does it again does not want to wait. */
function interrupted(world: World): Promise<void> {
  const { timers } = world.network;
  let asked: number | undefined;
  return new Promise((resolve) => {
    world.onInterrupt(() => {
      if (asked !== undefined && timers.now() - asked >= SAME_KEY) world.abandon(INTERRUPTED);
      asked ??= timers.now();
      resolve();
    });
  });
}

const LARGEST_PORT = 65_535;

function portOption(given: string): number {
  const port = /^\d{1,9}$/.test(given) ? Number(given) : undefined;
  if (port === undefined || port > LARGEST_PORT) throw unfit("error.portNumber", given);
  return port;
}

function levelOption(given: string): Level {
  const level = LEVELS.find((known) => known === given);
  if (level === undefined) throw unfit("error.level", given);
  return level;
}
