import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { dressPage } from "./app/dress.ts";
import { loadWords } from "./language/words.ts";
import { keepProgram } from "./pwa/update.ts";
import { followOtherTabs, settings } from "./settings/settings.ts";
import "./look/look.css";

dressPage();
followOtherTabs();
const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
createRoot(root).render(<App words={await loadWords(settings().language)} />);
if (import.meta.env.PROD) keepProgram();
