import "../../src/look/look.css";
import { type Language, speaker } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../../src/language/language.tsx";
import { loadWords } from "../../src/language/words.ts";
import { Gallery } from "./gallery.tsx";

/* A page of the tests alone: everything of Ronin that is drawn. ?language=cs&theme=light&contrast=high */

const wish = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
dataset.theme = wish.get("theme") ?? "dark";
dataset.contrast = wish.get("contrast") ?? "normal";
const language = (wish.get("language") ?? "en") as Language;
document.documentElement.lang = language;

const words = await loadWords(language);
const say = speaker(language, await roninKit.texts(language));
createRoot(document.getElementById("app") ?? document.body).render(
  <LanguageProvider first={words}>
    <Gallery say={say} />
  </LanguageProvider>,
);
