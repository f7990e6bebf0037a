import { randomBytes } from "node:crypto";
import type { OwnerAct, ReplyOf } from "@medallion/protocol";
import type { Tables } from "../hosting/tables.ts";
import { HttpRefusal } from "../http/handler.ts";
import type { Limits } from "../limits.ts";
import { nameKey, readName } from "../people/name.ts";
import { issueRecovery } from "../people/recovery-code.ts";
import { skeletonsOf } from "../people/skeleton.ts";
import type { Ban, Maintenance, Store } from "../store/store.ts";
import type { Bans } from "./bans.ts";
import { lies, ownAddressIn, readNetwork } from "./networks.ts";

export interface OwnerParts {
  readonly store: Store;
  readonly tables: Pick<Tables, "open">;
  readonly bans: Bans;
  readonly limits: Limits;
  now(): number;
  /** These sessions have ended: whoever is connected by one of them is shown out. */
  ended(person: string, sessions: readonly string[]): void;
  /** Whoever is connected and banned now is shown out. */
  showOut(): void;
  /** What is known of a person has changed. */
  changed(person: string): void;
  /** From where a person is connected to this node. */
  networksOf(person: string): readonly string[];
  /** Tells everybody who is connected. */
  announced(maintenance: Maintenance | undefined): void;
}

/** Reports on a page. */
const REPORTS = 50;
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** All that the owner of a server sees and does, from the terminal as from the page. */
export class Owner {
  readonly #parts: OwnerParts;

  constructor(parts: OwnerParts) {
    this.#parts = parts;
  }

  /** Pages of reports count from one. */
  async view(page = 1): Promise<ReplyOf<"owner">> {
    const { store, limits, now } = this.#parts;
    const { owner } = store;
    const [reports, bans, maintenance] = await Promise.all([
      owner.reports(REPORTS + 1, (page - 1) * REPORTS),
      owner.bans(),
      owner.maintenance(),
    ]);
    const at = now();
    return {
      more: reports.length > REPORTS,
      reports: reports.slice(0, REPORTS).map(({ byName, aboutName, dealt, words, others, ...report }) => ({
        ...report,
        words: [...words],
        others: others.map(({ byName, ...other }) => ({ ...other, ...(byName !== undefined && { byName }) })),
        ...(byName !== undefined && { byName }),
        ...(aboutName !== undefined && { aboutName }),
        ...(dealt !== undefined && { dealt }),
      })),
      bans: bans.filter(({ until }) => until > at),
      ...(maintenance !== undefined && maintenance.until > at && { maintenance }),
      limits: { ...limits },
    };
  }

  async people(find: string): Promise<ReplyOf<"ownerPeople">> {
    const { store, networksOf, now } = this.#parts;
    const found = await store.owner.find(find);
    const bans = (await store.owner.bans()).filter(({ until }) => until > now());
    return {
      people: await Promise.all(
        found.map(async ({ id, name, kind, created }) => {
          const ban = bans.find(({ kind, subject }) => kind === "person" && subject === id);
          const sessions = await store.people.sessions(id);
          return {
            person: { id, name, kind, created },
            sessions: sessions.map(({ id, created, seen, agent }) => ({ id, created, seen, agent })),
            networks: [...networksOf(id)],
            ...(ban !== undefined && { ban }),
          };
        }),
      ),
    };
  }

  /** Does what the owner asks for, who asks from this address; throws what goes to them as it is. */
  async act(act: OwnerAct, address: string): Promise<ReplyOf<"ownerAct">> {
    const { store, now } = this.#parts;
    switch (act.act) {
      case "deal":
        if (!(await store.owner.deal(act.report, now(), act.all))) throw MISSING.report;
        return {};
      case "close":
        await this.#close(act.table, act.reason);
        return {};
      case "logOut":
        return { ended: await this.#logOut(act.person, act.session) };
      case "banPerson": {
        const { name } = await this.#person(act.person);
        return this.#ban({ kind: "person", subject: act.person, label: name }, act);
      }
      case "banNetwork":
        return this.#ban({ kind: "network", subject: allowedNetwork(act.network, address), label: "" }, act);
      case "unban":
        if (!(await store.owner.unban(act.ban))) throw MISSING.ban;
        await this.#parts.bans.read();
        return {};
      case "rename":
        await this.#rename(act.person, act.name);
        return {};
      case "recover": {
        const recovery = await issueRecovery(store, act.person);
        if (recovery === undefined) throw MISSING.person;
        return { recovery };
      }
      case "announce": {
        const at = now() + act.inMinutes * MINUTE;
        await this.#announce({ at, until: at + act.minutes * MINUTE, words: act.words });
        return { until: at };
      }
      case "calm":
        await this.#announce(undefined);
        return {};
    }
  }

  async #close(name: string, reason: string): Promise<void> {
    const row = await this.#parts.store.tables.named(name, undefined);
    const resident = row && (await this.#parts.tables.open(row.id));
    if (resident === undefined) throw MISSING.table;
    const outcome = await resident.command("host", { kind: "close", reason });
    if (outcome.kind === "refused" && outcome.refusal.code !== "closed")
      throw new HttpRefusal(503, outcome.refusal.code, outcome.refusal.sentence);
  }

  async #logOut(person: string, session: string | undefined): Promise<number> {
    const { store, ended } = this.#parts;
    if (session === undefined) {
      const sessions = await store.owner.endSessions(person);
      ended(person, sessions);
      return sessions.length;
    }
    if (!(await store.people.endSession(person, session))) throw MISSING.session;
    ended(person, [session]);
    return 1;
  }

  async #ban(
    whom: Pick<Ban, "kind" | "subject" | "label">,
    { hours, reason }: { readonly hours: number; readonly reason: string },
  ): Promise<ReplyOf<"ownerAct">> {
    const created = this.#parts.now();
    const id = randomBytes(9).toString("base64url");
    const ban: Ban = { id, ...whom, reason, created, until: created + hours * HOUR };
    await this.#parts.store.owner.ban(ban);
    await this.#parts.bans.read();
    this.#parts.showOut();
    return { until: ban.until };
  }

  async #rename(person: string, given: string): Promise<void> {
    const reading = readName(given);
    if (reading.kind === "refused") throw new HttpRefusal(400, "bad-name", reading.sentence);
    const { name } = reading;
    const renamed = await this.#parts.store.owner.rename(person, name, nameKey(name), skeletonsOf(name));
    if (renamed === "no-such-person") throw MISSING.person;
    if (renamed === "name-taken")
      throw new HttpRefusal(409, "name-taken", "That name is taken. Choose another one.");
    this.#parts.changed(person);
  }

  async #announce(maintenance: Maintenance | undefined): Promise<void> {
    await this.#parts.store.owner.announce(maintenance);
    this.#parts.announced(maintenance);
  }

  async #person(id: string) {
    const person = await this.#parts.store.people.find(id);
    if (person === undefined || person.kind === "bot") throw MISSING.person;
    return person;
  }
}

/** The network as it is kept; throws for one that would shut the owner out. */
function allowedNetwork(given: string, address: string): string {
  const network = readNetwork(given);
  const own = lies(address, network) ? address : ownAddressIn(network);
  if (own === undefined) return network.text;
  throw new HttpRefusal(
    422,
    "bad-network",
    `${network.text} has your own address or this machine’s (${own}) in it. Ban a smaller network.`,
  );
}

const MISSING = {
  report: new HttpRefusal(404, "no-such-report", "Report not found. It may be gone by now."),
  table: new HttpRefusal(404, "no-such-table", "Table not found. Check its id."),
  person: new HttpRefusal(404, "no-such-person", "Player not found. Check the id."),
  session: new HttpRefusal(404, "no-such-session", "Session not found. It may have ended already."),
  ban: new HttpRefusal(404, "no-such-ban", "Ban not found. It may have been lifted already."),
} as const;
