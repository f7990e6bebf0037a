import { useState } from "react";
import { useToldLog } from "../../../drawn/index.ts";
import { useWords } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { OldWorldSight } from "../sight/sight.ts";
import { useTable } from "../sight/table-context.ts";
import { Consequences } from "./page/consequences.tsx";
import { OptionButtons } from "./page/option-buttons.tsx";
import { StoryPage } from "./page/story-page.tsx";
import styles from "./story-stage.module.css";
import { lastTale, type Tale } from "./tale/tale.ts";
import { endingOf, headingOf, introOf, optionOf } from "./tale/telling.ts";

/** The story that lies open before this viewer, over the table; nothing while there is none. */
export function StoryStage() {
  const { sight, isTelling } = useTable();
  const { log } = useToldLog();
  const tale = lastTale({ log }, sight.view);
  // Whoever comes back to a table finds what is asked or fought there, not the page that was read before it.
  const [closed, setClosed] = useState(tale?.end !== undefined && isNeeded(sight) ? tale.at : -1);
  const [ended, setEnded] = useState<EndedStory>();
  if (tale?.end !== undefined && !isTelling && ended?.at !== tale.at)
    setEnded({ at: tale.at, lines: log.length });
  if (tale === undefined || tale.at <= closed || !isOpen(sight, tale)) return null;
  if (ended?.at === tale.at && log.length > ended.lines && isNeeded(sight)) {
    setClosed(tale.at);
    return null;
  }
  return <OpenStory key={tale.at} tale={tale} onClose={() => setClosed(tale.at)} />;
}

/** A story whose end lies open to be read, and how long the log was when it was told. */
interface EndedStory {
  readonly at: number;
  readonly lines: number;
}

/** Whether the place of a page that was read is needed: for a question to this viewer, for a fight, for dice. */
function isNeeded({ asked, view }: OldWorldSight): boolean {
  return asked !== undefined || view.fight !== undefined || view.poker !== undefined;
}

/**
 * A story is open from its beginning to its last effect. One's own stays until the book is closed, so that its end is
 * read before whatever it asks for, or until the game has gone on to something else that needs its place; before its
 * end, what it asks besides its options has a place of its own.
 */
function isOpen({ view, scene, asked }: OldWorldSight, tale: Tale): boolean {
  if (asked === "option") return true;
  if (tale.seat === scene.seat && tale.end !== undefined) return true;
  return view.readings.length > 0 && asked === undefined;
}

function OpenStory({ tale, onClose }: { readonly tale: Tale; readonly onClose: () => void }) {
  const { sight, text } = useTable();
  const { language } = useWords();
  const { scene, view } = sight;
  const { title, card } = headingOf(view, tale);
  const ending = endingOf(tale);
  const mayClose = tale.seat !== scene.seat || ending !== undefined;
  return (
    <div className={styles.stage} data-aside={mayClose ? "" : undefined}>
      <StoryPage
        story={tale.story}
        language={language}
        card={scene.say(card)}
        title={scene.say(title)}
        paragraphs={[scene.say(ending ?? introOf(tale))]}
        chosen={
          tale.option === undefined || ending === undefined
            ? undefined
            : { option: tale.option, words: scene.say(optionOf(tale, tale.option)) }
        }
        below={
          <>
            {tale.option === undefined && ending === undefined ? <OptionButtons tale={tale} /> : null}
            <Consequences tale={tale} />
            {mayClose ? (
              <Button kind="brass" onClick={onClose} aria-keyshortcuts="K">
                {text("oldWorld.story.close")}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  );
}
