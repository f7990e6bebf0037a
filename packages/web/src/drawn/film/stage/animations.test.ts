import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Troupe } from "./animations.ts";

/** What the troupe asks of an element, in a browser that may never draw a frame. */
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

  animate(_: unknown, { delay = 0, duration }: { delay?: number; duration: number }): FakeAnimation {
    const animation = new FakeAnimation(delay + duration);
    this.animations.push(animation);
    return animation;
  }

  /** As the troupe knows it. */
  get itself(): HTMLElement {
    return this as unknown as HTMLElement;
  }
}

class FakeAnimation {
  readonly effect: { getComputedTiming(): { readonly endTime: number } };
  readonly currentTime = 0;
  readonly cancel = vi.fn();
  readonly updatePlaybackRate = vi.fn();
  onfinish: (() => void) | null = null;

  constructor(endTime: number) {
    this.effect = { getComputedTiming: () => ({ endTime }) };
  }
}

function trial(pace = 1) {
  const [layer, card] = [new FakeElement(), new FakeElement()];
  const troupe = new Troupe(layer.itself, pace);
  const [moved, veil] = [new FakeElement(), new FakeElement()];
  troupe.add(moved.itself);
  troupe.add(veil.itself, card.itself);
  troupe.move(moved.itself, {}, { at: 100, ms: 400 });
  troupe.dress(card.itself, { wipes: "" }, { "--wipe-ms": 300 });
  const onEnd = vi.fn();
  const isClear = () =>
    layer.children.length === 0 &&
    card.children.length === 0 &&
    card.dataset.wipes === undefined &&
    moved.animations.every(({ cancel }) => cancel.mock.calls.length === 1);
  return { troupe, layer, onEnd, isClear };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("leaves nothing behind when its time is over", () => {
  const { troupe, layer, onEnd, isClear } = trial();
  troupe.endAfter(300, onEnd);
  expect(isClear()).toBe(false);
  layer.animations[0]?.onfinish?.();
  expect(isClear()).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("ends in time although the browser draws no frames", () => {
  const { troupe, onEnd, isClear } = trial(2);
  troupe.endAfter(300, onEnd);
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(isClear()).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("what moves longest is seen to its end", () => {
  const { troupe, layer, onEnd } = trial();
  troupe.endAfter(300, onEnd);
  expect(layer.animations[0]?.effect.getComputedTiming().endTime).toBe(500);
});

test("ends soon when it is hurried, and only once", () => {
  const { troupe, onEnd, isClear } = trial();
  const sound = vi.fn();
  troupe.cue(400, sound);
  troupe.endAfter(900, onEnd);
  troupe.hurry(200);
  vi.advanceTimersByTime(200);
  expect(isClear()).toBe(true);
  vi.runAllTimers();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(sound).not.toHaveBeenCalled();
});

test("one that is stopped tells nobody", () => {
  const { troupe, onEnd, isClear } = trial();
  troupe.endAfter(300, onEnd);
  troupe.stop();
  expect(isClear()).toBe(true);
  vi.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
});
