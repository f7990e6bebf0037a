import { at, type Kit, type Message, type Seat } from "@medallion/kernel";
import type { TableListener } from "@medallion/protocol";
import {
  type GameRecord,
  type Holder,
  heardIn,
  lastSegment,
  type Step,
  type Viewer,
} from "@medallion/records";
import { type Place, type RoomEvent, type RoomLook, usualSettings } from "@medallion/table";
import type { Link, OpenLink } from "../hosts/link.ts";
import { isUnnamed } from "../settings/unnamed.ts";

/** A game that is shown again: a host whose table moves only when it is told to. */
export class Reel {
  readonly #kit: Kit;
  readonly #record: GameRecord;
  readonly #mode: string;
  readonly #own: Own | undefined;
  readonly #steps: readonly Step[];
  readonly #viewer: Viewer;
  readonly #alongside: readonly Message[];
  #position: number;
  #following: TableListener | undefined;
  #heard = 0;

  constructor(game: Recording, shown: Shown) {
    this.#kit = game.kit;
    this.#record = game.record;
    this.#mode = game.mode;
    this.#own = game.own;
    this.#steps = shown.steps;
    this.#viewer = shown.viewer;
    this.#position = shown.position;
    this.#alongside = alongsideOf(game.kit, game.record);
  }

  get position(): number {
    return this.#position;
  }

  /** Comes to the table at the reel's position, having heard all that happened before. */
  readonly open: OpenLink = (seat, listener): Link => {
    const reel = this;
    const events = this.#steps.slice(0, this.#position + 1).flatMap((step) => this.#eventsOf(step));
    this.#following = listener;
    this.#heard = events.length;
    // As a host would: after the link is in the caller's hands.
    queueMicrotask(() => {
      if (reel.#following === listener) listener.news(events, 0);
    });
    return {
      seat,
      get look() {
        return reel.#look();
      },
      command: () => Promise.resolve({ kind: "refused", refusal: NOTHING_TO_DO }),
      detach() {
        if (reel.#following === listener) reel.#following = undefined;
      },
    };
  };

  /** One step on, told as it happened; false at the end. */
  advance(): boolean {
    const next = this.#steps[this.#position + 1];
    if (next === undefined) return false;
    this.#position += 1;
    const events = this.#eventsOf(next);
    const from = this.#heard;
    this.#heard += events.length;
    this.#following?.news(events, from);
    return true;
  }

  #eventsOf({ frame }: Step): readonly RoomEvent[] {
    return heardIn(frame, this.#viewer).map((event) => ({ kind: "game", event }));
  }

  #look(): RoomLook {
    const { frame } = at(this.#steps, this.#position);
    const { game } = this.#kit;
    const seat = this.#viewer === "all" ? null : this.#viewer;
    const seats = frame.seats.map((_, number) => number);
    return {
      viewer: seat,
      settings: usualSettings(game.id, this.#mode, frame.seats.length),
      owner: "",
      stage: frame.ending === undefined ? "playing" : "over",
      game: 0,
      commitment: this.#record.commitment,
      places: frame.seats.map((holder, number) => placeOf(holder, number, this.#own)),
      ready: seats.map(() => true),
      gone: [],
      waitingFor:
        frame.ending === undefined ? game.questions(frame.state).map((question) => question.seat) : [],
      clocks: [],
      paused: frame.paused,
      chatOpen: false,
      proposal: undefined,
      votes: [],
      table: {
        view: game.view(frame.state, seat),
        alongside: this.#alongside,
        question: undefined,
        choices: [],
        offers: [],
        mayTakeBack: "no",
        ending: frame.ending,
        others:
          this.#viewer === "all"
            ? seats.map((other) => ({ seat: other, view: game.view(frame.state, other) }))
            : [],
      },
    };
  }
}

/** The seat from which the reader played, and what they are called by now. */
interface Own {
  readonly seat: Seat;
  readonly name: string;
}

/** A game as it was written down; `own` is absent where the reader did not play it. */
interface Recording {
  readonly kit: Kit;
  readonly record: GameRecord;
  readonly mode: string;
  readonly own?: Own | undefined;
}

/** What of a game is shown, and to whom. */
export interface Shown {
  readonly steps: readonly Step[];
  readonly viewer: Viewer;
  readonly position: number;
}

const NOTHING_TO_DO = { code: "game-over", sentence: "This game was played before; it can only be watched." };

/** Whoever played before they had given a name goes by the one they have now. */
function placeOf(holder: Holder, seat: Seat, own: Own | undefined): Place {
  if (holder.who === "bot") return { kind: "bot", bot: holder.bot, name: holder.name };
  const isNamedNow = own !== undefined && own.seat === seat && own.name !== "" && isUnnamed(holder.name);
  const name = isNamedNow ? own.name : holder.name;
  return { kind: "person", person: `seat-${seat}`, name, guest: true };
}

function alongsideOf(kit: Kit, record: GameRecord): readonly Message[] {
  const { options } = lastSegment(record);
  return options === undefined ? [] : (kit.lobby.others?.(kit.game.parseOptions(options)) ?? []);
}
