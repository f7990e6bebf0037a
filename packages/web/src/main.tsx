import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { loadWords } from "./language/words.ts";
import { settings } from "./settings/settings.ts";
import "./look/look.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no #app");
createRoot(root).render(<App words={await loadWords(settings().language)} />);
