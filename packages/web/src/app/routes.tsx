import { type ComponentType, lazy } from "react";
import { Route, Switch } from "wouter";

/** Every page by its address; each is loaded when it is first opened. */
const PAGES: readonly { readonly path: string; readonly page: ComponentType }[] = [
  { path: "/", page: lazy(() => import("../pages/home/home-page.tsx")) },
  { path: "/new/:game?", page: lazy(() => import("../pages/new-table/new-table-page.tsx")) },
  { path: "/lobby", page: lazy(() => import("../pages/lobby/lobby-page.tsx")) },
  { path: "/games", page: lazy(() => import("../pages/mine/mine-page.tsx")) },
  { path: "/decks/*?", page: lazy(() => import("../pages/decks/decks-page.tsx")) },
  { path: "/replays/*?", page: lazy(() => import("../pages/replays/replays-page.tsx")) },
  { path: "/rules/:game?/:chapter?", page: lazy(() => import("../pages/rules/rules-page.tsx")) },
  { path: "/learn/:game?/:lesson?", page: lazy(() => import("../pages/learn/learn-page.tsx")) },
  { path: "/leaderboard", page: lazy(() => import("../pages/leaderboard/leaderboard-page.tsx")) },
  { path: "/account", page: lazy(() => import("../pages/account/account-page.tsx")) },
  { path: "/people/:person", page: lazy(() => import("../pages/profile/profile-page.tsx")) },
  { path: "/settings", page: lazy(() => import("../pages/settings/settings-page.tsx")) },
  { path: "/about", page: lazy(() => import("../pages/about/about-page.tsx")) },
  { path: "/play/:table", page: lazy(() => import("../pages/local-table/local-table-page.tsx")) },
  { path: "/t/:table", page: lazy(() => import("../pages/online-table/online-table-page.tsx")) },
  { path: "*", page: lazy(() => import("../pages/nowhere/nowhere-page.tsx")) },
];

export function Routes() {
  return (
    <Switch>
      {PAGES.map(({ path, page }) => (
        <Route key={path} path={path} component={page} />
      ))}
    </Switch>
  );
}
