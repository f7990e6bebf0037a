import { type ComponentType, lazy, useState } from "react";
import { Route, Switch } from "wouter";
import HomePage from "../pages/home/home-page.tsx";

type Load = () => Promise<{ default: ComponentType }>;

/** Every page by its address; each but the one where most people begin is loaded when it is first opened. */
const LOADS: readonly (readonly [path: string, load: Load])[] = [
  ["/", async () => ({ default: HomePage })],
  ["/new/:game?", () => import("../pages/new-table/new-table-page.tsx")],
  ["/lobby", () => import("../pages/lobby/lobby-page.tsx")],
  ["/games", () => import("../pages/mine/mine-page.tsx")],
  ["/decks/*?", () => import("../pages/decks/decks-page.tsx")],
  ["/replays/*?", () => import("../pages/replays/replays-page.tsx")],
  ["/statistics", () => import("../pages/statistics/statistics-page.tsx")],
  ["/rules/:game?/:chapter?", () => import("../pages/rules/rules-page.tsx")],
  ["/learn/:game?/:lesson?", () => import("../pages/learn/learn-page.tsx")],
  ["/puzzles/:game?/:puzzle?", () => import("../pages/puzzles/puzzles-page.tsx")],
  ["/leaderboard", () => import("../pages/leaderboard/leaderboard-page.tsx")],
  ["/account", () => import("../pages/account/account-page.tsx")],
  ["/people/:person", () => import("../pages/profile/profile-page.tsx")],
  ["/settings", () => import("../pages/settings/settings-page.tsx")],
  ["/about", () => import("../pages/about/about-page.tsx")],
  ["/play/:table", () => import("../pages/local-table/local-table-page.tsx")],
  ["/t/:table", () => import("../pages/online-table/online-table-page.tsx")],
  ["*", () => import("../pages/not-found/not-found-page.tsx")],
];

const PAGES = LOADS.map(([path, load]) => ({ path, ...paged(load) }));

interface Paged {
  readonly Page: ComponentType;
  /** Has the page loaded before it is drawn: then it is there at once, without anything in its place before. */
  readonly ready: () => Promise<void>;
}

function paged(load: Load): Paged {
  const Later = lazy(load);
  let loaded: ComponentType | undefined;
  function Page() {
    // Chosen once, since another component in the same place would begin anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return <Shown />;
  }
  const ready = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  return { Page, ready };
}

/** Gets ready for the page of an address. */
export async function loadPage(address: string): Promise<void> {
  const page = PAGES.find(({ path }) => placeIn(path) === placeIn(address)) ?? PAGES.at(-1);
  await page?.ready();
}

/** What comes first in an address; no two pages share it. */
function placeIn(path: string): string | undefined {
  return path.split("/")[1];
}

export function Routes() {
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} component={Page} />
      ))}
    </Switch>
  );
}
