import { dressPage } from "./app/dress.ts";
import { loadTexts } from "./language/texts.ts";
import { followOtherTabs, settings } from "./settings/settings.ts";

/*
 * The little that comes before the rest of the program: texts are asked for and the page is dressed while all else is
 * still on its way. Whoever needs the texts asks again, and hears then if they cannot be had.
 */
loadTexts(settings().language).catch(() => undefined);
dressPage();
followOtherTabs();
const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
// Not awaited here: the rest needs what lies in this part, and would wait for it in turn.
void import("./app/start.tsx").then(({ start }) => start(root));
