import { useWords } from "../../language/language.tsx";
import { useArrival } from "../../look/arrival.ts";
import { Button } from "../../look/button.tsx";
import { CountMark } from "../../look/count-mark.tsx";
import type { Scene, TableProps } from "../../scene/scene.ts";
import { modeName } from "../mode-name.ts";
import { turnText } from "../turn-text.ts";
import styles from "./text-header.module.css";

/** Which game this is, whose turn it is, and everything that is not on the table itself. */
export function TextHeader({ scene, frame }: TableProps) {
  const { text, list } = useWords();
  const heading = useArrival<HTMLHeadingElement>();
  const { kit, say, look } = scene;
  const title = text("table.title", { game: say(kit.name), mode: modeName(kit, look.settings.mode, say) });
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.turn}>{turnText(scene, text, list)}</p>
        <Bots scene={scene} />
      </div>
      <nav className={styles.tools} aria-label={text("table.tools")}>
        {scene.table.mayTakeBack !== "no" && (
          <Button onClick={frame.takeBack} aria-keyshortcuts="u">
            {text("table.undo")}
          </Button>
        )}
        {frame.askHint !== undefined && (
          <Button onClick={frame.askHint} aria-keyshortcuts="h">
            {text("table.hint")}
          </Button>
        )}
        {frame.hasChat !== false && (
          <Button onClick={frame.openChat} aria-keyshortcuts="c">
            {text("table.chat")}
            <CountMark count={frame.unread} about={text("table.chat.unread")} />
          </Button>
        )}
        <Button onClick={() => frame.openRules()} aria-keyshortcuts="r">
          {text("table.rules")}
        </Button>
        <Button onClick={frame.openMenu} aria-keyshortcuts="m">
          {text("table.menu")}
        </Button>
      </nav>
    </header>
  );
}

/** Which of those who play are bots, and of what kind: in words there is no face that tells. */
function Bots({ scene: { look, names } }: { readonly scene: Scene }) {
  const { text } = useWords();
  const bots = look.places.flatMap((place, seat) =>
    place.kind === "bot"
      ? [text("opponent.kind", { name: names[seat] ?? "", kind: text("table.bot", { bot: place.bot }) })]
      : [],
  );
  return bots.length === 0 ? null : <p className={styles.turn}>{bots.join(" · ")}</p>;
}
