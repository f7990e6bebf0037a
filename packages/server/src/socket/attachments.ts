import type { ClientMessage, LobbyFilter, WireRefusal } from "@medallion/protocol";
import type { RoomLook } from "@medallion/table";
import type { Commands } from "../hosting/commands.ts";
import type { Lobby } from "../hosting/lobby.ts";
import type { Resident } from "../hosting/resident.ts";
import type { Tables } from "../hosting/tables.ts";
import type { Viewer } from "../hosting/viewer.ts";
import type { Visitor } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import type { Buckets } from "../people/rate-limit.ts";

export interface AttachmentParts {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly commands: Commands;
  /** How often a person may come to tables, over all sockets. */
  readonly attaches: Buckets;
  /** How often the people of a network may ask for lists of the lobby, over all sockets. */
  readonly lists: Buckets;
  /** Milliseconds since 1970. */
  now(): number;
  /** The socket is closed. */
  left(): void;
}

/** Where a socket's messages go. */
export type Outlet = Pick<Viewer, "network" | "send" | "drained">;

type Message = Exclude<ClientMessage, { kind: "hello" }>;

/** Something was refused, with what the seat may know now. */
export interface Refused {
  readonly refusal: WireRefusal;
  readonly look?: RoomLook;
}

/** What one socket follows: seats at tables, and the lobby. */
export class Attachments {
  readonly #visitor: Visitor;
  readonly #muted: ReadonlySet<string>;
  readonly #send: (text: string) => void;
  readonly #drained: () => Promise<boolean>;
  readonly #network: string;
  readonly #parts: AttachmentParts;
  readonly #attached = new Map<string, { readonly viewer: Viewer; readonly resident: Resident }>();
  #leaveLobby: (() => void) | undefined;
  #ended = false;

  constructor(
    visitor: Visitor,
    muted: ReadonlySet<string>,
    { network, send, drained }: Outlet,
    parts: AttachmentParts,
  ) {
    this.#visitor = visitor;
    this.#muted = muted;
    this.#send = send;
    this.#drained = drained;
    this.#network = network;
    this.#parts = parts;
  }

  obey(message: Message): Promise<Refused | undefined> | undefined {
    switch (message.kind) {
      case "attach":
        return this.#attach(message);
      case "detach":
        this.#detach(`${message.table}/${message.seat}`);
        return undefined;
      case "command":
        return this.#command(message);
      case "lobby":
        return this.#follow(message.on ? (message.filter ?? {}) : undefined);
      case "ping":
        this.#send(JSON.stringify({ kind: "pong", request: message.request, now: this.#parts.now() }));
        return undefined;
    }
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#parts.left();
    this.#leaveLobby?.();
    for (const key of [...this.#attached.keys()]) this.#detach(key);
  }

  async #attach({ table, seat, since, request }: Extract<Message, { kind: "attach" }>) {
    const { limits, tables } = this.#parts;
    const key = `${table}/${seat}`;
    this.#detach(key);
    if (this.#attached.size >= limits.attachedPerSocket)
      return refused("too-many", "You’re following too many tables at once. Leave one first.");
    if (!this.#parts.attaches.take(this.#visitor.person.id))
      return refused("too-fast", "You’re joining and leaving too often. Wait a moment.");
    const resident = await tables.come(table, this.#visitor.person.id);
    if (resident === undefined) return NO_TABLE;
    const viewer: Viewer = {
      person: this.#visitor.person.id,
      network: this.#network,
      seat,
      muted: this.#muted,
      send: this.#sendAs(resident, table),
      drained: this.#drained,
    };
    const refusal = await resident.admit(viewer, since, request);
    if (refusal !== undefined) return { refusal: wire(refusal) };
    // The socket may have closed while the table was loaded.
    if (this.#ended) resident.dismiss(viewer);
    else this.#attached.set(key, { viewer, resident });
    this.#attended(resident);
    return undefined;
  }

  /** Whoever came by an invitation hears of the table by that name. */
  #sendAs({ id }: Resident, name: string): (text: string) => void {
    if (name === id) return this.#send;
    return (text) => this.#send(text.replace(`"table":"${id}"`, `"table":"${name}"`));
  }

  #detach(key: string): void {
    const attached = this.#attached.get(key);
    if (attached === undefined) return;
    this.#attached.delete(key);
    attached.resident.dismiss(attached.viewer);
    this.#attended(attached.resident);
  }

  /** Somebody came or went; tables whose host is there come first in the lobby. */
  #attended({ id, room }: Resident): void {
    this.#parts.tables.attended(id);
    if (room.settings.open && room.stage === "gathering" && room.owner === this.#visitor.person.id)
      this.#parts.lobby.changed();
  }

  async #command({ table, command, request }: Extract<Message, { kind: "command" }>) {
    const giver = { visitor: this.#visitor, network: this.#network };
    const outcome = await this.#parts.commands.obey(giver, table, command);
    if (outcome.kind === "done") {
      this.#send(`{"kind":"done","request":${request}}`);
      return undefined;
    }
    const refusal = wire(outcome.refusal);
    return outcome.look === undefined ? { refusal } : { refusal, look: outcome.look };
  }

  async #follow(filter: LobbyFilter | undefined): Promise<Refused | undefined> {
    this.#leaveLobby?.();
    this.#leaveLobby = undefined;
    if (filter !== undefined && !this.#parts.lists.take(this.#network))
      return refused("too-fast", "Too many lists from your network. Wait a minute.");
    this.#leaveLobby = filter && (await this.#parts.lobby.follow(filter, this.#send));
    if (this.#ended) this.#leaveLobby?.();
    return undefined;
  }
}

function refused(code: string, sentence: string): Refused {
  return { refusal: { code, sentence } };
}

const NO_TABLE = refused("no-such-table", "Table not found. Ask for a new invite link.");

/** A refusal as it travels. */
export function wire(refusal: {
  readonly code: string;
  readonly sentence: string;
  readonly path?: readonly (string | number)[];
  readonly messages?: readonly { readonly key: string }[];
}): WireRefusal {
  const { code, sentence, path, messages } = refusal;
  return {
    code,
    sentence,
    ...(path !== undefined && { path: [...path] }),
    ...(messages !== undefined && { messages: [...messages] }),
  };
}
