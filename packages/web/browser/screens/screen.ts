import type { Page } from "playwright-core";
import type { Player } from "../stage/player.ts";
import type { Scenery } from "./scenery.ts";

/** Where a screen is and as whom one has to come. */
export interface Spot {
  readonly path: string;
  readonly token?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Moves for the person of the browser, where something has to happen while it looks. */
  readonly player?: Player;
}

/** One of the main screens: the gallery takes its picture, the tests look for barriers in it. */
export interface Screen {
  /** As the gallery's `--screen` and its files name it. */
  readonly name: string;
  readonly title: string;
  /** Arranged once for all sizes and languages. */
  spot(scenery: Scenery): Promise<Spot> | Spot;
  /** What is done there first, in any language. */
  act?(page: Page, spot: Spot): Promise<void>;
  /** Arranged anew for each look, since what is done there cannot be done again. */
  readonly fresh?: boolean;
  /** Everything on it must be seen without scrolling. */
  readonly whole?: boolean;
}
