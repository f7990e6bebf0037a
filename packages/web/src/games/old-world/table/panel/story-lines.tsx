import { storyIntro } from "@medallion/old-world/pages";
import { useTable } from "../../sight/table-context.ts";
import styles from "./panel.module.css";

/** How a story began, to be read again. */
export function StoryLines({ story }: { readonly story: string }) {
  const { sight } = useTable();
  return <p className={styles.intro}>{sight.scene.say(storyIntro(story))}</p>;
}
