import { PATIENT, Question, VERY_PATIENT } from "./question.ts";
import type { Answerer, Surroundings } from "./surroundings.ts";

/** How it stands with the way to the server. */
export type Connectivity =
  | "connected"
  /** The device itself has no network. */
  | "noNetwork"
  /** No answer, or one that is not the server's, though for all we know there is a network. */
  | "noServer";

/** On an idle page the server is asked when nothing was heard for so long; over a socket that is well more is heard. */
const IDLE = 10_000;
/** A page that was kept on the device asks so long after its first drawing. */
const START = 300;
/** A page that is shown again asks, unless something was heard just before. */
const JUST_BEFORE = 2000;
/** Whatever happens, questions begin so long after each other. */
const GAP = 1000;
/** After a failure that nothing has announced: once more, before anything is told. */
const CONFIRM = 700;
/** In trouble so many questions in a row, so far apart, must lead to the same before something else is told. */
const ENOUGH = 3;
const STEP = 600;
/** The pause after the first question in vain, how it grows, and how long it becomes. */
const PAUSE = 1000;
const GROWTH = 1.6;
const LONGEST_PAUSE = 10_000;

/**
 * Knows whether the server can be reached from what really happens: requests and sockets that are answered or fail, and
 * small questions of its own where those leave it open. Only such a question decides; all else is a reason to ask one.
 *
 * What the browser says of the network is a hint. `navigator.onLine` is false where no interface is up, and yet a server
 * on the same machine answers; it is true in any network, with or without a way to the server. Chromium 150 says true of
 * an emulated cut as soon as the service worker has opened another page, and nothing in that page tells otherwise: not
 * `navigator.connection`, not the worker, not the error. So it is remembered across pages that the device had no
 * network, until something answers or the device says that the network came.
 */
export class Network {
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #watchers = 0;
  #told: Connectivity = "connected";
  /** What the last question led to, and how many in a row did. */
  #found: Connectivity = "connected";
  #times = 0;
  /** Something has failed since the last answer. */
  #suspects = false;
  /** The device had no network, and nothing has answered since. */
  #isGone = false;
  /** That is remembered for the next page. */
  #isRemembered = false;
  #heardAt: number | undefined;
  #inVain = 0;
  #patience = PATIENT;
  #question: Question | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #next: { readonly timer: number; readonly at: number } | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Begins to hear what the device says of its network: once, at the start of the program. */
  follow(): void {
    this.#around.follow({
      hinted: () => this.#hinted(),
      turned: () => this.#turned(),
      left: () => this.#left(),
    });
  }

  get connectivity(): Connectivity {
    return this.#told;
  }

  /** Hears when it changes, without a wish to know: as long as nobody watches, nothing is asked. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    const stop = this.listen(listener);
    this.#watchers += 1;
    if (this.#watchers === 1) this.#begin();
    return () => {
      stop();
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#rest();
    };
  };

  /** The server has answered a request, or said something over a socket. */
  heard(): void {
    this.#heardAt = this.#now();
    if (this.#told !== "connected") return this.#askAnew();
    this.#suspects = false;
    this.#forgetGone();
  }

  /** A request was not answered, or a socket was lost; nothing that we gave up ourselves. */
  failed(): void {
    this.#suspects = true;
    this.#heardAt = undefined;
    this.#askSoon();
  }

  #begin(): void {
    const { memory, isOnLine, isFresh } = this.#around;
    this.#isRemembered ||= memory.recall();
    this.#isGone ||= this.#isRemembered;
    if (!isOnLine()) this.#noteGone();
    if (!this.#suspects && !this.#isGone && isFresh()) this.#heardAt ??= this.#now();
    this.#askIn(Math.max(START, this.#untilQuietFor(IDLE)));
  }

  /** The device says that its network came or went. */
  #hinted(): void {
    if (!this.#around.isOnLine()) this.#noteGone();
    // Not forgotten yet: Chromium 150 also says so of an emulated cut, to the page that is just being left.
    else this.#isGone = false;
    this.#heardAt = undefined;
    this.#inVain = 0;
    this.#askAnew();
  }

  /** Another page is opened, perhaps before the device's word has come by itself. */
  #left(): void {
    if (!this.#around.isOnLine()) this.#noteGone();
  }

  #turned(): void {
    if (!this.#around.isVisible()) return this.#rest();
    if (this.#untilQuietFor(JUST_BEFORE) === 0) this.#heardAt = undefined;
    this.#askIn(this.#untilQuietFor(IDLE));
  }

  /** How long it is until nothing was heard for `milliseconds`. */
  #untilQuietFor(milliseconds: number): number {
    return this.#heardAt === undefined ? 0 : Math.max(0, this.#heardAt + milliseconds - this.#now());
  }

  /** Not the old question once more: what was asked in another network may never be answered in this one. */
  #askAnew(): void {
    if (this.#question !== undefined && this.#question.age > GAP) this.#dropQuestion();
    this.#askSoon();
  }

  #askSoon(): void {
    const at = Math.max(this.#now(), this.#askedAt + GAP);
    if (this.#question !== undefined || (this.#next !== undefined && this.#next.at <= at)) return;
    this.#askIn(at - this.#now());
  }

  #askIn(milliseconds: number): void {
    const { timers, isVisible } = this.#around;
    this.#unplan();
    if (this.#watchers === 0 || !isVisible()) return;
    this.#next = { timer: timers.set(() => this.#due(), milliseconds), at: this.#now() + milliseconds };
  }

  #due(): void {
    this.#next = undefined;
    const isWell = this.#told === "connected" && !this.#suspects;
    const rest = isWell ? this.#untilQuietFor(IDLE) : 0;
    if (rest > 0) this.#askIn(rest);
    else this.#ask();
  }

  #ask(): void {
    this.#dropQuestion();
    this.#askedAt = this.#now();
    const over = (then: () => void): void => {
      this.#question = undefined;
      then();
    };
    this.#question = new Question(this.#around, this.#patience, {
      silent: () => this.#unanswered(),
      answered: (answerer, isLate) => over(() => this.#answered(answerer, isLate)),
      failed: () => over(() => this.#unanswered()),
      givenUp: () => over(() => this.#askIn(0)),
    });
  }

  #answered(answerer: Answerer, isLate: boolean): void {
    this.#forgetGone();
    if (isLate) this.#patience = VERY_PATIENT;
    if (answerer === "other") return this.#missed("noServer");
    this.#heardAt = this.#now();
    this.#suspects = false;
    this.#inVain = 0;
    if (this.#isDoubtful("connected")) return this.#askIn(STEP);
    this.#tell("connected");
    this.#askIn(IDLE);
  }

  #unanswered(): void {
    if (this.#isGone || !this.#around.isOnLine()) this.#noteGone();
    this.#missed(this.#isGone ? "noNetwork" : "noServer");
  }

  #missed(why: Connectivity): void {
    const isAnnounced = this.#suspects || this.#isGone || this.#question !== undefined;
    const isDoubtful = this.#isDoubtful(why);
    this.#heardAt = undefined;
    this.#suspects = true;
    if (this.#told === "connected" && !isAnnounced) return this.#askIn(CONFIRM);
    // Told before and found again: there is a network.
    if (why === "noServer" && this.#told === why) this.#forgetGone();
    if (!isDoubtful) this.#tell(why);
    // A question that is still open is as good as another one.
    if (this.#question === undefined) this.#askIn(isDoubtful ? STEP : this.#pause());
  }

  /** Whether this may be due to a network that comes and goes, and should not be told yet. */
  #isDoubtful(found: Connectivity): boolean {
    this.#times = this.#found === found ? this.#times + 1 : 1;
    this.#found = found;
    return this.#told !== "connected" && this.#told !== found && this.#times < ENOUGH;
  }

  #pause(): number {
    const longest = Math.min(LONGEST_PAUSE, PAUSE * GROWTH ** this.#inVain);
    this.#inVain += 1;
    return longest * (0.8 + 0.2 * this.#around.random());
  }

  /** At once: the next page may be opened before a question could fail. */
  #noteGone(): void {
    this.#isGone = true;
    this.#isRemembered = true;
    this.#around.memory.keep();
  }

  /** Not while the device says that it is gone: what answers then may have been under way before. */
  #forgetGone(): void {
    if (!this.#around.isOnLine()) return;
    this.#isGone = false;
    if (!this.#isRemembered) return;
    this.#isRemembered = false;
    this.#around.memory.forget();
  }

  #tell(connectivity: Connectivity): void {
    if (this.#told === connectivity) return;
    this.#told = connectivity;
    for (const listener of [...this.#listeners]) listener();
  }

  #dropQuestion(): void {
    this.#question?.drop();
    this.#question = undefined;
  }

  #unplan(): void {
    if (this.#next !== undefined) this.#around.timers.clear(this.#next.timer);
    this.#next = undefined;
  }

  #rest(): void {
    this.#dropQuestion();
    this.#unplan();
  }

  #now(): number {
    return this.#around.timers.now();
  }
}
