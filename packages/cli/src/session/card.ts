import { at, type Entry, type Seat } from "@medallion/kernel";
import { numbered } from "../terminal/numbered.ts";
import { wrapped } from "../terminal/wrap.ts";
import { placesOf } from "./beginning.ts";
import type { Scene } from "./scene.ts";

const INDENT = "  ";

/** Lists everything in sight that can be read about. */
export function showTitles(scene: Scene, seat: Seat | null): void {
  const { terminal, voice } = scene;
  const titles = titlesOf(scene, entriesFor(scene, seat));
  if (titles.length === 0) terminal.print(voice.text("card.none"));
  else terminal.print(voice.text("card.list"), ...numbered(titles));
}

/** What one thing in sight is and does, by its number in the list or the beginning of its name. */
export function showEntry(scene: Scene, seat: Seat | null, asked: string): void {
  const { terminal, voice } = scene;
  const entries = entriesFor(scene, seat);
  const titles = titlesOf(scene, entries);
  const [place, ...more] = /^\d+$/.test(asked) ? placeNumbered(asked, titles) : placesOf(asked, titles);
  if (place === undefined) terminal.print(voice.text("card.unknown", { asked }));
  else if (more.length > 0) {
    const lines = numbered(titles);
    terminal.print(voice.text("card.ambiguous"), ...[place, ...more].map((one) => at(lines, one)));
  } else printEntry(scene, at(entries, place));
}

function printEntry({ terminal, voice }: Scene, { title, lines }: Entry): void {
  const { width, tone } = terminal.paint;
  terminal.print(tone("title", voice.say(title)));
  for (const line of lines) terminal.print(...wrapped(voice.say(line), width, INDENT));
}

function placeNumbered(asked: string, titles: readonly string[]): readonly number[] {
  const place = Number(asked) - 1;
  return place >= 0 && place < titles.length ? [place] : [];
}

function entriesFor({ table }: Scene, seat: Seat | null): readonly Entry[] {
  return table.kit.board.entries(table.look(seat).view);
}

function titlesOf({ voice }: Scene, entries: readonly Entry[]): readonly string[] {
  return entries.map(({ title }) => voice.say(title));
}
