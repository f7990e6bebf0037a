import { greedyBot } from "@medallion/bots";
import { KITS } from "@medallion/games";
import type { View } from "@medallion/gwent";
import { type Choice, type Question, randomOf } from "@medallion/kernel";
import type { Connection, TableLink } from "@medallion/protocol";
import type { RoomLook, TableLook } from "@medallion/table";

/** What a seat is asked, with the table as it sees it. */
export interface Asked extends TableLook {
  readonly question: Question;
}

/** One seat of one table, moved by a program. A browser of the same person may look from the same seat. */
export class Player {
  readonly table: string;
  readonly seat: number;
  readonly #link: TableLink;
  readonly #random = randomOf("browser");
  readonly #waiting = new Set<() => void>();

  constructor(connection: Connection, table: string, seat: number) {
    this.table = table;
    this.seat = seat;
    this.#link = connection.attach(table, seat, {
      news: () => this.#wake(),
      refused: ({ sentence }) => {
        throw new Error(sentence);
      },
    });
  }

  get look(): RoomLook | undefined {
    return this.#link.look;
  }

  /** What it is asked now, if it is. */
  get asked(): Asked | undefined {
    const table = this.look?.table;
    return table?.question === undefined ? undefined : { ...table, question: table.question };
  }

  get isOver(): boolean {
    return this.look?.stage === "over";
  }

  /** Waits for the seat's next question; none comes any more when the game is over. */
  async nextAsked(): Promise<Asked | undefined> {
    while (this.asked === undefined && !this.isOver) await this.#news();
    return this.asked;
  }

  async until(holds: (look: RoomLook) => boolean): Promise<void> {
    while (this.look === undefined || !holds(this.look)) await this.#news();
  }

  /** Answers the open question. */
  async answer(choice: number): Promise<void> {
    const asked = await this.nextAsked();
    if (asked === undefined) throw new Error("there is nothing to answer");
    const outcome = await this.#link.command({
      kind: "answer",
      seat: this.seat,
      question: asked.question.id,
      choice,
    });
    if (outcome.kind === "refused") throw new Error(outcome.refusal.sentence);
  }

  /** Plays as a bot would until it is asked what the caller waits for; false if the game ended before. */
  async playUntil(reached: (asked: Asked) => boolean, pick = this.greedy): Promise<boolean> {
    for (;;) {
      const asked = await this.nextAsked();
      if (asked === undefined) return false;
      if (reached(asked)) return true;
      await this.answer(pick(asked));
    }
  }

  /** How many cards of Gwent it has in its hand. */
  handCount(): number {
    const view = this.look?.table?.view as View | undefined;
    return view?.players[this.seat]?.handCount ?? 0;
  }

  /** Stops looking; the seat stays taken. */
  leave(): void {
    this.#link.detach();
  }

  /** What a bot would choose. */
  readonly greedy = ({ view, question, choices }: Asked): number => {
    const kit = KITS.find(({ game }) => game.id === this.look?.settings.game);
    if (kit === undefined) throw new Error("nobody knows this game");
    return greedyBot.choose(kit, view, question, choices, this.#random);
  };

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
    });
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** The place of the first choice of this kind, if there is one. */
export function choiceOf(choices: readonly Choice[], kind: string): number | undefined {
  const place = choices.findIndex((choice) => "kind" in choice && choice.kind === kind);
  return place === -1 ? undefined : place;
}
