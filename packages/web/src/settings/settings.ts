import { LANGUAGES, type Language } from "@medallion/kernel";
import * as z from "zod/mini";

/** What a person chose on this device; kept in the browser, never sent anywhere. */
const settingsSchema = z.object({
  language: z.enum(LANGUAGES),
  /** The name at tables of this device, and the first one as a guest online; empty until somebody gives one. */
  name: z.string(),
  theme: z.enum(["system", "dark", "light"]),
  contrast: z.enum(["normal", "high"]),
  /** `system` follows the device's wish for less motion. */
  motion: z.enum(["system", "full", "reduced"]),
  /** How fast things move on the table. */
  speed: z.enum(["slow", "normal", "fast"]),
  sound: z.boolean(),
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  /** Which table is shown where a game has both. */
  table: z.enum(["drawn", "text"]),
});
export type Settings = z.infer<typeof settingsSchema>;

const KEY = "medallion.settings";

function firstLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? "en";
}

function defaults(): Settings {
  return {
    language: firstLanguage(),
    name: "",
    theme: "system",
    contrast: "normal",
    motion: "system",
    speed: "normal",
    sound: true,
    volume: 0.6,
    table: "drawn",
  };
}

/** What was kept, each value by itself: one that is not understood any more falls back to its default. */
function load(): Settings {
  const usual = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const values = new Map(Object.entries(Object(kept)));
    const understood = Object.entries(settingsSchema.shape).filter(
      ([name, schema]) => schema.safeParse(values.get(name)).success,
    );
    return settingsSchema.parse({
      ...usual,
      ...Object.fromEntries(understood.map(([name]) => [name, values.get(name)])),
    });
  } catch {
    return usual;
  }
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= load();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full or forbidden store: the choice holds until the page is closed.
  }
  for (const listener of [...listeners]) listener();
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what is chosen in other tabs, so that none writes over it what it had before. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    current = undefined;
    for (const listener of [...listeners]) listener();
  });
}

/** Back to what a new device has, for whoever removes everything. */
export function forgetSettings(): void {
  current = undefined;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there was nothing kept either.
  }
  for (const listener of [...listeners]) listener();
}
