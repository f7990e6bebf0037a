import { ICON_CREDITS } from "../../drawn/icons/credits.ts";
import { useWords } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { Sheet } from "../../look/surface.tsx";
import styles from "./about.module.css";

/** What this is, whose it is not, who drew the icons, and what is stored where. */
export default function AboutPage() {
  const { text, list } = useWords();
  return (
    <Page title={text("shell.about")} width="narrow">
      <Sheet roomy className={styles.about}>
        <section>
          <h2>{text("people.about.notice")}</h2>
          <p>{text("people.about.notice.1")}</p>
          <p>{text("people.about.notice.2")}</p>
          <p>{text("people.about.notice.3")}</p>
        </section>
        <section>
          <h2>{text("people.about.privacy")}</h2>
          <p>{text("people.about.privacy.1")}</p>
          <p>{text("people.about.privacy.2")}</p>
        </section>
        <section>
          <h2>{text("people.about.install")}</h2>
          <p>{text("people.about.install.1")}</p>
        </section>
        <section>
          <h2>{text("people.about.credits")}</h2>
          <p>
            {text("people.about.icons")} <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <ul className={styles.credits}>
            {ICON_CREDITS.map(({ author, icons }) => (
              <li key={author}>
                <b>{author}</b>: {list(icons)}
              </li>
            ))}
          </ul>
          <p>{text("people.about.fonts")}</p>
          <p>{text("people.about.licence")}</p>
        </section>
      </Sheet>
    </Page>
  );
}
