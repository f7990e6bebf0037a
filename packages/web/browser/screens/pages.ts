import { rememberGames } from "../stage/finished-games.ts";
import type { Screen } from "./screen.ts";

/** A page that is there without arrangements. */
function page(name: string, title: string, path: string): Screen {
  return { name, title, spot: () => ({ path }) };
}

/** The pages of the shell, as anybody finds them. */
export const PAGES: readonly Screen[] = [
  page("home", "Home", "/"),
  page("new-table", "New table against bots", "/new/gwent?with=bots"),
  {
    ...page("deck-picker", "Choosing a deck", "/new/gwent?with=bots"),
    act: async (opened) => {
      await opened.locator('main button[aria-haspopup="dialog"]').first().click();
      await opened.getByRole("dialog").locator("svg").first().waitFor();
    },
  },
  page("new-device", "New table on this device", "/new/gwent?with=device"),
  page("new-friends", "New table with friends", "/new/gwent?with=friends"),
  page("new-ronin", "New table of Ronin", "/new/ronin?with=bots"),
  page("new-old-world", "New table of Old World", "/new/old-world?with=bots"),
  page("lobby", "Lobby", "/lobby"),
  page("mine", "My games", "/games"),
  page("decks", "Decks", "/decks"),
  {
    name: "deck-editor",
    title: "Deck editor",
    spot: () => ({ path: "/decks" }),
    act: async (opened) => {
      // The ready decks come last; each has one button.
      await opened.getByRole("main").getByRole("listitem").getByRole("button").last().click();
      await opened.waitForURL(/\/decks\/.+/);
      // The shelf stays in sight until the editor is there.
      await opened.getByRole("searchbox").waitFor();
    },
  },
  page("replays", "Replays", "/replays"),
  {
    ...page("replays-many", "Replays with many games", "/replays"),
    act: (opened) => rememberGames(opened, 60),
  },
  {
    ...page("statistics", "Statistics", "/statistics"),
    act: (opened) => rememberGames(opened, 60),
  },
  page("rules", "Rules", "/rules"),
  page("rules-gwent", "Rules of Gwent", "/rules/gwent"),
  page("rules-ronin", "Rules of Ronin", "/rules/ronin"),
  page("rules-old-world", "Rules of Old World", "/rules/old-world"),
  page("learn", "Learn", "/learn"),
  { name: "lesson", title: "A lesson", whole: true, spot: () => ({ path: "/learn/gwent/weather" }) },
  page("puzzles", "Puzzles", "/puzzles"),
  { name: "puzzle", title: "A puzzle", whole: true, spot: () => ({ path: "/puzzles/gwent/gwent-1" }) },
  page("leaderboard", "Leaderboard", "/leaderboard"),
  page("account", "Account", "/account"),
  page("settings", "Settings", "/settings"),
  page("about", "About", "/about"),
  page("not-found", "No such page", "/nothing/here"),
];
