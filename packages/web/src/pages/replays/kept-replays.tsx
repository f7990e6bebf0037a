import { useEffect } from "react";
import { useAsked } from "../../hosts/use-asked.ts";
import { useWords } from "../../language/language.tsx";
import { keep } from "../../local/keep.ts";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Row, Rows } from "../../look/rows.tsx";
import { replayPath } from "../../navigation/paths.ts";
import { Shelf } from "../../own-games/shelf.tsx";
import { Answer } from "../../people/answer.tsx";
import { forgetReplay, keptReplays } from "../../replay/kept.ts";

/** Replays that the player brought. */
export function KeptReplays() {
  const { text, date } = useWords();
  const { asked, again } = useAsked(keptReplays);
  useEffect(() => keep.watch("replays", again), [again]);
  if (asked.state === "there" && asked.value.length === 0) return null;
  return (
    <Shelf title={text("replays.brought")}>
      <Answer asked={asked} again={again}>
        {(replays) => (
          <Rows label={text("replays.brought")}>
            {replays.map(({ id, name, updated }) => (
              <Row
                key={id}
                title={name}
                about={date(updated)}
                actions={
                  <>
                    <ButtonLink kind="brass" to={replayPath(id)}>
                      {text("replays.watch")}
                    </ButtonLink>
                    <Button kind="quiet" onClick={() => void forgetReplay(id)}>
                      {text("replays.forget")}
                    </Button>
                  </>
                }
              />
            ))}
          </Rows>
        )}
      </Answer>
    </Shelf>
  );
}
