import { Suspense } from "react";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Loading } from "../../look/loading.tsx";
import { Page } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { Scoped } from "./scoped.tsx";

/** How one has fared, against bots and people, here and on the server. */
export default function StatisticsPage() {
  const text = useText();
  return (
    <Page
      title={text("shell.statistics")}
      lead={text("stats.lead")}
      actions={<ButtonLink to={PATHS.replays}>{text("shell.replays")}</ButtonLink>}
    >
      <Suspense fallback={<Loading rows={4} />}>
        <Scoped />
      </Suspense>
    </Page>
  );
}
