import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attendance } from "./attendance.ts";
import type { Viewer } from "./viewer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function viewerAt(seat: number | null): Viewer & { readonly heard: unknown[] } {
  const heard: unknown[] = [];
  const send = (text: string): void => void heard.push(JSON.parse(text));
  return { person: "p", network: "n", seat, muted: new Set(), send, drained: async () => true, heard };
}

test("everybody hears how many watch, once for all who came together, and whoever knows it hears nothing", () => {
  const viewers = [viewerAt(0), viewerAt(1)];
  const attendance = new Attendance({
    id: "t",
    everybody: () => viewers,
    get watching() {
      return viewers.filter(({ seat }) => seat === null).length;
    },
  });
  attendance.look();
  vi.runAllTimers();
  expect(viewers.map(({ heard }) => heard)).toEqual([[], []]);
  viewers.push(viewerAt(null), viewerAt(null));
  attendance.look();
  attendance.look();
  vi.runAllTimers();
  const count = (seat: number | null, watching: number) => ({
    kind: "watching",
    table: "t",
    seat,
    count: watching,
  });
  expect(viewers.map(({ heard }) => heard)).toEqual([
    [count(0, 2)],
    [count(1, 2)],
    [count(null, 2)],
    [count(null, 2)],
  ]);
  viewers.splice(3);
  attendance.look();
  vi.runAllTimers();
  expect(viewers[0]?.heard).toEqual([count(0, 2), count(0, 1)]);
  attendance.look();
  attendance.end();
  viewers.splice(2);
  vi.runAllTimers();
  expect(viewers[0]?.heard).toHaveLength(2);
});
