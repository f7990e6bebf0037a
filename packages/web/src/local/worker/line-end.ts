import {
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL,
  type ServerMessage,
  type WireRefusal,
} from "@medallion/protocol";
import { HANG_UP, type Port } from "../port.ts";
import type { Viewer } from "./audience.ts";
import { Mailbox } from "./mailbox.ts";
import { GONE, refusalFor } from "./refusals.ts";
import type { Tables } from "./tables.ts";

/** What all people of this device are to the protocol; who acts is told by the seat that a command names. */
const YOU = { id: "local-0", name: "", kind: "guest", created: 0 } as const;

type Attach = Extract<ClientMessage, { kind: "attach" }>;
type Command = Extract<ClientMessage, { kind: "command" }>;

/** The host's end of one line: reads what its page says and obeys, in order, as a server does. */
export class LineEnd {
  readonly #port: Port;
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #mailbox = new Mailbox();
  readonly #viewers = new Map<string, { readonly table: string; readonly viewer: Viewer }>();
  #over = false;

  constructor(port: Port, tables: Tables, now: () => number) {
    this.#port = port;
    this.#tables = tables;
    this.#now = now;
    port.onmessage = ({ data }) => {
      if (data === HANG_UP) this.#end();
      else void this.#mailbox.run(() => this.#hear(data));
    };
  }

  async #hear(data: unknown): Promise<void> {
    const said: unknown = typeof data === "string" ? JSON.parse(data) : undefined;
    const request = requestOf(said);
    const read = clientMessageSchema.safeParse(said);
    if (this.#over) return;
    try {
      if (read.success) await this.#obey(read.data);
      // An address that somebody typed may name a table that cannot be.
      else if (request !== undefined) this.#refuse(request, GONE);
    } catch (error) {
      if (request !== undefined) this.#refuse(request, refusalFor(error));
    }
  }

  async #obey(message: ClientMessage): Promise<void> {
    switch (message.kind) {
      case "hello":
        return this.#welcome();
      case "attach":
        return this.#attach(message);
      case "detach":
        return this.#detach(keyOf(message));
      case "command":
        return this.#command(message);
      case "lobby":
        // Nobody else can come to a table of this device.
        return this.#send({ kind: "lobby", tables: [] });
      case "ping":
        return this.#send({ kind: "pong", request: message.request, now: this.#now() });
    }
  }

  #welcome(): void {
    this.#send({ kind: "welcome", protocol: PROTOCOL, server: "device", you: YOU, now: this.#now() });
  }

  async #attach({ table, seat, since, request }: Attach): Promise<void> {
    const key = keyOf({ table, seat });
    await this.#detach(key);
    const viewer: Viewer = { seat, send: (message) => this.#send(message) };
    const refusal = await this.#tables.use(table, (resident) => resident.admit(viewer, since, request));
    if (refusal !== undefined) return this.#refuse(request, refusal);
    this.#viewers.set(key, { table, viewer });
    // The page may have hung up while the table was opened.
    if (this.#over) await this.#detach(key);
  }

  async #detach(key: string): Promise<void> {
    const attached = this.#viewers.get(key);
    this.#viewers.delete(key);
    if (attached !== undefined) await this.#tables.dismiss(attached.table, attached.viewer);
  }

  async #command({ table, command, request }: Command): Promise<void> {
    const outcome = await this.#tables.use(table, (resident) => resident.command(command));
    if (outcome.kind === "done") this.#send({ kind: "done", request });
    else this.#refuse(request, outcome.refusal, outcome.look);
  }

  #refuse(
    request: number,
    refusal: WireRefusal,
    look?: Extract<ServerMessage, { kind: "refused" }>["look"],
  ): void {
    this.#send({ kind: "refused", request, refusal, ...(look !== undefined && { look }) });
  }

  #send(message: ServerMessage): void {
    if (!this.#over) this.#port.postMessage(JSON.stringify(message));
  }

  #end(): void {
    this.#over = true;
    this.#port.close();
    for (const key of [...this.#viewers.keys()]) void this.#detach(key);
  }
}

function requestOf(said: unknown): number | undefined {
  const request = typeof said === "object" && said !== null && "request" in said ? said.request : undefined;
  return typeof request === "number" ? request : undefined;
}

function keyOf({ table, seat }: { readonly table: string; readonly seat: number | null }): string {
  return `${table}/${seat}`;
}
