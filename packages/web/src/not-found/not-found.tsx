import compass from "virtual:game-icons/compass";
import { useText } from "../language/language.tsx";
import { ButtonLink } from "../look/button.tsx";
import { Empty } from "../look/empty.tsx";
import { Glyph } from "../look/glyph.tsx";
import { Page } from "../look/page.tsx";
import { PATHS } from "../navigation/paths.ts";

/** What stands at an address that leads nowhere, of the program or of one of its pages. */
export function NotFound() {
  const text = useText();
  return (
    <Page title={text("shell.notFound")} width="narrow">
      <Empty
        title={location.pathname}
        mark={<Glyph path={compass} />}
        actions={
          <ButtonLink kind="brass" to={PATHS.home}>
            {text("shell.toHome")}
          </ButtonLink>
        }
      >
        {text("shell.notFound.about")}
      </Empty>
    </Page>
  );
}
