import type { Language } from "@medallion/kernel";

/** Where a browser keeps its voices; absent where it has none at all. */
export type Speech = Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel"> &
  Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** A browser says long texts in one go badly: some fall silent after a quarter of a minute. */
const LONGEST = 200;

/** Reads texts aloud in the browser's own voice, one at a time. */
export class Reader {
  readonly #speech: Speech | undefined;
  readonly #listeners = new Set<() => void>();
  /** What is being read: a token of whoever asked for it. */
  #reading: object | undefined;

  constructor(speech: Speech | undefined) {
    this.#speech = speech;
    // Voices come when they come.
    speech?.addEventListener("voiceschanged", () => this.#say());
  }

  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  hasVoice(language: Language): boolean {
    return this.#voiceOf(language) !== undefined;
  }

  isReading(by: object): boolean {
    return this.#reading === by;
  }

  /** Reads this, instead of whatever is being read. */
  read(by: object, text: string, language: Language): void {
    const voice = this.#voiceOf(language);
    if (this.#speech === undefined || voice === undefined) return;
    this.#speech.cancel();
    this.#reading = by;
    const sentences = sentencesOf(text);
    for (const [index, sentence] of sentences.entries()) {
      const said = new SpeechSynthesisUtterance(sentence);
      said.voice = voice;
      said.lang = voice.lang;
      const end = (): void => {
        if (this.#reading === by) this.stop(by);
      };
      if (index === sentences.length - 1) said.addEventListener("end", end);
      said.addEventListener("error", end);
      this.#speech.speak(said);
    }
    this.#say();
  }

  /** Falls silent, if it is this that is being read. */
  stop(by: object): void {
    if (this.#reading !== by) return;
    this.#reading = undefined;
    this.#speech?.cancel();
    this.#say();
  }

  #voiceOf(language: Language): SpeechSynthesisVoice | undefined {
    const own = (this.#speech?.getVoices() ?? []).filter(
      ({ lang }) => lang.slice(0, 2).toLowerCase() === language,
    );
    // One that needs no network, if there is one.
    return own.find(({ localService }) => localService) ?? own[0];
  }

  #say(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A text in parts that end where a sentence does; a sentence that is too long is parted at a comma or a space. */
export function sentencesOf(text: string): readonly string[] {
  const parts = text.split(/(?<=[.!?…]["”“»]?)\s+/u).flatMap(parted);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function parted(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const cut = Math.max(sentence.lastIndexOf(", ", LONGEST), sentence.lastIndexOf("; ", LONGEST));
  const place = cut > 0 ? cut + 1 : sentence.lastIndexOf(" ", LONGEST);
  if (place <= 0) return [sentence];
  return [sentence.slice(0, place), ...parted(sentence.slice(place + 1))];
}

export const READER = new Reader(typeof speechSynthesis === "undefined" ? undefined : speechSynthesis);
