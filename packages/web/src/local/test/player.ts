import type { Seat } from "@medallion/kernel";
import type { Outcome, TableLink } from "@medallion/protocol";
import type { RoomEvent } from "@medallion/table";
import type { Tab } from "./device.ts";

/** Somebody at a table: keeps what is heard, and answers questions if told how. */
export class Player {
  readonly link: TableLink;
  readonly events: RoomEvent[] = [];
  readonly outcomes: Outcome[] = [];
  refused: string | undefined;
  #choose: ((choices: number) => number) | undefined;
  #answered = "";
  readonly #waiting = new Set<() => void>();

  constructor(tab: Tab, table: string, seat: Seat | null, choose?: (choices: number) => number) {
    this.#choose = choose;
    this.link = tab.connection.attach(table, seat, {
      news: (events) => {
        this.events.push(...events);
        this.#answer();
        for (const look of [...this.#waiting]) look();
      },
      refused: ({ code }) => {
        this.refused = code;
        for (const look of [...this.#waiting]) look();
      },
    });
  }

  /** Resolves once this holds of what is known; fails after a while. */
  async until(holds: (player: Player) => boolean, milliseconds = 20_000): Promise<void> {
    if (holds(this)) return;
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        this.#waiting.delete(look);
        clearTimeout(timer);
      };
      const look = (): void => {
        if (!holds(this)) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`waited in vain; stage ${this.link.look?.stage}, refused ${this.refused}`));
      }, milliseconds);
      this.#waiting.add(look);
    });
  }

  here(): Promise<void> {
    return this.until(({ link, refused }) => link.look !== undefined || refused !== undefined);
  }

  over(): Promise<void> {
    return this.until(({ link }) => link.look?.stage === "over");
  }

  /** From now on answers whatever is asked. */
  play(choose: (choices: number) => number): void {
    this.#choose = choose;
    this.#answered = "";
    this.#answer();
  }

  #answer(): void {
    const { look, seat } = this.link;
    const question = look?.table?.question;
    if (this.#choose === undefined || seat === null || question === undefined) return;
    const key = `${look?.game}/${question.id}`;
    if (key === this.#answered) return;
    this.#answered = key;
    const choice = this.#choose(look?.table?.choices.length ?? 0);
    void this.link
      .command({ kind: "answer", seat, question: question.id, choice })
      .then((outcome) => this.outcomes.push(outcome));
  }
}

/** Takes the last choice: rarely a pass, and always there. */
export const last = (choices: number): number => choices - 1;
