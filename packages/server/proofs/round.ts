import { at, randomOf } from "@medallion/kernel";
import { rate } from "../src/ratings/rate.ts";
import { openStore } from "../src/store/open.ts";
import { faultsOf } from "./checks.ts";
import { type GatheringWish, gather, MOST_SEATS, type PlayedTable, WAYS, wayName } from "./gathering.ts";
import { Person } from "./person.ts";

/** What came of one round. */
export interface RoundResult {
  readonly tables: number;
  /** Choices that were acknowledged. */
  readonly choices: number;
  readonly kills: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** A game that goes on while nobody was answered for so many milliseconds counts as hanging. */
const PATIENCE = 60_000;

/** People at tables while the ground shakes. */
export class Round {
  readonly people: readonly Person[];
  readonly tables: readonly PlayedTable[];
  readonly #began = performance.now();
  #acknowledged = 0;
  #isOver = false;
  #patience: NodeJS.Timeout | undefined;
  #waiting: { readonly count: number; readonly go: () => void }[] = [];

  private constructor(people: readonly Person[], tables: readonly PlayedTable[]) {
    this.people = people;
    this.tables = tables;
    for (const { journal } of people) journal.noticed = () => this.#notice();
  }

  /** Everybody arrives, spread over the servers, and sits down at the tables; then the games begin. */
  static async begin(
    origins: readonly string[],
    seed: string,
    wishes: readonly GatheringWish[],
  ): Promise<Round> {
    const people: Person[] = [];
    try {
      for (let index = 0; index <= MOST_SEATS; index++)
        people.push(
          await Person.arrive(origins, index, `Person ${index}`, randomOf(`${seed}/person ${index}`)),
        );
      const tables = await Promise.all(wishes.map((wish) => gather(people, wish)));
      const round = new Round(people, tables);
      for (const { players } of tables) for (const player of players) void player.ready();
      return round;
    } catch (error) {
      for (const person of people) person.leave();
      throw error;
    }
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Resolves after so many more acknowledgements, or when all games are over. */
  async after(acknowledgements: number): Promise<void> {
    if (this.#isOver) return;
    const count = this.#acknowledged + acknowledgements;
    await new Promise<void>((go) => this.#waiting.push({ count, go }));
  }

  /** Plays to the end of all games; a sentence for each that does not come to it. */
  async play(): Promise<readonly string[]> {
    const ends = this.tables.flatMap(({ players }) => players.map(({ over }) => over));
    const late = Symbol();
    const patience = new Promise<symbol>((resolve) => {
      this.#patience = setTimeout(() => resolve(late), PATIENCE);
    });
    const ended = await Promise.race([Promise.all(ends), patience]);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#isOver = true;
    for (const { go } of this.#waiting) go();
    return ended === late ? this.tables.flatMap(hanging) : [];
  }

  /** Downloads the records over HTTP, by table. */
  async records(origin: string): Promise<ReadonlyMap<string, string>> {
    const saves = new Map<string, string>();
    for (const { id } of this.tables) {
      const reply = await fetch(`${origin}/api/tables/${id}/games/0/record`);
      if (reply.ok) saves.set(id, await reply.text());
    }
    return saves;
  }

  leave(): void {
    for (const person of this.people) person.leave();
  }

  /** Compares what everybody was told with what is stored. */
  async judge(
    database: string,
    saves: ReadonlyMap<string, string>,
    before: readonly string[],
    kills: number,
  ): Promise<RoundResult> {
    const store = await openStore(database, { rate });
    const faults = [...before];
    try {
      for (const table of this.tables) {
        const save = saves.get(table.id);
        if (save === undefined) faults.push(`${wayName(table.way)}, table ${table.id}: it has no record`);
        else faults.push(...(await faultsOf(table, save, store)));
      }
    } finally {
      await store.close();
    }
    const answers = this.people.flatMap(({ journal }) => journal.acknowledged);
    const choices = answers.filter(({ command }) => command.kind === "answer").length;
    const seconds = (performance.now() - this.#began) / 1000;
    return { tables: this.tables.length, choices, kills, seconds, faults };
  }

  #notice(): void {
    this.#acknowledged++;
    this.#patience?.refresh();
    const due = this.#waiting.filter(({ count }) => count <= this.#acknowledged);
    this.#waiting = this.#waiting.filter(({ count }) => count > this.#acknowledged);
    for (const { go } of due) go();
  }
}

function hanging({ id, way, players }: PlayedTable): readonly string[] {
  const late = players.filter(({ look }) => look?.stage !== "over");
  if (late.length === 0) return [];
  const seen = late.map(
    ({ seat, look }) => `${seat ?? "spectator"} sees ${look?.stage}, waiting for ${look?.waitingFor}`,
  );
  return [`${wayName(way)}, table ${id} did not end: ${seen.join("; ")}`];
}

/** Tables for a round: the ways to play in rotation, with bots in some seats of every other table. */
export function wishesFor(round: number, count: number, seed: string): readonly GatheringWish[] {
  return Array.from({ length: count }, (_, index) => {
    const way = at(WAYS, (round * count + index) % WAYS.length);
    const random = randomOf(`${seed}/bots ${index}`);
    const bots = new Set<number>();
    if (index % 2 === 1)
      for (let seat = 1; seat < way.seats; seat++) if (random.below(2) === 0 || seat === 1) bots.add(seat);
    return { way, bots, clock: { kind: "none" }, seed: `${seed}/table ${index}` };
  });
}
