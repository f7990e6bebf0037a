import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const text = (key: string): string => key;

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Version/19.0 Safari/605", "Safari · macOS"],
  ["medallion/0.1.0", "people.session.unknown"],
])("%s", (agent, name) => {
  expect(deviceName(agent, text)).toBe(name);
});
