import { useToldLog } from "../../../../drawn/index.ts";
import { useWords } from "../../../../language/language.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { useTable } from "../../sight/table-context.ts";
import { Consequences } from "../page/consequences.tsx";
import { StoryPage } from "../page/story-page.tsx";
import { talesIn } from "../tale/tale.ts";
import { endingOf, headingOf, introOf, optionOf } from "../tale/telling.ts";
import styles from "./story-panel.module.css";

interface StoryPanelProps {
  /** Where in the log the story begins. */
  readonly at: number;
  readonly onClose: () => void;
}

/** A story of this game to be read again: what led to it, what was chosen, what came of it. */
export function StoryPanel({ at, onClose }: StoryPanelProps) {
  const { sight } = useTable();
  const { log } = useToldLog();
  const { language } = useWords();
  const tale = talesIn({ log }).find((each) => each.at === at);
  if (tale === undefined) return null;
  const { scene, view } = sight;
  const { title, card } = headingOf(view, tale);
  const ending = endingOf(tale);
  const intro = scene.say(introOf(tale));
  return (
    <Dialog title={scene.say(title)} onClose={onClose} place="side">
      <div className={styles.again}>
        <StoryPage
          isBare
          story={tale.story}
          language={language}
          card={scene.say(card)}
          title={scene.say(title)}
          intro={intro}
          paragraphs={ending === undefined ? [] : [scene.say(ending)]}
          chosen={
            tale.option === undefined
              ? undefined
              : { option: tale.option, words: scene.say(optionOf(tale, tale.option)) }
          }
          below={<Consequences tale={tale} />}
        />
      </div>
    </Dialog>
  );
}
