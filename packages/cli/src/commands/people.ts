import { InputError } from "@medallion/kernel";
import { DELETED_PERSON, type ReplyOf } from "@medallion/protocol";
import type { Command } from "commander";
import { kitOf, modeOf } from "../kits.ts";
import { languageFor } from "../language.ts";
import { knownAt } from "../online/identity.ts";
import { SERVER_ABOUT, serverFor } from "../online/origin.ts";
import { printable } from "../online/refusal.ts";
import { remoteAt } from "../online/remote.ts";
import { openTerminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit } from "./options.ts";

interface PeopleOptions {
  readonly server?: string;
  readonly mode?: string;
  readonly json?: true;
  readonly lang?: string;
}

/** `medallion leaderboard`: the best of one game and mode. */
export function leaderboardCommand(world: World, _exit: Exit): Command {
  return command(world, "leaderboard", "Show the best players of a game and mode, including bots.", [
    "medallion leaderboard <game>",
    "medallion leaderboard <game> --mode <mode> --json",
  ])
    .argument("<game>", "which game")
    .option("--mode <mode>", "game mode; default: the first one")
    .option("--server <url>", SERVER_ABOUT)
    .option("--json", "print JSON")
    .action(async (game: string, options: PeopleOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const kit = kitOf(world.kits, game, text);
      const voice = await voiceFor(kit, language);
      const mode = modeOf(kit, options.mode, voice);
      const remote = remoteAt(world, serverFor(world, options.server, text), text);
      const { standings } = await remote.call("leaderboard", { query: { game, mode: mode.id } });
      if (options.json) {
        world.stdout.write(`${JSON.stringify(standings)}\n`);
        return;
      }
      const { print, paint } = openTerminal(world);
      const { say } = voice;
      print(paint.tone("title", `${say(kit.name)}, ${say(mode.name)}`));
      if (standings.length === 0) print(text("leaderboard.none"));
      for (const [index, { person, rating }] of standings.entries()) {
        const line = text("leaderboard.line", {
          place: index + 1,
          name: listedName(person.name, text),
          kind: person.kind,
          rating: rating.ordinal.toFixed(1),
          games: rating.games,
        });
        print(`  ${line}  ${paint.tone("quiet", person.id)}`);
      }
    });
}

/** `medallion profile`: ratings, statistics and finished games of somebody. */
export function profileCommand(world: World, _exit: Exit): Command {
  return command(world, "profile", "Show ratings, results and finished games: yours or someone else’s.", [
    "medallion profile",
    "medallion profile bot:greedy --server https://play.example.org",
  ])
    .argument("[person]", "a player’s id from the leaderboard; default: you")
    .option("--server <url>", SERVER_ABOUT)
    .option("--json", "print JSON")
    .action(async (asked: string | undefined, options: PeopleOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const origin = serverFor(world, options.server, text);
      const known = await knownAt(world, origin, text);
      const person = asked ?? known?.person.id;
      if (person === undefined) throw new InputError("nobody", text("error.nobody", { origin }));
      // As oneself: one's own private games are in nobody else's list.
      const remote = known?.remote ?? remoteAt(world, origin, text);
      const profile = await remote.call("profile", { params: { person } });
      if (options.json) {
        world.stdout.write(`${JSON.stringify(profile)}\n`);
        return;
      }
      const { print, paint } = openTerminal(world);
      const { name, kind, id } = profile.person;
      print(paint.tone("title", text("profile.person", { name: listedName(name, text), kind })), `  ${id}`);
      const titles = await titlesOf(world, language);
      for (const { game, mode, ordinal, games } of profile.ratings)
        print(
          `  ${text("profile.rating", { title: titles(game, mode), rating: ordinal.toFixed(1), games })}`,
        );
      for (const { game, mode, ...counts } of profile.statistics)
        print(`  ${text("profile.statistics", { title: titles(game, mode), ...counts })}`);
      if (profile.history.length === 0) print(text("profile.none"));
      for (const game of profile.history)
        print("", ...gameLines(game, id, origin, titles(game.game, game.mode), text));
    });
}

type FinishedGame = ReplyOf<"profile">["history"][number];

/** A finished game: when, against whom, how it ended, and where its record is. */
function gameLines(
  { unrated, replay, number, finished, players }: FinishedGame,
  person: string,
  origin: string,
  title: string,
  text: Text,
): readonly string[] {
  const result = players.find((player) => player.person === person)?.result ?? "none";
  const when = new Date(finished).toISOString().slice(0, 16).replace("T", " ");
  const names = players
    .map((player) =>
      player.person === DELETED_PERSON ? text("name.deleted") : listedName(player.name, text),
    )
    .join(" · ");
  return [
    text("profile.game", { when, title, result, names }),
    ...(unrated === undefined ? [] : [`  ${text("profile.notRated", { why: unrated })}`]),
    `  ${origin}/api/tables/${replay}/games/${number}/record`,
  ];
}

/** Nobody but a bot may have the name of a kind of bot. */
function listedName(name: string, text: Text): string {
  return text("name.botKind", { bot: printable(name) });
}

/** How games and modes are called, those that this program does not know by their ids. */
async function titlesOf(world: World, language: Parameters<typeof textIn>[0]) {
  const titles = new Map<string, string>();
  for (const kit of world.kits) {
    const { say } = await voiceFor(kit, language);
    for (const { id, name } of kit.lobby.modes)
      titles.set(`${kit.game.id} ${id}`, `${say(kit.name)}, ${say(name)}`);
  }
  return (game: string, mode: string): string => titles.get(`${game} ${mode}`) ?? `${game}, ${mode}`;
}
