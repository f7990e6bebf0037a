import { LANGUAGES, type Language } from "@medallion/kernel";

/** What a person chose on this device; kept in the browser, never sent anywhere. */
export interface Settings {
  readonly language: Language;
  /** The name at tables of this device, and the first one as a guest online; empty until somebody gives one. */
  readonly name: string;
  readonly theme: "system" | "dark" | "light";
  readonly contrast: "normal" | "high";
  /** `system` follows the device's wish for less motion. */
  readonly motion: "system" | "full" | "reduced";
  /** How fast things move on the table. */
  readonly speed: "slow" | "normal" | "fast" | "fastest";
  /** How the cards of one's own hand lie. */
  readonly handOrder: "dealt" | "strength" | "row";
  readonly sound: boolean;
  readonly volume: number;
  /** Whether a notification may tell that it is one's turn; absent until somebody was asked. */
  readonly notifications: boolean | undefined;
  readonly vibration: boolean;
  /** Whether bots greet and say something at the end. */
  readonly remarks: boolean;
  /** Whether a move that plainly loses something is asked about once. */
  readonly guard: boolean;
  /** Whether a first game says what each kind of question is about. */
  readonly hints: boolean;
  /** Which table is shown where a game has both. */
  readonly table: "drawn" | "text";
}

type Understands<T> = (value: unknown) => value is T;

function oneOf<T extends string>(...known: readonly T[]): Understands<T> {
  return (value): value is T => known.some((one) => one === value);
}

/** By hand: this is read before anything is drawn, and a library for it would be most of what is loaded until then. */
const UNDERSTOOD: { readonly [N in keyof Settings]: Understands<Settings[N]> } = {
  language: oneOf(...LANGUAGES),
  name: (value) => typeof value === "string",
  theme: oneOf("system", "dark", "light"),
  contrast: oneOf("normal", "high"),
  motion: oneOf("system", "full", "reduced"),
  speed: oneOf("slow", "normal", "fast", "fastest"),
  handOrder: oneOf("dealt", "strength", "row"),
  sound: (value) => typeof value === "boolean",
  volume: (value): value is number => typeof value === "number" && value >= 0 && value <= 1,
  notifications: (value) => typeof value === "boolean",
  vibration: (value) => typeof value === "boolean",
  remarks: (value) => typeof value === "boolean",
  guard: (value) => typeof value === "boolean",
  hints: (value) => typeof value === "boolean",
  table: oneOf("drawn", "text"),
};

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
    handOrder: "dealt",
    sound: true,
    volume: 0.6,
    notifications: undefined,
    vibration: true,
    remarks: true,
    guard: true,
    hints: true,
    table: "drawn",
  };
}

/** What was kept, each value by itself: one that is not understood any more falls back to its default. */
function load(): Settings {
  const usual = defaults();
  try {
    return { ...usual, ...understoodOf(JSON.parse(localStorage.getItem(KEY) ?? "{}")) };
  } catch {
    return usual;
  }
}

/** Of anything at all that which is a choice of today. */
export function understoodOf(kept: unknown): Partial<Settings> {
  const values = Object.entries(Object(kept));
  return Object.fromEntries(values.filter(([name, value]) => understands(name, value)));
}

function understands(name: string, value: unknown): boolean {
  return Object.entries(UNDERSTOOD).some(([known, test]) => known === name && test(value));
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
