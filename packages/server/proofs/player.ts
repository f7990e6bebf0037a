import type { Random, Seat } from "@medallion/kernel";
import type { TableLink } from "@medallion/protocol";
import type { RoomEvent, RoomLook } from "@medallion/table";
import type { Person } from "./person.ts";

/** One in so many choices is preceded by taking up an offer, where there is one. */
const OFFERS = 12;
/** Milliseconds before something that was refused is tried again. */
const AGAIN = 50;

/** One seat of one table, or a spectator of it: plays random legal choices and keeps all it heard. */
export class Player {
  readonly person: Person;
  readonly table: string;
  readonly seat: Seat | null;
  /** Every event with its number as the place in the list. */
  readonly events: RoomEvent[] = [];
  /** Numbers that did not follow each other. */
  readonly faults: string[] = [];
  /** Resolves when the game is over. */
  readonly over: Promise<void>;
  /** The commitment published while people were gathering. */
  commitment: string | undefined;
  readonly #link: TableLink;
  readonly #random: Random;
  #busy = false;
  #end: () => void = () => {};
  /** The question that it lets the clock answer. */
  #sleepsAt: number | undefined;

  constructor(person: Person, table: string, seat: Seat | null, random: Random) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.#random = random;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
    const refused = ({ code, sentence }: { code: string; sentence: string }): void => {
      this.faults.push(`the table cannot be seen: ${code}, ${sentence}`);
    };
    const news = (events: readonly RoomEvent[], from: number): void => this.#hear(events, from);
    this.#link = person.connection.attach(table, seat, { news, refused }, 0);
  }

  get look(): RoomLook | undefined {
    return this.#link.look;
  }

  /** Says that this seat is ready to begin, again if the server could not write it down. */
  async ready(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    for (;;) {
      const outcome = await this.#link.command({ kind: "sit", seat, ready: true });
      if (outcome.kind !== "refused" || this.person.connection.state === "closed") return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (this.look?.stage !== "gathering") return;
    }
  }

  /** Lets the clock answer this question of its own. */
  sleepAt(question: number): void {
    this.#sleepsAt = question;
  }

  /** Stops looking. */
  leave(): void {
    this.#link.detach();
  }

  #hear(events: readonly RoomEvent[], from: number): void {
    if (from !== this.events.length)
      this.faults.push(`event ${from} came where ${this.events.length} was due`);
    this.events.push(...events);
    const { look } = this;
    if (look === undefined) return;
    if (look.stage === "gathering") this.commitment ??= look.commitment;
    if (look.stage === "over") this.#end();
    else void this.#act();
  }

  async #act(): Promise<void> {
    const { seat } = this;
    if (this.#busy || seat === null) return;
    this.#busy = true;
    try {
      for (let asked = this.look?.table; asked?.question !== undefined; asked = this.look?.table) {
        const { id } = asked.question;
        if (id === this.#sleepsAt) return;
        const offers = this.#random.below(OFFERS) === 0 ? asked.offers.length : 0;
        const [question, count] = offers > 0 ? (["offer", offers] as const) : [id, asked.choices.length];
        const choice = this.#random.below(count);
        const outcome = await this.#link.command({ kind: "answer", seat, question, choice });
        if (outcome.kind === "refused") await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (this.person.connection.state === "closed") return;
      }
    } finally {
      this.#busy = false;
    }
  }
}
