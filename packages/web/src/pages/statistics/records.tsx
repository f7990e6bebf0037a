import type { Spoken } from "../../kits/use-game.ts";
import { useWords } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Row, Rows } from "../../look/rows.tsx";
import { useTelling } from "../../own-games/telling.ts";
import type { Statistics } from "../../results/statistics.ts";
import { PlotFrame } from "./plot-frame.tsx";

interface RecordsProps {
  readonly records: Statistics["records"];
  readonly spoken: ReadonlyMap<string, Spoken>;
}

/** One's clearest victory in each mode, to be watched again. */
export function Records({ records, spoken }: RecordsProps) {
  const { text } = useWords();
  const tell = useTelling(records.map(({ played }) => played));
  const shown = records.filter(({ played }) => spoken.has(played.game));
  if (shown.length === 0) return null;
  return (
    <PlotFrame title={text("stats.records")} note={text("stats.records.note")}>
      <Rows label={text("stats.records")}>
        {shown.map(({ id, played }) => {
          const { title, about } = tell(played);
          return (
            <Row
              key={id}
              title={title}
              about={about.join(" · ")}
              actions={
                played.replay !== undefined && (
                  <ButtonLink
                    to={played.replay}
                    aria-label={text("people.replay.of", { game: `${title}, ${about.join(", ")}` })}
                  >
                    {text("people.replay")}
                  </ButtonLink>
                )
              }
            />
          );
        })}
      </Rows>
    </PlotFrame>
  );
}
