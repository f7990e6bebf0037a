import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Language, speaker, type Value } from "@medallion/kernel";
import { isCounted, isListed } from "./holes.ts";

/** Among these is each form of number in each of our languages. */
const NUMBERS = [1, 2, 5, 21, 22, 25];
/** More are not rendered of one text: then each value varies alone. */
const MOST = 200;

/** What one placeholder may be given. */
type Samples = Map<string, readonly Value[]>;

/**
 * What people read of a text: said by the real formatter with every kind of value. A name is rendered as its
 * placeholder in marks, `⟦card⟧`, and a list of names as two.
 */
export function renderingsOf(language: Language, written: string): readonly string[] {
  const samples = samplesIn(written);
  if (samples === undefined || samples.size === 0) return [plainOf(written)];
  const say = speaker(language, { written });
  const said = combined(samples).map((values) => say({ key: "written", values }));
  return [...new Set(said)];
}

/** The text of a book without what makes it bold. */
function plainOf(written: string): string {
  return written.replaceAll("**", "");
}

export function mark(hole: string): string {
  return `⟦${hole}⟧`;
}

/** The values that the placeholders of a message are given; nothing if it is no message. */
function samplesIn(written: string): Samples | undefined {
  const samples: Samples = new Map();
  const add = (name: string, values: readonly Value[]): void => {
    samples.set(name, [...new Set([...(samples.get(name) ?? []), ...values])]);
  };
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.argument && !samples.has(element.value))
      add(element.value, plain(element.value));
    if (element.type === TYPE.number) add(element.value, NUMBERS);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const exact = Object.keys(element.options).flatMap((option) => /^=(\d+)$/u.exec(option)?.[1] ?? []);
      const values =
        element.type === TYPE.plural ? [...exact.map(Number), ...NUMBERS] : Object.keys(element.options);
      samples.set(element.value, []);
      add(element.value, values);
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    }
  };
  try {
    parse(written).forEach(visit);
  } catch {
    return undefined;
  }
  return samples;
}

function plain(name: string): readonly Value[] {
  if (isCounted(name)) return NUMBERS;
  return isListed(name) ? [mark(name), [mark(name), mark(name)]] : [mark(name)];
}

function combined(samples: Samples): readonly Readonly<Record<string, Value>>[] {
  const all = [...samples];
  const count = all.reduce((product, [, values]) => product * values.length, 1);
  const first = Object.fromEntries(all.map(([name, [value = ""]]) => [name, value]));
  if (count > MOST)
    return all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })));
  let rows: Readonly<Record<string, Value>>[] = [{}];
  for (const [name, values] of all)
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows.filter(isLikely);
}

/** Who is counted is as many as the count says. */
function isLikely(row: Readonly<Record<string, Value>>): boolean {
  const listed = Object.entries(row).find(([name]) => isListed(name))?.[1];
  return listed === undefined || typeof row.count !== "number" || row.count > 1 === Array.isArray(listed);
}
