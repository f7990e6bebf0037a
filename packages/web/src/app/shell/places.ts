import replays from "virtual:game-icons/backward-time";
import decks from "virtual:game-icons/card-pick";
import home from "virtual:game-icons/castle";
import settings from "virtual:game-icons/cog";
import learn from "virtual:game-icons/graduate-cap";
import account from "virtual:game-icons/hood";
import mine from "virtual:game-icons/hourglass";
import about from "virtual:game-icons/info";
import puzzles from "virtual:game-icons/jigsaw-piece";
import leaderboard from "virtual:game-icons/laurel-crown";
import rules from "virtual:game-icons/scroll-unfurled";
import statistics from "virtual:game-icons/target-arrows";
import lobby from "virtual:game-icons/three-friends";
import type { TextKey } from "../../language/words.ts";
import { PATHS } from "../../navigation/paths.ts";

/** Where one can go from anywhere. */
export interface Destination {
  readonly path: string;
  readonly label: TextKey;
  readonly icon: string;
}

const HOME: Destination = { path: PATHS.home, label: "shell.home", icon: home };
const LOBBY: Destination = { path: PATHS.lobby, label: "shell.lobby", icon: lobby };
const MINE: Destination = { path: PATHS.mine, label: "shell.mine", icon: mine };
const DECKS: Destination = { path: PATHS.decks, label: "shell.decks", icon: decks };
const REPLAYS: Destination = { path: PATHS.replays, label: "shell.replays", icon: replays };
const STATISTICS: Destination = { path: PATHS.statistics, label: "shell.statistics", icon: statistics };
const LEARN: Destination = { path: PATHS.learn, label: "shell.learn", icon: learn };
const PUZZLES: Destination = { path: PATHS.puzzles, label: "shell.puzzles", icon: puzzles };
const RULES: Destination = { path: PATHS.rules, label: "shell.rules", icon: rules };
const LEADERBOARD: Destination = { path: PATHS.leaderboard, label: "shell.leaderboard", icon: leaderboard };
export const ACCOUNT: Destination = { path: PATHS.account, label: "shell.account", icon: account };
export const SETTINGS: Destination = { path: PATHS.settings, label: "shell.settings", icon: settings };
export const ABOUT: Destination = { path: PATHS.about, label: "shell.about", icon: about };

/** In the header of a wide screen; the medallion before them leads home. */
export const HEADER: readonly Destination[] = [LOBBY, MINE, DECKS, REPLAYS, LEARN, RULES, LEADERBOARD];
/** In the bar below a narrow one, before its menu. */
export const BAR: readonly Destination[] = [HOME, LOBBY, MINE, DECKS];
/** In the menu of a narrow screen. */
export const MENU: readonly Destination[] = [HOME, ...HEADER, PUZZLES, STATISTICS, ACCOUNT, SETTINGS, ABOUT];

/** Whether one is there, or at a place below it. */
export function isAt(path: string, destination: Destination): boolean {
  return path === destination.path || (destination.path !== "/" && path.startsWith(`${destination.path}/`));
}
