import { LANGUAGES } from "@medallion/kernel";
import { useState } from "react";
import { LANGUAGE_NAMES, useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Choice } from "../../look/choice.tsx";
import { CloseMark } from "../../look/close-mark.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { changeSettings } from "../../settings/settings.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { isNewcomer, rememberWelcome } from "../../settings/welcome-store.ts";
import styles from "./welcome.module.css";

/** For those who are here for the first time: their language, and the lessons. Never comes back once closed. */
export function Welcome() {
  const text = useText();
  const { language } = useSettings();
  const [shown, setShown] = useState(isNewcomer);
  if (!shown) return null;
  const close = () => {
    rememberWelcome();
    setShown(false);
  };
  return (
    <section className={styles.welcome} data-surface="sheet" aria-label={text("home.welcome")}>
      <div className={styles.words}>
        <h2>{text("home.welcome")}</h2>
        <p>{text("home.welcome.about")}</p>
      </div>
      <div className={styles.languages}>
        <Choice
          label={text("shell.language")}
          unlabelled
          options={LANGUAGES.map((known) => ({ value: known, label: LANGUAGE_NAMES[known], lang: known }))}
          value={language}
          onChange={(chosen) => changeSettings({ language: chosen })}
        />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={PATHS.learn}>{text("home.welcome.learn")}</ButtonLink>
        <Button kind="quiet" size="mark" aria-label={text("shell.close")} onClick={close}>
          <CloseMark />
        </Button>
      </div>
    </section>
  );
}
