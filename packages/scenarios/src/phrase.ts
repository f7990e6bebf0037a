import type { Seat } from "@medallion/kernel";
import type { Line } from "./line.ts";
import { Mistake } from "./mistake.ts";
import { suggestion } from "./nearest.ts";
import { type Legal, legalFor, type Playing } from "./playing.ts";

/** Small words that carry no meaning in a phrase, unless the game lists them among its own. */
const GLUE: ReadonlySet<string> = new Set(
  "a an the to on onto in into at of with from for and by as its his her their own".split(" "),
);

/** The most words one name of a game is made of. */
const LONGEST_NAME = 6;

/** The choices somebody may take now that can be written so. */
function matching(playing: Playing, seat: Seat, phrase: string): readonly Legal[] {
  return legalFor(playing, seat).filter(({ phrases }) => phrases.some((legal) => sameWords(legal, phrase)));
}

/**
 * The legal phrases that a person means by `phrase`, verb with or without its `s`: small words do not
 * count, and the beginning is enough, so that `play X` is possible where `plays X to close` is.
 */
export function possible(playing: Playing, seat: Seat, phrase: string): readonly string[] {
  const known = vocabulary(playing);
  const meant = formsOf(phrase).map((form) => meaning(form, known));
  return legalFor(playing, seat)
    .flatMap(({ phrases }) => phrases)
    .filter((legal) =>
      formsOf(legal).some((form) => {
        const words = meaning(form, known);
        return meant.some((start) => start.every((word, place) => word === words[place]));
      }),
    );
}

/** Throws `Mistake` if a word is none that the game, the scenario or plain English knows. */
export function checkWords(playing: Playing, phrase: string, line: number): void {
  const known = vocabulary(playing);
  const [verb = "", ...rest] = split(phrase, known);
  const verbs = new Set([...known].flatMap(formsOf));
  if (!formsOf(verb).some((form) => verbs.has(form))) throw unknownWord(verb, known, line);
  for (const word of rest) if (!known.has(word) && !GLUE.has(word)) throw unknownWord(word, known, line);
}

function unknownWord(word: string, known: ReadonlySet<string>, line: number): Mistake {
  return new Mistake(line, `Nothing is called "${word}" here${suggestion(word, known)}`);
}

/** What a scenario may name: words of the game, its own cards, seats, and all that is legal now. */
function vocabulary(playing: Playing): ReadonlySet<string> {
  const { kit, state, scenario, seatNames } = playing;
  const known = new Set([...kit.stage.words(state), ...Object.keys(scenario.cards ?? {}), ...seatNames]);
  for (const seat of seatNames.keys())
    for (const { phrases } of legalFor(playing, seat))
      for (const word of phrases.flatMap((phrase) => split(phrase, known)))
        if (!GLUE.has(word)) known.add(word);
  return known;
}

function meaning(phrase: string, known: ReadonlySet<string>): readonly string[] {
  return split(phrase, known).filter((word) => !GLUE.has(word) || known.has(word));
}

/** The words of a phrase; a name of several words that the game knows counts as one. */
function split(phrase: string, known: ReadonlySet<string>): readonly string[] {
  const single = phrase.split(" ").map((word) => word.replace(/['’]s$|[,;.]$/, ""));
  const words: string[] = [];
  for (let start = 0; start < single.length; ) {
    let length = Math.min(LONGEST_NAME, single.length - start);
    while (length > 1 && !known.has(single.slice(start, start + length).join(" "))) length--;
    words.push(single.slice(start, start + length).join(" "));
    start += length;
  }
  return words;
}

/** Whether two phrases are the same but for the `s` of the verb. */
export function sameWords(one: string, other: string): boolean {
  return formsOf(one).some((form) => formsOf(other).includes(form));
}

/** A phrase as it stands and with its verb conjugated: one of the two is what a person would write. */
function formsOf(phrase: string): readonly string[] {
  return [phrase, thirdPerson(phrase)];
}

/** `play X` as `plays X`. */
export function thirdPerson(phrase: string): string {
  const [verb = "", ...rest] = phrase.split(" ");
  return [conjugate(verb), ...rest].join(" ");
}

function conjugate(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** Legal phrases, the shortest of each choice, without doubles. */
export function shortest(legal: readonly Legal[]): readonly string[] {
  return [...new Set(legal.flatMap(({ phrases }) => phrases.slice(0, 1)))];
}

/** Who may do what now, for a person whose line did not fit. */
export function possibilities(playing: Playing): readonly string[] {
  if (playing.kit.game.outcome(playing.state) !== undefined) return ["the game is over"];
  return playing.seatNames.flatMap((name, seat) => {
    const phrases = shortest(legalFor(playing, seat));
    return phrases.length === 0 ? [] : [`${name}: ${phrases.join(" | ")}`];
  });
}

/** The one choice a line means, or none; several that are written alike are as good as one. */
export function onlyMatch(
  playing: Playing,
  { seat, phrase }: Extract<Line, { kind: "choose" | "can" | "cannot" }>,
  line: number,
): Legal | undefined {
  const [first, ...others] = matching(playing, seat, phrase);
  if (first === undefined) return undefined;
  const different = others.filter(({ phrases }) => phrases.join("\n") !== first.phrases.join("\n"));
  if (different.length === 0) return first;
  const ways = [first, ...different].map(({ phrases }) => phrases.at(-1) ?? "");
  throw new Mistake(line, `"${phrase}" can mean ${ways.map((way) => `"${way}"`).join(" or ")}: say which.`);
}
