import { useText } from "../../../../language/language.tsx";
import { ButtonLink } from "../../../../look/button.tsx";
import { Empty } from "../../../../look/empty.tsx";
import { Loading } from "../../../../look/loading.tsx";
import { Page } from "../../../../look/page.tsx";
import { PATHS } from "../../../../navigation/paths.ts";

interface NothingThereProps {
  readonly title: string;
  /** Whether this device's decks are still being read. */
  readonly isReading: boolean;
}

/** Where a deck or a set should be that this device does not have, or not yet. */
export function NothingThere({ title, isReading }: NothingThereProps) {
  const text = useText();
  return (
    <Page title={title}>
      {isReading ? (
        <Loading />
      ) : (
        <Empty
          title={text("decks.unknown")}
          actions={
            <ButtonLink kind="brass" to={PATHS.decks}>
              {text("decks.toShelf")}
            </ButtonLink>
          }
        >
          {text("decks.unknown.about")}
        </Empty>
      )}
    </Page>
  );
}
