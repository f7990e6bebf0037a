import { at, type Kit } from "@medallion/kernel";
import type { Settings } from "@medallion/table";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import type { Words } from "../../language/words.ts";
import { type Batch, TableStore } from "../../scene/table-store.ts";
import { sceneOf, TrialTable } from "../../table/test/trial-table.ts";
import { lastLine, type Telling } from "../chronicle/lines.ts";
import type { DrawnGame } from "../drawn-game.ts";
import { type FilmMoment, MANNERS, type TellingTable, ToldTable } from "./told-table.tsx";

/** Something that the table says, and the kinds of events of which it tells. */
export interface Statement {
  readonly drawn: ReactNode;
  readonly of: readonly string[];
}

/** What is looked at in a random game. */
interface Watching {
  readonly kit: Kit;
  readonly settings: Partial<Settings>;
  readonly seed: string;
  readonly words: Words;
  /** How the table tells its log. */
  readonly telling: Telling;
  /** The strip that tells what happens, and asks once all has been told. */
  readonly prompt: ReactNode;
  /** All else by what it is called. */
  readonly statements: Readonly<Record<string, Statement>>;
  /** No more moves than these. */
  readonly moves?: number;
}

/**
 * Plays a random game as its first seat hears of it, one film after the other at every speed, with and without travel,
 * and fails where the table says something before the film has come to it. Gives back how many films there were.
 */
export async function toldInOrder<Sight, Spot extends string>(
  game: Pick<DrawnGame<Sight, Spot>, "sight" | "ways" | "films">,
  { kit, settings, seed, words, telling, prompt, statements, moves = Number.POSITIVE_INFINITY }: Watching,
): Promise<number> {
  const trial = new TrialTable(settings, kit);
  const store = new TableStore(trial.open, 0);
  const heard: Batch[] = [];
  store.follow((batch) => heard.push(batch));
  await Promise.resolve();
  const scene = await sceneOf(store, kit);
  const table = new ToldTable(game, {
    words,
    sceneAt: ({ look, log }) => {
      const { table: shown = scene.table } = look;
      return { ...scene, look, log, table: shown, mayAct: shown.ending === undefined };
    },
    said: (now) => said(now),
    check,
  });
  let shown = 0;
  const showAll = async () => {
    for (const batch of heard.splice(0)) await table.show(batch, at(MANNERS, shown++ % MANNERS.length));
  };
  let move = 0;
  for (const _ of trial.turns(seed)) {
    await showAll();
    if (++move > moves) break;
  }
  await showAll();
  return table.films;

  function said(now: TellingTable): Readonly<Record<string, string>> {
    const drawn = Object.entries(statements).map(([name, one]) => [name, unlit(now.draw(one.drawn))]);
    return { ...Object.fromEntries(drawn), prompt: now.draw(prompt) };
  }

  function check(
    first: Readonly<Record<string, string>>,
    now: Readonly<Record<string, string>>,
    moment: FilmMoment,
  ): void {
    for (const [name, { of }] of Object.entries(statements))
      if (now[name] !== first[name]) expect(moment.had(...of), name).toBe(true);
    toldAsFarAs(table, moment, telling, now.prompt ?? "");
  }
}

/** Nothing is lit, the log is no further than the film, and the strip says its last line and asks nothing. */
export function toldAsFarAs(
  { drawn, toldLog = [], toldSince }: TellingTable,
  { batch, timeline: { beats }, now }: FilmMoment,
  telling: Telling,
  prompt: string,
): void {
  expect(drawn.lights.targets.size + drawn.lights.sources.size, "lights").toBe(0);
  const begun = beats.filter(({ at, tells = at }) => tells <= now).length;
  expect(toldLog.length - (batch.log.length - batch.events.length), "log").toBeLessThanOrEqual(begun);
  const { question } = drawn.scene.table;
  if (question !== undefined)
    expect(prompt.includes(written(drawn.scene.say(question.text))), "question").toBe(false);
  const line = lastLine({ ...drawn.scene, log: toldLog }, telling, toldSince);
  if (line !== undefined) expect(prompt).toContain(written(line));
}

/** Without what can be pointed at: while a film runs that is nothing. */
function unlit(markup: string): string {
  return markup.replace(/ (?:data-light|data-spot|data-open|aria-pressed|disabled)="[^"]*"/gu, "");
}

/** As it is written into the page. */
function written(words: string): string {
  return renderToStaticMarkup(words);
}
