import "../../src/look/look.css";
import { speaker } from "@medallion/kernel";
import { roninKit } from "@medallion/ronin";
import { createRoot } from "react-dom/client";
import { dressPage } from "../../src/app/dress.ts";
import { loadTexts } from "../../src/games/ronin/texts.ts";
import { LanguageProvider } from "../../src/language/language.tsx";
import { loadWords } from "../../src/language/words.ts";
import { settings } from "../../src/settings/settings.ts";
import { Gallery } from "./gallery.tsx";

/* A page of the tests alone: everything of Ronin that is drawn, in the language and the dress of the settings. */

dressPage();
const { language } = settings();
const words = await loadWords(language, loadTexts);
const say = speaker(language, await roninKit.texts(language));
createRoot(document.getElementById("app") ?? document.body).render(
  <LanguageProvider first={words} loadMore={loadTexts}>
    <Gallery say={say} />
  </LanguageProvider>,
);
