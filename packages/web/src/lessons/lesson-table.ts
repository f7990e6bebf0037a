import {
  type Choice,
  heard,
  type Kit,
  play,
  questionOf,
  type Seat,
  settle,
  type Tell,
} from "@medallion/kernel";
import type { Outcome, TableListener } from "@medallion/protocol";
import { choiceInLine, choiceWritten, isWritten } from "@medallion/scenarios/written";
import {
  type PersonCommand,
  type Place,
  type RoomEvent,
  type RoomLook,
  usualSettings,
} from "@medallion/table";
import type { Link, OpenLink } from "../hosts/link.ts";
import { LEARNER, type Script, type ScriptStep, type Sentence } from "./lesson.ts";

/** A choice that did not lead on; absent where there was nothing to choose. */
export interface Missed {
  readonly reply: Sentence | undefined;
  readonly choice?: Choice;
}

/** How far a lesson is. */
export interface LessonStanding {
  /** The place of the current step; the number of steps once all are done. */
  readonly step: number;
  /** What the lesson waits for: that the learner goes on, or chooses; that the others are done; nothing any more. */
  readonly awaits: "next" | "choice" | "others" | "nothing";
  /** The learner's last choice was not what this step is about: what the coach says to it, if anything special. */
  readonly missed: Missed | undefined;
}

export interface Circumstances {
  readonly kit: Kit;
  readonly lesson: Script;
  /** What everybody at the table is called at first, the learner before the others. */
  readonly names: readonly string[];
  /** Steps that were done before; they are played through at once. */
  readonly done: number;
  /** Lets the learner see what happened before the next one acts. */
  pause(): Promise<void>;
}

/** The host of a lesson or a puzzle: a real game from an arranged position, in which only what the step is about is carried out. */
export class LessonTable {
  readonly #at: Circumstances;
  readonly #state: unknown;
  readonly #events: RoomEvent[] = [];
  #names: readonly string[];
  readonly #listeners = new Set<() => void>();
  #following: TableListener | undefined;
  #standing: LessonStanding;

  constructor(circumstances: Circumstances) {
    this.#at = circumstances;
    this.#names = circumstances.names;
    const { kit, lesson, done } = circumstances;
    this.#state = kit.stage.arrange(lesson.scene);
    settle(kit.game, this.#state, this.#tell);
    for (const step of lesson.steps.slice(0, done)) {
      if (step.choose !== undefined) this.#choose(step.choose);
      for (const line of step.answer ?? []) this.#playLine(line);
    }
    this.#standing = standingAt(lesson, Math.min(done, lesson.steps.length));
  }

  get standing(): LessonStanding {
    return this.#standing;
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly open: OpenLink = (seat, listener): Link => {
    const table = this;
    this.#following = listener;
    // As a host would: after the link is in the caller's hands.
    queueMicrotask(() => {
      if (table.#following === listener) listener.news([...table.#events], 0);
    });
    return {
      seat,
      get look() {
        return table.#look();
      },
      command: (command) => Promise.resolve(table.#command(command)),
      detach() {
        if (table.#following === listener) table.#following = undefined;
      },
    };
  };

  /** Those at the table are called otherwise from now on: in another language, for instance. */
  rename(names: readonly string[]): void {
    if (names.join("\n") === this.#names.join("\n")) return;
    this.#news(() => {
      this.#names = names;
    });
  }

  /** The learner has read and goes on. */
  next(): void {
    if (this.#standing.awaits === "next") void this.#goOn();
  }

  /** Makes the learner's choice for them. */
  show(): void {
    const ways = this.#step?.choose;
    if (this.#standing.awaits !== "choice" || ways === undefined) return;
    this.#news(() => this.#choose(ways));
    void this.#goOn();
  }

  get #step(): ScriptStep | undefined {
    return this.#at.lesson.steps[this.#standing.step];
  }

  readonly #tell: Tell = (told) => {
    const event = heard(told, LEARNER);
    if (event !== undefined) this.#events.push({ kind: "game", event });
  };

  #command(command: PersonCommand): Outcome {
    if (command.kind !== "answer") return NOT_NOW;
    if (this.#standing.awaits === "next") return this.#miss({ reply: undefined });
    if (this.#standing.awaits !== "choice") return NOT_NOW;
    const { kit } = this.#at;
    const asked = questionOf(kit.game, this.#state, LEARNER);
    const choice = kit.game.choices(this.#state, LEARNER)[command.choice];
    if (choice === undefined || command.question !== asked?.id) return NOT_NOW;
    if (!isWritten(kit, this.#state, LEARNER, choice, this.#step?.choose ?? []))
      return this.#miss({ reply: this.#replyTo(choice), choice });
    this.#news(() => this.#apply(LEARNER, choice));
    void this.#goOn();
    return { kind: "done" };
  }

  /** The others do their part, then the next step begins. */
  async #goOn(): Promise<void> {
    const { lesson, pause } = this.#at;
    const { step } = this.#standing;
    const lines = this.#step?.answer ?? [];
    if (lines.length > 0) this.#stand({ step, awaits: "others", missed: undefined });
    for (const line of lines) {
      await pause();
      this.#news(() => this.#playLine(line));
    }
    this.#stand(standingAt(lesson, step + 1));
  }

  #miss(missed: Missed): Outcome {
    this.#stand({ ...this.#standing, missed });
    return NOT_NOW;
  }

  #replyTo(choice: Choice): Sentence | undefined {
    const phrases = this.#at.kit.stage.phrases(this.#state, LEARNER, choice);
    return this.#step?.replies?.find(({ to }) => phrases.some((phrase) => phrase.startsWith(to)))?.say;
  }

  #playLine(line: string): void {
    const { seat, choice } = choiceInLine(this.#at.kit, this.#state, line);
    this.#apply(seat, choice);
  }

  #choose(ways: readonly string[]): void {
    this.#apply(LEARNER, choiceWritten(this.#at.kit, this.#state, LEARNER, ways));
  }

  #apply(seat: Seat, choice: Choice): void {
    play(this.#at.kit.game, this.#state, seat, choice, this.#tell);
  }

  /** Tells what `happen` leads to. */
  #news(happen: () => void): void {
    const from = this.#events.length;
    happen();
    this.#following?.news(this.#events.slice(from), from);
  }

  #stand(standing: LessonStanding): void {
    this.#standing = standing;
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): RoomLook {
    const { kit, lesson } = this.#at;
    const names = this.#names;
    const { game } = kit;
    const outcome = game.outcome(this.#state);
    const question = outcome === undefined ? questionOf(game, this.#state, LEARNER) : undefined;
    const mode = lesson.scene.mode ?? kit.lobby.modes[0]?.id ?? "";
    return {
      viewer: LEARNER,
      settings: { ...usualSettings(game.id, mode, names.length), takebacks: "none" },
      owner: "",
      stage: outcome === undefined ? "playing" : "over",
      game: 0,
      commitment: "",
      places: names.map(placeOf),
      ready: names.map(() => true),
      gone: [],
      waitingFor: question === undefined ? game.questions(this.#state).map(({ seat }) => seat) : [LEARNER],
      clocks: [],
      paused: false,
      chatOpen: false,
      proposal: undefined,
      votes: [],
      table: {
        view: game.view(this.#state, LEARNER),
        alongside: [],
        question,
        choices: question === undefined ? [] : game.choices(this.#state, LEARNER),
        offers: [],
        mayTakeBack: "no",
        ending: outcome && { by: "rules", outcome },
        others: [],
      },
    };
  }
}

const NOT_NOW: Outcome = {
  kind: "refused",
  refusal: { code: "not-allowed", sentence: "The lesson is about something else now." },
};

function standingAt({ steps }: Script, step: number): LessonStanding {
  const reached = steps[step];
  const awaits = reached === undefined ? "nothing" : reached.choose === undefined ? "next" : "choice";
  return { step, awaits, missed: undefined };
}

function placeOf(name: string, seat: Seat): Place {
  return seat === LEARNER
    ? { kind: "person", person: "learner", name, guest: true }
    : { kind: "bot", bot: "lesson", name };
}
