import { GAME_IDS } from "@medallion/games/lazy";
import { useParams } from "wouter";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Page } from "../../look/page.tsx";
import { rulesPath } from "../../navigation/paths.ts";
import { BookPage } from "./book-page.tsx";

/** The rule books: without a game in the address that of the first one. */
export default function RulesPage() {
  const { game = GAME_IDS[0] ?? "", chapter } = useParams();
  const text = useText();
  if (GAME_IDS.includes(game)) return <BookPage key={game} game={game} chapter={chapter} />;
  return (
    <Page title={text("rules.noBook")}>
      <ButtonLink kind="brass" to={rulesPath(GAME_IDS[0] ?? "")}>
        {text("rules.contents")}
      </ButtonLink>
    </Page>
  );
}
