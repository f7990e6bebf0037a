import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Animations } from "./animations.ts";

/** What animations ask of an element, in a browser that may never draw a frame. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly animations: FakeAnimation[] = [];
  readonly dataset: Record<string, string> = {};
  readonly style = { setProperty: vi.fn(), removeProperty: vi.fn() };
  #parent: FakeElement | undefined;

  append(child: FakeElement): void {
    child.#parent = this;
    this.children.push(child);
  }

  remove(): void {
    this.#parent?.children.splice(this.#parent.children.indexOf(this), 1);
  }

  animate(
    frames: unknown,
    { delay = 0, duration, easing }: { delay?: number; duration: number; easing?: string },
  ): FakeAnimation {
    const animation = new FakeAnimation(delay + duration, frames, easing);
    this.animations.push(animation);
    return animation;
  }

  /** As animations know it. */
  get itself(): HTMLElement {
    return this as unknown as HTMLElement;
  }
}

class FakeAnimation {
  readonly ready: Promise<void>;
  /** The browser draws the first frame. */
  draw: () => void = () => undefined;
  readonly effect: { getComputedTiming(): { readonly endTime: number } };
  readonly currentTime = 0;
  readonly cancel = vi.fn();
  readonly frames: unknown;
  readonly easing: string | undefined;
  onfinish: (() => void) | null = null;

  constructor(endTime: number, frames: unknown, easing: string | undefined) {
    this.frames = frames;
    this.easing = easing;
    this.effect = { getComputedTiming: () => ({ endTime }) };
    this.ready = new Promise((done) => {
      this.draw = done;
    });
  }
}

function trial(pace = 1) {
  const [layer, card] = [new FakeElement(), new FakeElement()];
  const animations = new Animations(layer.itself, pace);
  const [moved, veil] = [new FakeElement(), new FakeElement()];
  animations.add(moved.itself);
  animations.add(veil.itself, card.itself);
  animations.move(moved.itself, {}, { at: 100, ms: 400 });
  animations.mark(card.itself, { wipes: "" }, { "--wipe-ms": 300 });
  const onEnd = vi.fn();
  const isClear = () =>
    layer.children.length === 0 &&
    card.children.length === 0 &&
    card.dataset.wipes === undefined &&
    moved.animations.every(({ cancel }) => cancel.mock.calls.length === 1);
  return { animations, layer, onEnd, isClear };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("leaves nothing behind when its time is over", () => {
  const { animations, layer, onEnd, isClear } = trial();
  animations.endAfter(300, onEnd);
  expect(isClear()).toBe(false);
  layer.animations[0]?.onfinish?.();
  expect(isClear()).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("ends in time although the browser draws no frames", () => {
  const { animations, onEnd, isClear } = trial(2);
  animations.endAfter(300, onEnd);
  vi.advanceTimersByTime(1300);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(isClear()).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("what is said of a film keeps its distance from the first frame, however late that is drawn", async () => {
  const { animations, layer, onEnd } = trial();
  const said = vi.fn();
  animations.cue(100, said);
  animations.endAfter(300, onEnd);
  await vi.advanceTimersByTimeAsync(200);
  layer.animations[0]?.draw();
  await vi.advanceTimersByTimeAsync(90);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(said).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(said).toHaveBeenCalledTimes(1);
});

test("where no frame is drawn it is said all the same", () => {
  const { animations, onEnd } = trial();
  const said = vi.fn();
  animations.cue(100, said);
  animations.endAfter(300, onEnd);
  vi.advanceTimersByTime(450);
  expect(said).toHaveBeenCalledTimes(1);
});

test("what moves longest is seen to its end", () => {
  const { animations, layer, onEnd } = trial();
  animations.endAfter(300, onEnd);
  expect(layer.animations[0]?.effect.getComputedTiming().endTime).toBe(500);
});

test("nothing travels where everything stands still: it is where it was, and then where it is", () => {
  const [layer, card] = [new FakeElement(), new FakeElement()];
  const animations = new Animations(layer.itself, 1, true);
  const when = { at: 100, ms: 400 };
  animations.move(card.itself, { transform: ["a", "b", "c"], offset: [0, 0.3, 1] }, when);
  animations.move(
    card.itself,
    [
      { scale: 1, offset: 0 },
      { scale: 2, offset: 0.8 },
      { scale: 1, offset: 1 },
    ],
    when,
  );
  animations.stations(card.itself, { transform: ["a", "b", "c"], offset: [0, 0.3, 1] }, when);
  animations.stations(card.itself, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], when);
  expect(card.animations.map(({ frames }) => frames)).toEqual([
    { transform: ["a", "c"], easing: "step-end" },
    [
      { scale: 1, easing: "step-end" },
      { scale: 1, easing: "step-end" },
    ],
    { transform: ["a", "b", "c"], offset: [0, 0.3, 1], easing: "step-end" },
    [
      { opacity: 0, easing: "step-end" },
      { opacity: 1, easing: "step-end" },
      { opacity: 0, easing: "step-end" },
    ],
  ]);
  // Held as a whole it would never be seen between where it was and where it is.
  expect(card.animations.map(({ easing }) => easing)).toEqual(["linear", "linear", "linear", "linear"]);
  expect(card.animations[0]?.effect.getComputedTiming().endTime).toBe(500);
});

test.each([false, true])("what was hidden is seen in time on a busy page (still: %s)", (still) => {
  const [layer, card] = [new FakeElement(), new FakeElement()];
  new Animations(layer.itself, 2, still).hideUntil(card.itself, 300);
  // No last frame of its own: a browser that cannot take the animation away in time shows the card as it is drawn.
  expect(card.animations.map(({ frames }) => frames)).toEqual([
    [{ opacity: 0, offset: 0, easing: "step-end" }],
  ]);
  expect(card.animations[0]?.effect.getComputedTiming().endTime).toBe(600);
});

test("one that is stopped tells nobody", () => {
  const { animations, onEnd, isClear } = trial();
  animations.endAfter(300, onEnd);
  animations.stop();
  expect(isClear()).toBe(true);
  vi.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
});
