import type { Page } from "playwright-core";
import type { Arranged, Spot } from "./scenery.ts";

/** One of the main screens: the gallery takes its picture, the tests look for barriers in it. */
export interface Screen extends Arranged {
  readonly title: string;
  /** What is done there first, in any language. */
  act?(page: Page, spot: Spot): Promise<void>;
  /** Everything on it must be seen without scrolling. */
  readonly whole?: boolean;
}
