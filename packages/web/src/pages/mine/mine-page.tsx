import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { Tabs } from "../../look/tabs.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { FinishedGames } from "../../own-games/finished-games.tsx";
import { LocalGames } from "../../own-games/local-games.tsx";
import { OnlineGames } from "../../own-games/online-games.tsx";

type Shelf = "running" | "over";

/** One's own games, here and on the server: those that go on, and those that are over. */
export default function MinePage() {
  const text = useText();
  const [shelf, setShelf] = useState<Shelf>("running");
  return (
    <Page
      title={text("shell.mine")}
      actions={
        <ButtonLink kind="brass" to={PATHS.newTable}>
          {text("people.newTable")}
        </ButtonLink>
      }
    >
      <Tabs
        label={text("shell.mine")}
        tabs={[
          { id: "running", label: text("people.running") },
          { id: "over", label: text("people.over") },
        ]}
        shown={shelf}
        onShow={setShelf}
      >
        {shelf === "over" ? (
          <FinishedGames />
        ) : (
          <>
            <LocalGames />
            <OnlineGames />
          </>
        )}
      </Tabs>
    </Page>
  );
}
