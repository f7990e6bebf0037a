import { expect, test } from "vitest";
import { type Device, give, isUseful, signalOf } from "./signals.ts";

function deviceOf(seen: boolean, permission: NotificationPermission | undefined) {
  const given: string[] = [];
  const device: Device = {
    isSeen: () => seen,
    permission: () => permission,
    ask: async () => "granted",
    notify: (title, body) => given.push(`${title}: ${body}`),
    vibrate: () => given.push("buzz"),
  };
  return { device, given };
}

const WANTED = { notifications: true, vibration: true } as const;

test("a page in sight vibrates, one out of sight notifies, and only who wants it", () => {
  expect(signalOf(deviceOf(true, "granted").device, WANTED)).toBe("vibration");
  expect(signalOf(deviceOf(true, "granted").device, { ...WANTED, vibration: false })).toBe("none");
  expect(signalOf(deviceOf(false, "granted").device, WANTED)).toBe("notification");
  expect(signalOf(deviceOf(false, "denied").device, WANTED)).toBe("none");
  expect(signalOf(deviceOf(false, undefined).device, WANTED)).toBe("none");
  expect(signalOf(deviceOf(false, "granted").device, { ...WANTED, notifications: undefined })).toBe("none");
});

test("what is decided is done", () => {
  const { device, given } = deviceOf(false, "granted");
  give("notification", device, "Gwent", "Your turn");
  give("vibration", device, "Gwent", "Your turn");
  give("none", device, "Gwent", "Your turn");
  expect(given).toEqual(["Gwent: Your turn", "buzz"]);
});

test("notifications are offered once a turn was missed, to who was never asked", () => {
  const asked = { notifications: undefined, vibration: true };
  expect(isUseful(true, deviceOf(true, "default").device, asked)).toBe(true);
  expect(isUseful(false, deviceOf(true, "default").device, asked)).toBe(false);
  expect(isUseful(true, deviceOf(true, "denied").device, asked)).toBe(false);
  expect(isUseful(true, deviceOf(true, undefined).device, asked)).toBe(false);
  expect(isUseful(true, deviceOf(true, "default").device, { ...asked, notifications: false })).toBe(false);
});
