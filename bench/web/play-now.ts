import { setTimeout } from "node:timers/promises";
import type { Barred } from "../bar.ts";
import { timeToInteractive, untilTrue } from "./interactive.ts";
import { type Stand, timeFigure } from "./loading.ts";
import { PlainTab } from "./plain-tab.ts";

/** The bars of the issue, in milliseconds. */
const BARS = { frame: 300, playable: 1500 };

/** So long, in milliseconds, somebody looks at the first page before they choose, and points before they press. */
const LOOKS = 2000;
const POINTS = 150;

/** Runs in the page: notes when *Play now* was pressed, when the table's frame was seen and when a card could be. */
const WATCH = `(() => {
  addEventListener("click", () => { globalThis.benchPressed ??= performance.now(); }, { capture: true });
  const seen = (selector) => {
    const found = document.querySelector(selector);
    return found !== null && found.getBoundingClientRect().width > 0;
  };
  const look = () => {
    const now = performance.now();
    if (globalThis.benchPressed !== undefined) {
      if (seen("[data-laying], [data-zone]")) globalThis.benchFrame ??= now;
      if (seen("[data-spot]:not(:disabled)")) { globalThis.benchPlayable = now; return; }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** How soon after *Play now* the table's frame is seen, and something can be played. */
export async function playNowFigures(stand: Stand): Promise<readonly Barred[]> {
  const session = await stand.browser.newBrowserCDPSession();
  const frame: number[] = [];
  const playable: number[] = [];
  for (let run = 0; run < stand.runs; run++) {
    stand.say(`timing Play now, ${run + 1} of ${stand.runs}`);
    const { browserContextId } = await session.send("Target.createBrowserContext");
    const tab = await PlainTab.open(session, browserContextId);
    await timeToInteractive(tab, `${stand.origin}/`);
    await tab.ask(WATCH);
    await setTimeout(LOOKS);
    await pressPlayNow(tab);
    await untilTrue(tab, "globalThis.benchPlayable !== undefined");
    frame.push(await tab.ask<number>("benchFrame - benchPressed"));
    playable.push(await tab.ask<number>("benchPlayable - benchPressed"));
    await tab.close();
    await session.send("Target.disposeBrowserContext", { browserContextId });
  }
  await session.detach();
  return [
    timeFigure("play-now-frame", frame, BARS.frame),
    timeFigure("play-now-playable", playable, BARS.playable),
  ];
}

/** With a mouse that comes from elsewhere, as a person would. */
async function pressPlayNow(tab: PlainTab): Promise<void> {
  const { x, y } = await tab.ask<{ x: number; y: number }>(`(() => {
    const button = document.querySelector('button[aria-label^="Play now: Gwent"]');
    button.scrollIntoView({ block: "center" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const mouse = (type: string, more: object = {}) =>
    tab.tell("Input.dispatchMouseEvent", { type, x, y, ...more });
  await mouse("mouseMoved");
  await setTimeout(POINTS);
  await mouse("mousePressed", { button: "left", clickCount: 1 });
  await mouse("mouseReleased", { button: "left", clickCount: 1 });
}
