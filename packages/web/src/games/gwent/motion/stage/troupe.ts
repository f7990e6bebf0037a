/** When something moves, in milliseconds at normal speed. */
export interface When {
  readonly at: number;
  readonly ms: number;
}

type Frames = Keyframe[] | PropertyIndexedKeyframes;

/** Everything that moves at one time. It can be hurried or ended together, and leaves the table as it was drawn. */
export class Troupe {
  readonly layer: HTMLElement;
  readonly #pace: number;
  readonly #animations: Animation[] = [];
  readonly #nodes: Element[] = [];
  readonly #undress: (() => void)[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #clock: Animation | undefined;
  #end: () => void = () => undefined;
  #ended = false;

  constructor(layer: HTMLElement, pace: number) {
    this.layer = layer;
    this.#pace = pace;
  }

  /** Adds something that is taken away again in the end. */
  add<E extends Element>(node: E, parent: Element = this.layer): E {
    this.#nodes.push(node);
    parent.append(node);
    return node;
  }

  move(element: Element, frames: Frames, { at, ms }: When, options: KeyframeAnimationOptions = {}): void {
    const timing = { delay: at * this.#pace, duration: Math.max(1, ms * this.#pace) };
    this.#animations.push(element.animate(frames, { easing: EASE, fill: "both", ...options, ...timing }));
  }

  hideUntil(element: Element, at: number): void {
    if (at > 0) this.move(element, { opacity: [0, 0] }, { at: 0, ms: at }, { fill: "none" });
  }

  hideFrom(element: Element, at: number): void {
    this.move(element, { opacity: [0, 0] }, { at, ms: 1 }, { fill: "forwards" });
  }

  /** Puts marks and times on an element by which the style sheet moves it. */
  dress(
    element: HTMLElement,
    marks: Readonly<Record<string, string>>,
    times: Readonly<Record<string, number>>,
  ): void {
    Object.assign(element.dataset, marks);
    for (const [name, ms] of Object.entries(times)) element.style.setProperty(name, `${ms * this.#pace}ms`);
    this.#undress.push(() => {
      for (const name of Object.keys(marks)) delete element.dataset[name];
      for (const name of Object.keys(times)) element.style.removeProperty(name);
    });
  }

  /** Does something at its time, unless all is over or has to be fast by then. */
  cue(at: number, act: () => void): void {
    this.#timers.add(setTimeout(act, at * this.#pace));
  }

  /** Calls back after so long, or when it was hurried to an end. */
  endAfter(ms: number, onEnd: () => void): void {
    this.#clock = this.layer.animate({ opacity: [1, 1] }, { duration: Math.max(1, ms * this.#pace) });
    this.#end = () => {
      this.stop();
      onEnd();
    };
    this.#clock.onfinish = this.#end;
    this.#animations.push(this.#clock);
  }

  hurry(within: number): void {
    const left = this.#clock === undefined ? 0 : remaining(this.#clock);
    if (this.#ended || left <= within) return;
    this.#silence();
    for (const animation of this.#animations) animation.updatePlaybackRate(left / within);
    // A machine that is too slow to move things in time is not waited for.
    this.#timers.add(setTimeout(() => this.#end(), within));
  }

  stop(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#silence();
    for (const animation of this.#animations) {
      animation.onfinish = null;
      animation.cancel();
    }
    for (const node of this.#nodes) node.remove();
    for (const undress of this.#undress) undress();
  }

  #silence(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** The tokens' `--ease`. */
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

function remaining({ effect, currentTime }: Animation): number {
  const end = effect?.getComputedTiming().endTime;
  return typeof end === "number" && typeof currentTime === "number" ? end - currentTime : 0;
}
