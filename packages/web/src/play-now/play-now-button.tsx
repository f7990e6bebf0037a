import { createPortal } from "react-dom";
import { useWords } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Laying } from "../look/laying.tsx";
import { warmUp } from "./play-now.ts";
import { usePlayNow } from "./use-play-now.ts";

interface PlayNowButtonProps {
  readonly game: string;
  readonly kind: "brass" | "iron";
  readonly size?: "usual" | "large";
  /** What it is called where the words on it do not tell which game is meant. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** One click and one plays against bots: the frame of the table is there at once. */
export function PlayNowButton({ game, label, ...shape }: PlayNowButtonProps) {
  const { text, language } = useWords();
  const { going, play } = usePlayNow(game);
  const warm = () => void warmUp(game, language);
  return (
    <>
      <Button
        {...shape}
        aria-label={going ? undefined : label}
        aria-busy={going}
        disabled={going}
        onClick={play}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {text(going ? "home.play.going" : "home.play")}
      </Button>
      {going && createPortal(<Laying words={text("home.play.going")} />, document.body)}
    </>
  );
}
