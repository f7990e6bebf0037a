import type { Random } from "@medallion/kernel";
import {
  type CallOf,
  type Connection,
  callRoute,
  connect,
  type PlayerRouteName,
  type ReplyOf,
  SOCKET_PATH,
} from "@medallion/protocol";
import { Journal } from "./journal.ts";
import { realHost } from "./wire.ts";

/** How soon a person of the proofs tries again after a loss, in milliseconds. */
const IMPATIENCE = 25;

/** A guest over the real socket, who writes down all that was said and comes back after every loss. */
export class Person {
  readonly id: string;
  readonly token: string;
  readonly journal = new Journal();
  readonly connection: Connection;
  readonly #origins: readonly string[];
  #at: number;

  private constructor(origins: readonly string[], home: number, identity: ReplyOf<"guest">, random: Random) {
    this.#origins = origins;
    this.#at = home;
    this.id = identity.person.id;
    this.token = identity.token;
    const { journal } = this;
    const tap = {
      said: (text: string) => journal.say(JSON.parse(text)),
      heard: (text: string) => journal.hear(JSON.parse(text)),
    };
    const chance = (): number => random.below(1_000_000) / 1_000_000;
    this.connection = connect({
      ...realHost(() => `${this.origin.replace("http", "ws")}${SOCKET_PATH}`, tap, chance),
      url: "",
      token: this.token,
    });
    this.connection.watch((state) => {
      if (state !== "waiting") return;
      // Whoever lost one server goes to the next.
      this.#at++;
      setTimeout(() => this.connection.hurry(), IMPATIENCE);
    });
  }

  /** Asks one of the servers for a guest's token and connects there; `home` says which comes first. */
  static async arrive(
    origins: readonly string[],
    home: number,
    name: string,
    random: Random,
  ): Promise<Person> {
    const origin = origins[home % origins.length] ?? "";
    const identity = await callRoute(fetch, origin, undefined, "guest", { body: { name } });
    return new Person(origins, home, identity, random);
  }

  /** The server that this person uses now. */
  get origin(): string {
    return this.#origins[this.#at % this.#origins.length] ?? "";
  }

  call<N extends PlayerRouteName>(name: N, call: CallOf<N>): Promise<ReplyOf<N>> {
    return callRoute(fetch, this.origin, this.token, name, call);
  }

  leave(): void {
    this.connection.close();
  }
}
