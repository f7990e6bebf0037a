import laurels from "virtual:game-icons/laurels";
import { Suspense, useState } from "react";
import { EndScene } from "../../../../drawn/ending/end-scene.tsx";
import { Glyph } from "../../../../look/glyph.tsx";
import { useTable } from "../table-context.ts";
import { Listed, RoundList } from "./round-list.tsx";
import { scoreLine } from "./score.ts";
import { verdictOf } from "./verdict.ts";
import { verdictTitle } from "./verdict-title.ts";

/** The end of a match as a scene: victory or defeat, the score, the rounds and what turned them. */
export function MatchEnd() {
  const { sight, frame, text } = useTable();
  const verdict = verdictOf(sight);
  // Asked for once: what happened does not change any more.
  const [past] = useState(() => frame.past?.().catch(() => []));
  return (
    <EndScene
      verdict={verdict.kind === "winners" ? "over" : verdict.kind}
      title={verdictTitle(sight, verdict, text)}
      line={scoreLine(sight, text)}
      mark={verdict.kind === "won" || verdict.kind === "winners" ? <Glyph path={laurels} /> : <BrokenGem />}
    >
      <Suspense fallback={<Listed turned={[]} />}>
        <RoundList past={past} />
      </Suspense>
    </EndScene>
  );
}

/** What a lost match leaves of its last gem. */
function BrokenGem() {
  return (
    <svg viewBox="0 0 48 40" width="1.2em" height="1em" aria-hidden="true">
      <path d="M20 3L9 8 4 19l6 12 9 6 1-9-4-5 5-8-3-6Z" fill="#9c1d22" stroke="#3a0b0d" strokeWidth="1.5" />
      <path
        d="M28 3l10 5 6 11-5 12-10 6-1-10 4-5-5-7 3-6Z"
        fill="#7c1218"
        stroke="#3a0b0d"
        strokeWidth="1.5"
      />
      <path d="M20 3L9 8l7 4Z" fill="#f08a80" />
      <path d="M28 3l10 5-7 3Z" fill="#d8474a" />
    </svg>
  );
}
