import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { CloseMark } from "../../look/close-mark.tsx";
import { Notice } from "../../look/notice.tsx";
import type { Scene } from "../../scene/scene.ts";
import { useSnapshot } from "../../scene/use-table-store.ts";
import { refusalText } from "../refusal.ts";

/** Why the last command came to nothing, or that nobody knows whether it arrived. */
export function TroubleNotice({ scene: { store, say } }: { readonly scene: Pick<Scene, "store" | "say"> }) {
  const text = useText();
  const { trouble } = useSnapshot(store);
  if (trouble === undefined) return null;
  const { outcome } = trouble;
  return (
    <Notice
      tone="bad"
      actions={
        <Button
          kind="quiet"
          size="mark"
          aria-label={text("shell.close")}
          onClick={() => store.forgetTrouble()}
        >
          <CloseMark />
        </Button>
      }
    >
      <p>{outcome.kind === "refused" ? refusalText(outcome.refusal, text, say) : text("table.unknown")}</p>
    </Notice>
  );
}
