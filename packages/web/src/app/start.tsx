import "../look/look.css";
import { createRoot } from "react-dom/client";
import { loadWords } from "../language/words.ts";
import { pagesAreLoadedBy } from "../navigation/next-page.ts";
import { network } from "../network/this-page.ts";
import { keepProgram } from "../pwa/update.ts";
import { settings } from "../settings/settings.ts";
import { App } from "./app.tsx";
import { loadPage } from "./routes.tsx";

/** Draws the program once, when the page that was asked for and its texts are both there. */
export async function start(root: HTMLElement): Promise<void> {
  network.follow();
  pagesAreLoadedBy(loadPage);
  // A page that cannot be loaded is told of where it would be.
  const page = loadPage(location.pathname).catch(() => undefined);
  const words = await loadWords(settings().language);
  await page;
  // Before anything is drawn, since letters are shaped by the language they are in.
  document.documentElement.lang = words.language;
  createRoot(root).render(<App words={words} />);
  if (import.meta.env.PROD) keepProgram();
}
