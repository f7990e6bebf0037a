import { levelsOf } from "@medallion/bots";
import { at, type Kit, LANGUAGES, type Language, type Mode } from "@medallion/kernel";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { askPick } from "../picks.ts";
import { openSession, type Wishes } from "../session/open.ts";
import { resumeSession, savedGames } from "../session/resume.ts";
import { runSession } from "../session/run.ts";
import type { Session } from "../session/session.ts";
import { NoMoreInput, pickFrom } from "../terminal/pick.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { TEXTS, type Text, textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";
import { savedText } from "./resume.ts";

/** Saved games that the menu offers; `medallion resume --list` shows all. */
const MOST_SAVES = 5;

export interface MenuOptions {
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion menu`: the same as `medallion` alone. */
export function menuCommand(world: World, exit: Exit): Command {
  return command(world, "menu", "Pick a game from a menu and play it in the terminal.", ["medallion menu"])
    .option("--no-color", "turn colours off")
    .action(async (options: MenuOptions) => exit(await menu(world, options)));
}

/** What `medallion` alone does: asks what to play, line by line, and plays it. Gives the exit code. */
export async function menu(world: World, wished: MenuOptions): Promise<number> {
  const asked = wished.lang === undefined ? undefined : languageFor(wished.lang, world.env);
  const terminal = openTerminal(world, wished.color);
  try {
    return await runSession(await chooseSession(world, terminal, asked));
  } catch (error) {
    if (error instanceof NoMoreInput) return 0;
    throw error;
  } finally {
    terminal.close();
  }
}

async function chooseSession(
  world: World,
  terminal: Terminal,
  asked: Language | undefined,
): Promise<Session> {
  const language = asked ?? (await chooseLanguage(world, terminal));
  const text = textIn(language);
  const saves = savedGames(world)
    .filter(({ status }) => status === "running")
    .slice(0, MOST_SAVES);
  const lines = [text("menu.new"), ...saves.map((save) => savedText(save, text))];
  const what = await pickFrom(terminal, text, text("menu.what"), lines);
  if (what > 0) return resumeSession(world, terminal, language, at(saves, what - 1).path);
  return openSession(world, terminal, language, await chooseWishes(world, terminal, language));
}

async function chooseLanguage(world: World, terminal: Terminal): Promise<Language> {
  const own = languageFor(undefined, world.env);
  const order = [own, ...LANGUAGES.filter((language) => language !== own)];
  const names = order.map((language) => TEXTS[language]["language.name"]);
  const text = textIn(own);
  return at(order, await pickFrom(terminal, text, text("menu.language"), names));
}

async function chooseWishes(world: World, terminal: Terminal, language: Language): Promise<Wishes> {
  const text = textIn(language);
  const voices = await Promise.all(world.kits.map((kit) => voiceFor(kit, language)));
  const titles = world.kits.map((kit, i) => at(voices, i).say(kit.name));
  const game = await pickFrom(terminal, text, text("menu.game"), titles);
  const kit = at(world.kits, game);
  const { say } = await voiceFor(kit, language);
  const { modes } = kit.lobby;
  const described = modes.map((mode) => `${say(mode.name)} · ${say(mode.about)}`);
  const mode = at(modes, await pickFrom(terminal, text, text("menu.mode"), described));
  const seats = at(mode.seats, await pickFrom(terminal, text, text("menu.seats"), mode.seats.map(String)));
  const crowd = Array.from({ length: seats }, (_, more) => text("menu.crowd", { people: more + 1 }));
  const people = 1 + (await pickFrom(terminal, text, text("menu.people"), crowd));
  const picks = await choosePicks(kit, mode, people, { terminal, language, text });
  const bots = levelsOf(kit);
  const rivals = people < seats ? bots.map(({ id }) => text("menu.rival", { id })) : [];
  const bot = at(bots, await pickFrom(terminal, text, text("menu.bot"), rivals)).id;
  return { game: kit.game.id, mode: mode.id, seats, picks, people, bot, rules: {}, names: [] };
}

async function choosePicks(
  kit: Kit,
  mode: Mode,
  people: number,
  { terminal, language, text }: { terminal: Terminal; language: Language; text: Text },
): Promise<readonly (string | undefined)[]> {
  const voice = await voiceFor(kit, language);
  const picks: (string | undefined)[] = [];
  for (let seat = 0; seat < people; seat++) {
    const title = text("menu.pick", { number: seat + 1, people });
    picks.push(await askPick(terminal, voice, kit, mode.id, title));
  }
  return picks;
}
