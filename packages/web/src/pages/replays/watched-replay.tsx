import type { Seat } from "@medallion/kernel";
import { type Step, stepsOf, type Viewer } from "@medallion/records";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText } from "../../language/language.tsx";
import { ButtonLink } from "../../look/button.tsx";
import { Loading } from "../../look/loading.tsx";
import { Page } from "../../look/page.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { modeOf } from "../../replay/mode-of.ts";
import { momentIn } from "../../replay/moment.ts";
import { isReaders, ownEyes } from "../../replay/own-eyes.ts";
import { loadRecorded, type Recorded } from "../../replay/recorded.ts";
import { Reel } from "../../replay/reel.ts";
import type { ReplaySource } from "../../replay/source.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { ReplayTable } from "./replay-table.tsx";
import { troubleText } from "./trouble-text.ts";
import { useRecordWords } from "./use-record-words.ts";

/** One game, from wherever it lies. */
export function WatchedReplay({ source }: { readonly source: ReplaySource }) {
  const text = useText();
  const say = useRecordWords();
  const { asked } = useAsked(useCallback(() => load(source), [source]));
  switch (asked.state) {
    case "asking":
      return <Loading rows={6} />;
    case "failed":
      return (
        <Page title={text("replays.unreadable")} width="narrow">
          <p>{troubleText(asked.error, text, say)}</p>
          <ButtonLink to={PATHS.replays}>{text("replays.toShelf")}</ButtonLink>
        </Page>
      );
    case "there":
      return (
        <Suspense fallback={<Loading rows={6} />}>
          <Watching {...asked.value} source={source} />
        </Suspense>
      );
  }
}

interface Loaded {
  readonly recorded: Recorded;
  /** What spectators saw. */
  readonly first: readonly Step[];
  /** The seat from which the reader played it. */
  readonly own: Seat | null;
}

/** The steps are made here, so that a record that cannot be replayed is refused before anything is shown. */
async function load(source: ReplaySource): Promise<Loaded> {
  const recorded = await loadRecorded(source);
  const own = await ownEyes(source, recorded.record);
  return { recorded, first: stepsOf(recorded.kit, recorded.record, null), own };
}

function Watching({ recorded, first, own, source }: Loaded & { readonly source: ReplaySource }) {
  const { kit, record } = recorded;
  const start = useMemo(
    () => momentIn(location.search, { seats: record.seats.length, last: first.length - 1, own }),
    [record, first, own],
  );
  const [viewer, setViewer] = useState<Viewer>(start.viewer);
  const steps = useMemo(
    () => (viewer === null ? first : stepsOf(kit, record, viewer)),
    [kit, record, viewer, first],
  );
  const [jump, setJump] = useState({ position: start.position });
  const { name } = useSettings();
  const isOwn = isReaders(source);
  const reel = useMemo(() => {
    const played = own !== null && isOwn ? { seat: own, name } : undefined;
    const recording = { kit, record, mode: modeOf(recorded), own: played };
    return new Reel(recording, { steps, viewer, position: jump.position });
  }, [kit, record, recorded, own, isOwn, name, steps, viewer, jump]);
  const see = (next: Viewer, position: number): void => {
    setViewer(next);
    setJump({ position });
  };
  return (
    <ReplayTable
      recorded={recorded}
      steps={steps}
      reel={reel}
      viewer={viewer}
      own={isOwn ? own : null}
      source={source}
      onJump={(position) => setJump({ position })}
      onSee={see}
    />
  );
}
