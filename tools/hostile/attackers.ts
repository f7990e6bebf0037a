import { connect, type Socket } from "node:net";
import { setPriority } from "node:os";
import { connect as secure } from "node:tls";
import { ATTACKS, type Attack, type Means } from "./attacks.ts";

/*
 * The attackers as a process of their own: `node attackers.ts JSON`. Each has an address of its own, keeps one connection
 * busy and opens it again when it is ended. Tells how many were opened and ended when it is asked, and ends with its parent.
 */

/** What attackers are sent out with. */
export interface Sortie {
  readonly attack: string;
  readonly port: number;
  readonly sockets: number;
  /** A token for each of them, if they need one. */
  readonly tokens: readonly string[];
  readonly table: string;
}

/** What became of the connections. */
export interface Spoils {
  readonly opened: number;
  readonly ended: number;
}

/** Of a network of their own, so that nobody else is counted with them. */
export function addressOf(index: number): string {
  return `127.0.${10 + Math.floor(index / 200)}.${1 + (index % 200)}`;
}

const PAUSE = 5;

if (process.argv[2] !== undefined && process.send !== undefined) attack(JSON.parse(process.argv[2]));

function attack({ attack: name, port, sockets, tokens, table }: Sortie): void {
  const found = ATTACKS.find((known) => known.name === name);
  if (found === undefined) throw new Error(`there is no attack ${name}`);
  // Elsewhere they would not use the time of the server's own machine.
  setPriority(19);
  const spoils = { opened: 0, ended: 0 };
  process.once("disconnect", () => process.exit());
  process.on("message", () => process.send?.(spoils));
  for (let index = 0; index < sockets; index++) {
    const means = { token: tokens[index] ?? "", table };
    keep(found, port, addressOf(index), means, spoils);
  }
}

function keep(
  found: Attack,
  port: number,
  localAddress: string,
  means: Means,
  spoils: { opened: number; ended: number },
): void {
  const raw = connect({ port, host: "127.0.0.1", localAddress });
  let socket: Socket = raw;
  const begin = (): void => {
    spoils.opened++;
    if (!found.reads) socket.pause();
    else socket.resume();
    found.begin(socket, means);
  };
  raw.on("error", () => {});
  if (found.tls === true)
    raw.once("connect", () => {
      socket = secure({ socket: raw, rejectUnauthorized: false });
      socket.on("error", () => raw.destroy());
      socket.once("secureConnect", begin);
    });
  else raw.once("connect", begin);
  raw.once("close", () => {
    spoils.ended++;
    setTimeout(() => keep(found, port, localAddress, means, spoils), PAUSE);
  });
}
