import type { RoomCommand } from "@medallion/table";
import type { Server } from "../../src/server.ts";
import { type Answer, ask, OPEN, settingsFor, Talk } from "../../test/served.ts";

/** A guest who comes from an address of their own, to a server that trusts the proxy on this machine. */
export class Neighbour {
  readonly #server: Server;
  readonly #headers: Record<string, string>;
  readonly #token: string;

  private constructor(server: Server, headers: Record<string, string>, token: string) {
    this.#server = server;
    this.#headers = headers;
    this.#token = token;
  }

  static async from(server: Server, address: string, name: string): Promise<Neighbour> {
    const headers = { "x-forwarded-for": address };
    const { body } = await ask(server, "POST", "/api/guests", { body: { name }, headers });
    return new Neighbour(server, headers, body.token);
  }

  ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const sent = { token: this.#token, headers: this.#headers };
    return ask(this.#server, method, path, body === undefined ? sent : { ...sent, body });
  }

  /** A new table in the lobby with this person in the first seat. */
  async found(): Promise<string> {
    const settings = settingsFor({ open: true });
    const wish = { settings, places: [OPEN, OPEN], sit: { seat: 0, ready: true } };
    const { body } = await this.ask("POST", "/api/tables", wish);
    return body.table;
  }

  /** What a command came to: `done`, or the code of its refusal. */
  async command(table: string, command: RoomCommand): Promise<string> {
    const { status, body } = await this.ask("POST", `/api/tables/${table}/commands`, { command });
    return status === 200 ? "done" : body.refusal.code;
  }

  async at(table: string, seat: number | null): Promise<Talk> {
    const talk = await Talk.open(this.#server, this.#headers);
    talk.say({ kind: "hello", protocol: 2, token: this.#token });
    await talk.next("welcome");
    await talk.attach(table, seat);
    return talk;
  }
}
