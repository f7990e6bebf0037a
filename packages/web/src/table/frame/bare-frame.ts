import type { Frame } from "../../scene/scene.ts";

function nothing(): void {}

/** What a table gets of its surroundings where there is nobody to talk to and nothing to take back. */
export const BARE_FRAME = {
  openChat: nothing,
  hasChat: false,
  takeBack: nothing,
  announce: nothing,
  afterGame: null,
  notices: null,
} satisfies Partial<Frame>;
