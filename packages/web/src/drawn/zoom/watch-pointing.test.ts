import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPointing } from "./watch-pointing.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page on which everything that happens, happens on the card of that name. */
function watched() {
  const page = new EventTarget();
  const shown: string[] = [];
  let card: string | undefined;
  const stop = watchPointing(page as Document, {
    cardAt: () => card,
    show: (one, by) => shown.push(`${one} by ${by}`),
    leave: () => shown.push("left"),
  });
  const happen = (type: string, on?: string, more: object = {}): Event => {
    card = on;
    const event = new Event(type, { cancelable: true });
    page.dispatchEvent(Object.assign(event, { pointerType: "mouse", buttons: 0, ...more }));
    return event;
  };
  const touch = (type: string, on?: string, clientX = 0): Event =>
    happen(type, on, { pointerType: "touch", clientX, clientY: 0 });
  const move = (clientX: number, on?: string): Event => happen("pointermove", on, { clientX, clientY: 0 });
  return { shown, stop, happen, touch, move };
}

test("a mouse that comes to a card and rests shows it until it goes elsewhere", () => {
  const { shown, move } = watched();
  move(1);
  move(5, "vesemir");
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(["left"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["left", "vesemir by mouse"]);
  move(9);
  expect(shown.at(-1)).toBe("left");
});

test("a card that slides under a resting mouse is not shown until the mouse moves", () => {
  const { shown, happen, move } = watched();
  move(1);
  move(5, "vesemir");
  happen("pointerover", "ciri", { clientX: 5, clientY: 0 });
  move(5, "ciri");
  vi.advanceTimersByTime(1000);
  expect(shown.filter((what) => what !== "left")).toEqual([]);
  move(6, "ciri");
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe("ciri by mouse");
});

test("a card over which a mouse only passes is not shown, nor one that is clicked", () => {
  const { shown, happen, move } = watched();
  move(1);
  move(5, "vesemir");
  vi.advanceTimersByTime(300);
  happen("pointerout", undefined, { relatedTarget: null });
  move(9, "ciri");
  happen("pointerdown", "ciri");
  move(10, "ciri");
  vi.advanceTimersByTime(1000);
  expect(shown.filter((what) => what !== "left")).toEqual([]);
});

test("a finger that is held on a card shows it, without a menu and without its click", () => {
  const { shown, touch, happen } = watched();
  touch("pointerdown", "vesemir");
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBe("vesemir by finger");
  expect(touch("contextmenu", "vesemir").defaultPrevented).toBe(true);
  touch("pointerup", "vesemir");
  expect(touch("click", "vesemir").defaultPrevented).toBe(true);
  expect(happen("click", "vesemir").defaultPrevented).toBe(false);
});

test("a finger that taps, drags or scrolls shows nothing", () => {
  const { shown, touch } = watched();
  touch("pointerdown", "vesemir");
  touch("pointerup", "vesemir");
  expect(touch("click", "vesemir").defaultPrevented).toBe(false);
  touch("pointerdown", "ciri");
  touch("pointermove", "ciri", 20);
  vi.advanceTimersByTime(1000);
  touch("pointerup", "ciri");
  touch("pointerdown", "yennefer");
  touch("pointercancel", "yennefer");
  vi.advanceTimersByTime(1000);
  expect(shown.filter((what) => what !== "left")).toEqual([]);
});

test("a click that does not follow at once is not swallowed", () => {
  const { touch } = watched();
  touch("pointerdown", "vesemir");
  vi.advanceTimersByTime(500);
  touch("pointerup", "vesemir");
  vi.advanceTimersByTime(1000);
  expect(touch("click", "vesemir").defaultPrevented).toBe(false);
});

test("once stopped it hears nothing more, whatever was under way", () => {
  const { shown, stop, touch, happen } = watched();
  touch("pointerdown", "vesemir");
  vi.advanceTimersByTime(500);
  stop();
  shown.length = 0;
  expect(touch("click", "vesemir").defaultPrevented).toBe(false);
  expect(touch("contextmenu", "vesemir").defaultPrevented).toBe(false);
  happen("pointerover", "ciri");
  touch("pointerdown", "ciri");
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("stopped before the time is over it shows nothing", () => {
  const { shown, stop, touch } = watched();
  touch("pointerdown", "vesemir");
  stop();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["left"]);
});
