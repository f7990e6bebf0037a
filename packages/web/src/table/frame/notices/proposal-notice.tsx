import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { Notice } from "../../../look/notice.tsx";
import type { Scene } from "../../../scene/scene.ts";

/** What somebody proposes, with yes and no for those who are asked; the proposer may withdraw it. */
export function ProposalNotice({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const { store, look, names, seat } = scene;
  const { proposal } = look;
  if (proposal === undefined) return null;
  const words = text("table.log.proposed", { name: names[proposal.by] ?? "", what: proposal.what });
  const asked = seat !== null && seat !== proposal.by && !proposal.yes.includes(seat);
  const reply = (yes: boolean) => () => {
    if (seat !== null) void store.command({ kind: "reply", seat, yes });
  };
  return (
    <Notice
      actions={
        <>
          {asked && (
            <>
              <Button kind="brass" onClick={reply(true)}>
                {text("table.agree")}
              </Button>
              <Button onClick={reply(false)}>{text("table.decline")}</Button>
            </>
          )}
          {seat === proposal.by && (
            <Button onClick={() => void store.command({ kind: "withdraw", seat })}>
              {text("table.withdraw")}
            </Button>
          )}
        </>
      }
    >
      <p>{words}</p>
      {!asked && <p>{text("table.proposal.waiting")}</p>}
    </Notice>
  );
}
