import { useSyncExternalStore } from "react";
import { useText } from "../language/language.tsx";
import { Dialog } from "../look/dialog.tsx";
import { type KeySection, keySections, watchKeySections } from "./key-list.ts";
import styles from "./keys.module.css";

/** Every key that does something here: those of the page or table first, then those that work everywhere. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const here = useSyncExternalStore(watchKeySections, keySections);
  const everywhere: KeySection = {
    title: text("shell.keys.everywhere"),
    keys: [
      { keys: ["?"], about: text("shell.keys.list") },
      { keys: ["Tab", "⇧ Tab"], about: text("shell.keys.move") },
      { keys: ["Enter", text("shell.keys.space")], about: text("shell.keys.press") },
      { keys: ["Esc"], about: text("shell.keys.close") },
    ],
  };
  return (
    <Dialog title={text("shell.keys")} onClose={onClose}>
      {[...here, everywhere].map((section) => (
        <section key={section.title} className={styles.section}>
          <h3>{section.title}</h3>
          <dl className={styles.list}>
            {section.keys.map((line) => (
              <KeyRow key={line.about} {...line} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function KeyRow({ keys, about }: KeySection["keys"][number]) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{about}</dd>
    </>
  );
}
