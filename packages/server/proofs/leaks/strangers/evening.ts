import { DatabaseSync } from "node:sqlite";
import { at } from "@medallion/kernel";
import { PROTOCOL, parseInvite } from "@medallion/protocol";
import { renderSVG } from "uqr";
import type { Server } from "../../../src/server.ts";
import { ask, OWNER, Talk, Visitor } from "../../../test/served.ts";
import type { Secret } from "./secret.ts";

/** A table with what was planted there. */
export interface Table {
  readonly id: string;
  readonly invitation: string;
  /** Words said there that are not for everybody. */
  readonly said: string[];
}

/** The two who play, by account and by guest, and what they would not have strangers know. */
export class Evening {
  readonly server: Server;
  readonly anna: Visitor;
  readonly bruno: Visitor;
  readonly secrets: Secret[] = [];
  readonly #talks: Talk[] = [];
  readonly #database: string;
  #count = 0;

  private constructor(server: Server, database: string, { anna, bruno }: Pick<Evening, "anna" | "bruno">) {
    this.server = server;
    this.#database = database;
    this.anna = anna;
    this.bruno = bruno;
  }

  static async begin(server: Server, database: string): Promise<Evening> {
    const [anna, bruno] = [await Visitor.guest(server, "Anna"), await Visitor.guest(server, "Bruno")];
    const evening = new Evening(server, database, { anna, bruno });
    const password = "planted Tr0ubadour";
    const { status, body } = await anna.ask("POST", "/api/account", { name: "Anna", password });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const { person: _person, ...rest } = body;
    // Whatever else is told to whoever claims an account is for them alone.
    for (const [name, text] of Object.entries(rest)) evening.plant(`Anna's ${name}`, String(text));
    evening.plant("Anna's password", password);
    evening.plant("the owner's token", OWNER);
    for (const visitor of [anna, bruno]) {
      evening.plant(`the token of ${visitor.person.name}`, visitor.token);
      const { sessions } = (await visitor.ask("GET", "/api/sessions")).body;
      for (const { id } of sessions) evening.plant(`a session (of ${visitor.person.name})`, String(id));
    }
    const hermit = await Visitor.guest(server, "Hermit");
    await anna.ask("POST", "/api/mutes", { person: hermit.person.id });
    evening.plant("whom Anna has muted", hermit.person.id);
    return evening;
  }

  plant(name: string, text: string): string {
    this.secrets.push({ name, text });
    return text;
  }

  /** A table of both at which a game has begun. */
  async play(settings: Parameters<Visitor["found"]>[0] = {}): Promise<Table> {
    const table = await this.gather(settings);
    await this.bruno.command(table.invitation, {
      ...{ kind: "sit", seat: 1, ready: true },
      salt: this.plant(`a salt (at table ${this.#count})`, `salt-of-bruno-${this.#count}`),
    });
    for (const [seat, visitor] of [this.anna, this.bruno].entries()) {
      const talk = await visitor.at(table.id, seat);
      this.#talks.push(talk);
      await talk.until(() => talk.look?.table !== undefined);
    }
    this.#plantSeeds(table.id);
    return table;
  }

  /** A table at which Anna waits. */
  async gather(settings: Parameters<Visitor["found"]>[0] = {}): Promise<Table> {
    const number = ++this.#count;
    const salt = this.plant(`a salt (at table ${number})`, `salt-of-anna-${number}`);
    const { table: id, link } = await this.anna.found(settings, undefined, { seat: 0, ready: true, salt });
    const { table: invitation = "" } = parseInvite(link) ?? {};
    if (settings?.open === false) {
      this.plant(`an invitation (to table ${number})`, invitation);
      this.plant(`the picture of an invitation (to table ${number})`, renderSVG(link, { border: 2 }));
    }
    return { id, invitation, said: [] };
  }

  /** Both say something at the table that is for its people alone. */
  async talk(table: Table): Promise<void> {
    for (const visitor of [this.anna, this.bruno]) {
      const text = this.plant(`words (said at ${table.id})`, `planted words ${this.secrets.length}`);
      table.said.push(text);
      const { status, body } = await visitor.command(table.id, { kind: "say", text });
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
  }

  /** Anna gives up, and the game is over. */
  async finish(table: Table): Promise<void> {
    await this.anna.command(table.id, { kind: "resign", seat: 0 });
    const { history } = (await this.anna.ask("GET", `/api/people/${this.anna.person.id}`)).body;
    const { replay, table: shown } = at<Record<string, string>>(history, 0);
    if (shown !== table.id) throw new Error("the game is not in the list of who played it");
    if (replay !== undefined && replay !== table.id) this.plant("a private replay (its code)", replay);
  }

  /** The hands that the players hold now, as they are sent to them. */
  plantHands(): void {
    for (const [index, { look }] of this.#talks.entries())
      for (const hand of handsIn(look?.table?.view)) this.plant(`a hand (of seat ${index % 2})`, hand);
  }

  /** Both answer what they are asked at every table. */
  async answer(): Promise<void> {
    for (const talk of this.#talks) {
      const asked = talk.look?.table?.question;
      const attached = talk.heard.find(({ kind }) => kind === "attached");
      if (asked === undefined || attached?.kind !== "attached") continue;
      const seat = asked.seat;
      await talk.command(attached.table, { kind: "answer", seat, question: asked.id, choice: 0 });
    }
  }

  /** What only the owner of the server reads. */
  async report(table: Table): Promise<void> {
    const reason = this.plant("a report", "planted reason of a report");
    const { status, body } = await this.bruno.ask("POST", "/api/reports", {
      table: table.invitation,
      person: this.anna.person.id,
      reason,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  /** A ban of somebody, and one of a network that nobody is in. */
  async ban(person: string): Promise<void> {
    const network = this.plant("a banned network", "2001:db8:beef::/48");
    for (const body of [
      { act: "banPerson", person, hours: 24, reason: this.plant("why somebody is banned", "planted reason") },
      { act: "banNetwork", network, hours: 24, reason: this.plant("why a network is", "planted network") },
    ]) {
      const { status, body: reply } = await ask(this.server, "POST", "/api/owner", { token: OWNER, body });
      if (status !== 200) throw new Error(JSON.stringify(reply));
    }
  }

  /** Anna is connected from an address that only the owner may know. */
  async connect(): Promise<void> {
    const address = this.plant("a network (of Anna)", "203.0.113.77");
    const talk = await Talk.open(this.server, { "x-forwarded-for": address });
    this.#talks.push(talk);
    talk.say({ kind: "hello", protocol: PROTOCOL, token: this.anna.token });
    await talk.next("welcome");
  }

  /** What the owner reads, all of it. */
  async ownerReads(): Promise<string> {
    const paths = ["/api/owner", "/api/owner/people?find=Anna", "/owner/reports", "/owner/bans"];
    const read: string[] = [];
    for (const path of [...paths, "/owner/players?find=Anna"])
      read.push(JSON.stringify((await ask(this.server, "GET", path, { token: OWNER })).body));
    return read.join("\n");
  }

  close(): void {
    for (const talk of this.#talks) talk.close();
  }

  #plantSeeds(table: string): void {
    const database = new DatabaseSync(this.#database, { readOnly: true, timeout: 10_000 });
    const rows = database.prepare("select entry from entries where table_id = ?").all(table);
    database.close();
    const seeds = rows.flatMap(({ entry }) => JSON.parse(String(entry)).seed ?? []);
    if (seeds.length === 0) throw new Error(`table ${table} has no seed`);
    for (const seed of seeds) this.plant(`a seed (of ${table})`, seed);
  }
}

/** Every hand of a view, as JSON; one that is empty is no secret. */
function handsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "hand" && Array.isArray(inner) && inner.length > 0 ? [JSON.stringify(inner)] : handsIn(inner),
  );
}
