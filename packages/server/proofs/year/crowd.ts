import { randomOf } from "@medallion/kernel";
import type { Append, Store } from "../../src/store/store.ts";
import { type Played, SOMEBODY, TABLE } from "./played.ts";

const HOUR = 3_600_000;
const ACCOUNTS = 30;
const DAYS = 30;

/** People who come, play, quarrel and leave; accounts stay, guests mostly do not. */
export class Crowd {
  readonly #store: Store;
  readonly #games: readonly Played[];
  readonly #perDay: number;
  readonly #random = randomOf("a crowd");
  readonly #accounts: string[] = [];
  came = 0;
  tables = 0;
  games = 0;

  constructor(store: Store, games: readonly Played[], guestsPerMonth: number) {
    this.#store = store;
    this.#games = games;
    this.#perDay = Math.max(2, Math.round(guestsPerMonth / DAYS));
  }

  async begin(now: number): Promise<void> {
    for (let index = 0; index < ACCOUNTS; index++) {
      const id = await this.#arrive(now);
      const name = `Account ${index}`;
      await this.#store.people.claim(id, {
        name,
        nameKey: name,
        skeletons: [name],
        password: "hash",
        recovery: "hash",
        guestName: "Quiet Otter",
        at: now,
      });
      this.#accounts.push(id);
    }
  }

  async day(now: number): Promise<void> {
    const guests = await Promise.all(Array.from({ length: this.#perDay }, () => this.#arrive(now)));
    const hosts = [...guests, ...this.#accounts.filter(() => this.#random.below(3) === 0)];
    await Promise.all(hosts.map((host) => this.#play(host, this.#other(guests, host), now)));
    await this.#store.people.addSession(this.#session(this.#one(this.#accounts), now));
    await this.#quarrel(this.#one(guests), this.#one(guests), now);
  }

  async #arrive(now: number): Promise<string> {
    const id = `person-${String(this.came++).padStart(14, "0")}`;
    await this.#store.people.add({ id, name: "Quiet Otter", kind: "guest", created: now });
    await this.#store.people.addSession(this.#session(id, now));
    return id;
  }

  #session(person: string, now: number) {
    const id = Array.from({ length: 8 }, () =>
      this.#random
        .below(2 ** 31)
        .toString(16)
        .padStart(8, "0"),
    ).join("");
    return {
      id,
      person,
      created: now,
      seen: now,
      network: undefined,
      agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0)",
    };
  }

  /** Most games end; some tables never begin, some games are left in the middle. */
  async #play(host: string, guest: string, now: number): Promise<void> {
    const { tables } = this.#store;
    const id = `table-${String(this.tables++).padStart(10, "0")}`;
    const { founded, half, rest, checkpoint } = this.#one(this.#games);
    const own = (append: Append, at: number): Append => {
      const text = JSON.stringify(append)
        .replaceAll(TABLE, id)
        .replaceAll(SOMEBODY[0], host)
        .replaceAll(SOMEBODY[1], guest);
      const { finished, ...rest }: Append = JSON.parse(text);
      return { ...rest, at, finished: finished.map((game) => ({ ...game, code: id })) };
    };
    await tables.found(id, own(founded, now));
    const fate = this.#random.below(10);
    if (fate < 2) return;
    await tables.append(own(half, now + HOUR));
    await tables.saveCheckpoint(id, half.position + half.entries.length, checkpoint);
    if (fate < 3) return;
    await tables.append(own(rest, now + 2 * HOUR));
    this.games++;
  }

  async #quarrel(one: string, other: string, now: number): Promise<void> {
    const { talk, owner } = this.#store;
    await talk.mute(one, other);
    const report = { by: one, about: other, table: "table-0000000000", reason: "rude" };
    await talk.report({ ...report, words: Array.from({ length: 20 }, () => "something rude"), at: now });
    const ban = {
      kind: "person" as const,
      subject: other,
      label: "Quiet Otter",
      reason: "rude",
      created: now,
    };
    if (this.#random.below(5) === 0)
      await owner.ban({ id: `${other}-${now}`, ...ban, until: now + 24 * HOUR });
  }

  #other(guests: readonly string[], host: string): string {
    const among = this.#random.below(3) === 0 ? this.#accounts : guests;
    const found = this.#one(among);
    return found === host ? this.#one(this.#accounts.filter((id) => id !== host)) : found;
  }

  #one<T>(list: readonly T[]): T {
    const one = list[this.#random.below(list.length)];
    if (one === undefined) throw new Error("nobody is there");
    return one;
  }
}
