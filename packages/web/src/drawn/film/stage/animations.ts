import type { When } from "../plan/cue.ts";

type Frames = Keyframe[] | PropertyIndexedKeyframes;

/** Everything that moves at one time. It can be hurried or ended together, and leaves the table as it was drawn. */
export class Animations {
  readonly layer: HTMLElement;
  /** Nothing travels: what moves is seen where it was, and then where it is. */
  readonly still: boolean;
  readonly #pace: number;
  readonly #animations: Animation[] = [];
  readonly #nodes: Element[] = [];
  readonly #unmark: (() => void)[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #cues: { readonly at: number; act(): void }[] = [];
  /** When the last of what moves has arrived, at normal speed. */
  #last = 0;
  #begun = false;
  #ended = false;

  constructor(layer: HTMLElement, pace: number, still = false) {
    this.layer = layer;
    this.#pace = pace;
    this.still = still;
  }

  /** Adds something that is taken away again in the end. */
  add<E extends Element>(node: E, parent: Element = this.layer): E {
    this.#nodes.push(node);
    parent.append(node);
    return node;
  }

  move(element: Element, frames: Frames, when: When, options: KeyframeAnimationOptions = {}): void {
    if (this.still) this.stations(element, endsOf(frames), when, options);
    else this.#animate(element, frames, when, options);
  }

  /** Where something has to be seen on its way, so that it must be there even if nothing travels: from each to the next. */
  stations(element: Element, frames: Frames, when: When, options: KeyframeAnimationOptions = {}): void {
    if (this.still) this.#animate(element, heldAt(frames), when, { ...options, easing: "linear" });
    else this.#animate(element, frames, when, options);
  }

  #animate(element: Element, frames: Frames, { at, ms }: When, options: KeyframeAnimationOptions): void {
    this.#last = Math.max(this.#last, at + ms);
    const timing = { delay: at * this.#pace, duration: Math.max(1, ms * this.#pace) };
    this.#animations.push(element.animate(frames, { easing: EASE, fill: "both", ...options, ...timing }));
  }

  /** It ends as the element is drawn: where the page is too busy to end it, browsers leave the last frame standing. */
  hideUntil(element: Element, at: number): void {
    const hidden = { opacity: 0, offset: 0, easing: "step-end" };
    if (at > 0) this.#animate(element, [hidden], { at: 0, ms: at }, { fill: "none", easing: "linear" });
  }

  hideFrom(element: Element, at: number): void {
    this.move(element, { opacity: [0, 0] }, { at, ms: 1 }, { fill: "forwards" });
  }

  /** Puts marks and times on an element by which the style sheet moves it. */
  mark(
    element: HTMLElement,
    marks: Readonly<Record<string, string>>,
    times: Readonly<Record<string, number>>,
  ): void {
    Object.assign(element.dataset, marks);
    for (const [name, ms] of Object.entries(times)) element.style.setProperty(name, `${ms * this.#pace}ms`);
    this.#unmark.push(() => {
      for (const name of Object.keys(marks)) delete element.dataset[name];
      for (const name of Object.keys(times)) element.style.removeProperty(name);
    });
  }

  /** Does something at its time, unless all is over by then. */
  cue(at: number, act: () => void): void {
    this.#cues.push({ at, act });
  }

  /** Lets everything go, and calls back after so long and when all that moves has arrived. */
  endAfter(ms: number, onEnd: () => void): void {
    const duration = Math.max(1, Math.max(ms, this.#last) * this.#pace);
    const clock = this.layer.animate({ opacity: [1, 1] }, { duration });
    const end = () => {
      if (this.#ended) return;
      this.stop();
      onEnd();
    };
    clock.onfinish = end;
    this.#animations.push(clock);
    const begin = () => {
      if (this.#begun || this.#ended) return;
      this.#begun = true;
      for (const { at, act } of this.#cues) this.#after(at * this.#pace, act);
      this.#after(duration + LATE, end);
    };
    // Things move from their first frame on, which busy machines draw late: what is said of them must not be earlier.
    clock.ready.then(begin, () => undefined);
    // A machine that is too slow to move things in time is not waited for, nor one that draws no frames at all.
    this.#after(LATE, begin);
  }

  #after(ms: number, act: () => void): void {
    this.#timers.add(setTimeout(act, ms));
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
    for (const unmark of this.#unmark) unmark();
  }

  #silence(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

/** So many milliseconds too late frames may come. */
const LATE = 300;

/** The tokens' `--ease`. */
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Each is there until the next one is; an easing of the whole would skip all between the first and the last. */
function heldAt(frames: Frames): Frames {
  const easing = "step-end";
  return Array.isArray(frames) ? frames.map((frame) => ({ ...frame, easing })) : { ...frames, easing };
}

/** Where it begins and where it ends. */
function endsOf(frames: Frames): Frames {
  if (Array.isArray(frames)) {
    const [first, last] = [frames[0], frames.at(-1)];
    return first === undefined || last === undefined ? [] : [bare(first), bare(last)];
  }
  const ends = Object.entries(frames).flatMap(([name, values]) =>
    name === "offset" || !Array.isArray(values) ? [] : [[name, [values[0], values.at(-1)]]],
  );
  return Object.fromEntries(ends);
}

function bare({ offset: _, ...frame }: Keyframe): Keyframe {
  return frame;
}
