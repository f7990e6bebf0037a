import {
  type CallOf,
  type Connection,
  callRoute,
  connect,
  type PlayerRouteName,
  type ReplyOf,
  SOCKET_PATH,
} from "@medallion/protocol";
import { type Place, type Settings, usualSettings } from "@medallion/table";
import { Player } from "./player.ts";

/** What a table shall be, beside what is usual. */
export interface TableWish extends Partial<Settings> {
  readonly mode: string;
  readonly seats: number;
  /** Seats that bots have; the guest takes the first of the others. */
  readonly bots?: readonly number[];
  /** What the guest brings: the id of a ready deck, a line-up, or a leader. */
  readonly pick?: string;
}

/** Somebody without a browser, who arranges tables and moves at them for a test. */
export class Guest {
  readonly origin: string;
  readonly token: string;
  readonly id: string;
  readonly #connection: Connection;

  private constructor(origin: string, { person, token }: ReplyOf<"guest">) {
    this.origin = origin;
    this.token = token;
    this.id = person.id;
    this.#connection = connect({
      url: `${origin.replace(/^http/, "ws")}${SOCKET_PATH}`,
      token,
      open: (url) => new WebSocket(url),
      timers: {
        set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
        clear: (timer) => clearTimeout(timer),
        now: () => Date.now(),
      },
      random: () => 0.5,
    });
  }

  static async arrive(origin: string, name: string): Promise<Guest> {
    return new Guest(origin, await callRoute(fetch, origin, undefined, "guest", { body: { name } }));
  }

  call<N extends PlayerRouteName>(name: N, call: CallOf<N>): Promise<ReplyOf<N>> {
    return callRoute(fetch, this.origin, this.token, name, call);
  }

  /** A new table, of Gwent unless another game is wished for, at which the guest sits and is ready; with bots in all other seats it begins at once. */
  async found({ bots = [], pick, ...wish }: TableWish): Promise<Player> {
    const settings = { ...usualSettings(wish.game ?? "gwent", wish.mode, wish.seats), ...wish };
    const places = Array.from(
      { length: wish.seats },
      (_, seat): Place =>
        bots.includes(seat) ? { kind: "bot", bot: "greedy", name: BOT_NAMES[seat] ?? "" } : { kind: "open" },
    );
    const sit = { ready: true, ...(pick !== undefined && { pick }) };
    const { table, seat } = await this.call("found", { body: { settings, places, sit } });
    if (seat === null) throw new Error("the founder has no seat");
    return this.at(table, seat);
  }

  /** Sits down at somebody else's table, ready. */
  async join(table: string, seat: number): Promise<Player> {
    await this.call("command", { params: { table }, body: { command: { kind: "sit", seat, ready: true } } });
    return this.at(table, seat);
  }

  at(table: string, seat: number): Player {
    return new Player(this.#connection, table, seat);
  }

  leave(): void {
    this.#connection.close();
  }
}

/** As long as names that the server invents may be. */
const BOT_NAMES = ["Vesemir", "Plucky Tarragon", "Zoltan", "Wandering Kingfisher", "Priscilla"];
