import { BlockList } from "node:net";
import { HttpRefusal } from "../http/handler.ts";
import type { Ban, OwnerStore } from "../store/store.ts";
import { contains, lies, readNetwork } from "./networks.ts";

/** Who is shut out now. Another node's bans are heard of when the store is read again. */
export class Bans {
  readonly #store: Pick<OwnerStore, "bans">;
  readonly #now: () => number;
  #people: ReadonlyMap<string, Ban> = new Map();
  #networks: readonly Ban[] = [];
  #list = new BlockList();
  #listed = 0;

  constructor(store: Pick<OwnerStore, "bans">, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Reads what the store has; after it the old ones are forgotten. */
  async read(): Promise<void> {
    const now = this.#now();
    const bans = (await this.#store.bans()).filter(({ until }) => until > now);
    const people = bans.filter(({ kind }) => kind === "person").sort((a, b) => a.until - b.until);
    // Of several bans of one person the longest counts.
    this.#people = new Map(people.map((ban) => [ban.subject, ban]));
    this.#networks = bans.filter(({ kind }) => kind === "network").sort((a, b) => b.until - a.until);
    const list = new BlockList();
    for (const { subject } of this.#networks) {
      const { address, bits, family } = readNetwork(subject);
      list.addSubnet(address, bits, family);
    }
    this.#list = list;
    this.#listed = this.#networks.length;
  }

  /** Why this person is refused, if they are. */
  ofPerson(person: string): HttpRefusal | undefined {
    const ban = this.#people.get(person);
    return ban !== undefined && ban.until > this.#now() ? refusalOf(ban) : undefined;
  }

  /** Why this address is refused, if it is. Asked for every request: one look into the list unless it is banned. */
  ofNetwork(network: string): HttpRefusal | undefined {
    if (this.#listed === 0 || !contains(this.#list, network)) return undefined;
    const now = this.#now();
    const ban = this.#networks.find(
      ({ subject, until }) => until > now && lies(network, readNetwork(subject)),
    );
    return ban && refusalOf(ban);
  }
}

/** What whoever is banned reads. */
export function refusalOf({ kind, reason, until }: Ban): HttpRefusal {
  const when = `${new Date(until).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const who = kind === "person" ? "You are" : "Your network is";
  const why = reason === "" ? "" : ` Reason: ${reason}`;
  return new HttpRefusal(403, "banned", `${who} banned from this server until ${when}.${why}`, {
    until,
    reason,
  });
}
