import {
  answer,
  begin,
  type Event,
  equal,
  heard,
  type Question,
  randomFrom,
  randomOf,
  type Seat,
  type Told,
} from "@medallion/kernel";
import type { LogEntry, TableLook } from "@medallion/table";
import type { Recording } from "./recording.ts";

/** What one viewer may know after one entry of the log, worked out by the rules of the game alone. */
export interface Due {
  /** The game's events of this entry that the viewer may hear. */
  readonly events: readonly Event[];
  readonly table: Pick<TableLook, "view" | "question" | "choices" | "offers">;
  readonly waitingFor: readonly Seat[];
  /** Everybody who owes an answer, known to the viewer or not. */
  readonly owing: readonly Seat[];
  readonly over: boolean;
  /** Whether anything of this differs from what the viewer knew before. */
  readonly isNews: boolean;
  /** Whether several were asked at once, and somebody still owes the same answer. */
  readonly isHiddenPhase: boolean;
  /** Whose answer it was. */
  readonly by: Seat | undefined;
}

/** What is secret in a game whatever its rules: never to be found in any byte. */
export interface GameSecrets {
  readonly seed: string;
  readonly key: string;
  /** By seat; absent where nobody brought one. */
  readonly salts: readonly (string | undefined)[];
  readonly picks: readonly (string | undefined)[];
}

/** What the log says of the secrets of the game. */
export function secretsOf({ log, settings }: Recording): GameSecrets {
  const salts: (string | undefined)[] = Array.from({ length: settings.seats }, () => undefined);
  const picks = [...salts];
  for (const { command } of log) {
    if (command.kind !== "sit" || command.seat === undefined) continue;
    salts[command.seat] = command.salt ?? salts[command.seat];
    picks[command.seat] = command.pick ?? picks[command.seat];
  }
  const seed = log[0]?.seed ?? "";
  const { key } = randomFrom(
    seed,
    salts.map((salt) => salt ?? ""),
  );
  return { seed, key, salts, picks };
}

/** The whole game again, from the seed and the log: for each viewer what it may know at the beginning and after each answer. */
export function dueFor(
  recording: Recording,
  viewers: readonly (Seat | null)[],
): ReadonlyMap<Seat | null, readonly Due[]> {
  const { way, settings, log } = recording;
  const { game, lobby } = way.kit;
  const { seed, salts, picks } = secretsOf(recording);
  const { mode, seats, rules } = settings;
  const options = lobby.options({ mode, seats, picks, rules }, randomOf(`${seed}/options`));
  const random = randomFrom(
    seed,
    salts.map((salt) => salt ?? ""),
  );
  const due = new Map(viewers.map((viewer): [Seat | null, Due[]] => [viewer, []]));
  let told: Told[] = [];
  const tell = (one: Told): void => {
    told.push(one);
  };
  const state = begin(game, options, random, tell);
  let before: readonly Question[] = [];

  const note = (by: Seat | undefined): void => {
    const over = game.outcome(state) !== undefined;
    const questions = over ? [] : game.questions(state);
    const owing = questions.map(({ seat }) => seat);
    const isHiddenPhase =
      before.length > 1 &&
      before.some((one) => questions.some(({ seat, id }) => one.seat === seat && one.id === id));
    for (const [viewer, list] of due) {
      const question = viewer === null ? undefined : questions.find(({ seat }) => seat === viewer);
      const events = told.flatMap((one) => heard(one, viewer) ?? []);
      const table = {
        view: game.view(state, viewer),
        question,
        choices: question === undefined ? [] : [...game.choices(state, question.seat)],
        offers: viewer === null || over ? [] : [...game.offers(state, viewer)],
      };
      const waitingFor = viewer !== null && owing.includes(viewer) ? [viewer] : owing;
      const last = list.at(-1);
      const isNews =
        last === undefined ||
        events.length > 0 ||
        last.over !== over ||
        !equal(last.waitingFor, waitingFor) ||
        !equal(last.table, table);
      // The state goes on; what was seen of it must not.
      list.push({
        events,
        table: isNews ? structuredClone(table) : last.table,
        waitingFor,
        owing,
        over,
        isNews,
        isHiddenPhase,
        by,
      });
    }
    before = questions;
    told = [];
  };

  note(undefined);
  for (const given of log.flatMap(answerIn)) {
    const done = answer(game, state, given, tell);
    if (typeof done !== "string")
      throw new Error(`the log holds an answer that is refused: ${done.sentence}`);
    note(given.seat);
  }
  return due;
}

function answerIn({ command }: LogEntry) {
  return command.kind === "answer" || command.kind === "bot" ? [command] : [];
}
