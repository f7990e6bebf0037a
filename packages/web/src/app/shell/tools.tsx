import moon from "virtual:game-icons/moon";
import soundOn from "virtual:game-icons/speaker";
import soundOff from "virtual:game-icons/speaker-off";
import sun from "virtual:game-icons/sun";
import { LANGUAGES, type Language } from "@medallion/kernel";
import { LANGUAGE_NAMES, useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { changeSettings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { ACCOUNT, SETTINGS } from "./places.ts";
import styles from "./tools.module.css";

/** Language, sound and light by one click each; the rest is in the settings. */
export function Tools() {
  const text = useText();
  return (
    <div className={styles.tools}>
      <LanguageSwitch />
      <SoundToggle />
      <ThemeToggle />
      {[SETTINGS, ACCOUNT].map(({ path, label, icon }) => (
        <ButtonLink
          key={path}
          kind="quiet"
          size="mark"
          to={path}
          aria-label={text(label)}
          className={styles.wide}
        >
          <Glyph path={icon} />
        </ButtonLink>
      ))}
    </div>
  );
}

const CODES: Readonly<Record<Language, string>> = { en: "EN", cs: "CS", pl: "PL", uk: "УК" };

function LanguageSwitch() {
  const text = useText();
  const { language } = useSettings();
  return (
    <span className={styles.language}>
      <span className={styles.full} aria-hidden="true">
        {LANGUAGE_NAMES[language]}
      </span>
      <span className={styles.short} aria-hidden="true">
        {CODES[language]}
      </span>
      {/* What is seen lies under the list, which is as wide as its longest entry by itself. */}
      <select
        aria-label={text("shell.language")}
        value={language}
        onChange={({ target }) =>
          changeSettings({ language: LANGUAGES.find((known) => known === target.value) ?? language })
        }
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </span>
  );
}

function SoundToggle() {
  const text = useText();
  const { sound } = useSettings();
  return (
    <Button
      kind="quiet"
      size="mark"
      aria-label={text("shell.sound")}
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <Glyph path={sound ? soundOn : soundOff} />
    </Button>
  );
}

function ThemeToggle() {
  const text = useText();
  useSettings();
  const isDark = document.documentElement.dataset.theme !== "light";
  return (
    <Button
      kind="quiet"
      size="mark"
      aria-label={text(isDark ? "shell.toLight" : "shell.toDark")}
      onClick={() => changeSettings({ theme: isDark ? "light" : "dark" })}
    >
      <Glyph path={isDark ? sun : moon} />
    </Button>
  );
}
