import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reader, type Speech, sentencesOf } from "./reader.ts";

class Utterance extends EventTarget {
  voice: unknown;
  lang = "";
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

beforeEach(() => void vi.stubGlobal("SpeechSynthesisUtterance", Utterance));
afterEach(() => void vi.unstubAllGlobals());

/** A browser with these voices; `said` is what it was given to say since it last fell silent. */
function browserWith(...languages: readonly string[]) {
  const said: Utterance[] = [];
  const voices = languages.map((lang) => ({ lang, localService: lang.endsWith("-local") }));
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (one: Utterance) => void said.push(one),
    cancel: () => void said.splice(0),
  });
  return {
    said,
    voices,
    speech: speech as unknown as Speech,
    changed: () => speech.dispatchEvent(new Event("voiceschanged")),
  };
}

test("there is a voice only for languages that the browser has one of, and that may come later", () => {
  const { speech, voices, changed } = browserWith("en-GB");
  const reader = new Reader(speech);
  const heard = vi.fn();
  reader.watch(heard);
  expect([reader.hasVoice("en"), reader.hasVoice("uk")]).toEqual([true, false]);
  voices.push({ lang: "uk_UA", localService: false });
  changed();
  expect(heard).toHaveBeenCalledOnce();
  expect(reader.hasVoice("uk")).toBe(true);
  expect(new Reader(undefined).hasVoice("en")).toBe(false);
});

test("a text is read to its end sentence by sentence, in a voice of its language that needs no network", () => {
  const { speech, said } = browserWith("cs-CZ", "cs-local", "en-GB");
  const reader = new Reader(speech);
  const me = {};
  reader.read(me, "Prší. Koně jsou v maštali.", "cs");
  expect(said.map(({ text }) => text)).toEqual(["Prší.", "Koně jsou v maštali."]);
  expect(said.every(({ lang }) => lang === "cs-local")).toBe(true);
  said[0]?.dispatchEvent(new Event("end"));
  expect(reader.isReading(me)).toBe(true);
  said[1]?.dispatchEvent(new Event("end"));
  expect(reader.isReading(me)).toBe(false);
});

test("it can be stopped, and a new text silences the one before", () => {
  const { speech, said } = browserWith("en-GB");
  const reader = new Reader(speech);
  const [one, other] = [{}, {}];
  reader.read(one, "A long story.", "en");
  reader.read(other, "Another.", "en");
  expect(said.map(({ text }) => text)).toEqual(["Another."]);
  expect([reader.isReading(one), reader.isReading(other)]).toEqual([false, true]);
  reader.stop(one);
  expect(reader.isReading(other)).toBe(true);
  reader.stop(other);
  expect(said).toEqual([]);
  expect(reader.isReading(other)).toBe(false);
});

test("no part is too long, and no word is lost", () => {
  const long = `${"the road goes on, ".repeat(40)}and ends. ${"word ".repeat(80)}`;
  const parts = sentencesOf(long);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(201);
  expect(parts.join(" ").split(/\s+/u)).toEqual(long.trim().split(/\s+/u));
});
