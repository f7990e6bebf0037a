import { useText } from "../../../../language/language.tsx";
import { Button, ButtonLink } from "../../../../look/button.tsx";
import { newTablePath, type TableStart } from "../../../../navigation/paths.ts";

interface ReadyActsProps {
  readonly name: string;
  /** How a table begins that is played with it. */
  readonly start: TableStart;
  readonly className: string | undefined;
  readonly onTake: () => void;
}

/** What can be done with something of the house: play with it at once, or make it one's own. */
export function ReadyActs({ name, start, className, onTake }: ReadyActsProps) {
  const text = useText();
  return (
    <div className={className}>
      <ButtonLink
        kind="quiet"
        to={newTablePath("gwent", "bots", start)}
        aria-label={text("decks.play.of", { name })}
      >
        {text("decks.play")}
      </ButtonLink>
      <Button onClick={onTake} aria-label={text("decks.take.of", { name })}>
        {text("decks.take")}
      </Button>
    </div>
  );
}
