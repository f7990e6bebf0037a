import type { Verdict } from "@medallion/table";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { Notice } from "../../../look/notice.tsx";
import type { Scene } from "../../../scene/scene.ts";
import { type Absence, absences } from "./absence.ts";

const VERDICTS: readonly Verdict[] = ["wait", "bot", "end"];

/** Who is gone, and once that has lasted what the others may decide. */
export function AbsenceNotices({ scene }: { readonly scene: Scene }) {
  const missing = absences(scene.look, scene.seat);
  return missing.map((absence) => (
    <AbsenceNotice key={`${absence.seat} ${absence.why}`} scene={scene} absence={absence} />
  ));
}

function AbsenceNotice({ scene, absence }: { readonly scene: Scene; readonly absence: Absence }) {
  const { text, list } = useWords();
  const { store, look, names, seat } = scene;
  const mayDecide = useElapsed(absence.patience);
  if (absence.why === "slow" && !mayDecide) return null;
  const about = absence.seat;
  const name = names[about] ?? "";
  const votes = look.votes.filter((vote) => vote.about === about);
  return (
    <Notice
      actions={
        mayDecide &&
        VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            onClick={() => {
              if (seat !== null) void store.command({ kind: "vote", seat, about, verdict });
            }}
          >
            {text("table.vote", { verdict })}
          </Button>
        ))
      }
    >
      <p>{text(absence.why === "gone" ? "table.log.gone" : "table.slow", { name })}</p>
      {!mayDecide && <p>{text("table.gone.patience")}</p>}
      {votes.length > 0 && (
        <p>
          {list(
            votes.map(({ seat: voter, verdict }) =>
              text("table.voted", { name: names[voter] ?? "", verdict }),
            ),
          )}
        </p>
      )}
    </Notice>
  );
}

/** Whether the component has been shown for so long. */
function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
