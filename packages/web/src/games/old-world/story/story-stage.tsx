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
  const { sight } = useTable();
  const { log } = useToldLog();
  const [closed, setClosed] = useState(-1);
  const tale = lastTale({ log }, sight.view);
  if (tale === undefined || tale.at <= closed || !isOpen(sight, tale)) return null;
  return <OpenStory key={tale.at} tale={tale} onClose={() => setClosed(tale.at)} />;
}

/**
 * A story is open from its beginning to its last effect. One's own stays until the book is closed, so that its end is
 * read before whatever it asks for; before its end, what it asks besides its options has a place of its own.
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
