import { Suspense, use, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { hintsOf } from "../../../games/hints.ts";
import { partsOf } from "../../../games/index.ts";
import { useText } from "../../../language/language.tsx";
import type { Hints } from "../../../lessons/hints.ts";
import { useCoachWords } from "../../../lessons/use-coach-words.ts";
import { Button } from "../../../look/button.tsx";
import { lessonPath, PATHS } from "../../../navigation/paths.ts";
import type { Scene } from "../../../scene/scene.ts";
import { changeSettings } from "../../../settings/settings.ts";
import { isAnyTold, isTold, rememberTold } from "../../../settings/told-hints.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import styles from "./first-hint.module.css";

/** What the question that is asked is about, the first time that one of its kind is asked on this device. */
export function FirstHint({ scene }: { readonly scene: Scene }) {
  const { hints } = useSettings();
  const { kit, table, isOwn, mayAct, seat } = scene;
  const loading = hintsOf(kit.game.id);
  const { question } = table;
  if (!hints || !isOwn || !mayAct || loading === undefined || question === undefined) return null;
  return (
    <Suspense>
      <Told key={`${seat} ${question.id}`} game={kit.game.id} kind={question.kind} loading={loading} />
    </Suspense>
  );
}

interface ToldProps {
  readonly game: string;
  readonly kind: string;
  readonly loading: Promise<Hints>;
}

/** Stays as long as the question does, or until it is closed. */
function Told({ game, kind, loading }: ToldProps) {
  const text = useText();
  const say = useCoachWords(game);
  const hint = use(loading)[kind];
  const [isShown, setShown] = useState(() => !isTold(game, kind));
  const [isFirst] = useState(() => !isAnyTold(game));
  useEffect(() => {
    if (isShown && hint !== undefined) rememberTold(game, kind);
  }, [isShown, hint, game, kind]);
  if (!isShown || hint === undefined) return null;
  return (
    <div className={styles.hint} data-hint={kind} data-aside="" role="note">
      <p>{say(hint)}</p>
      <div className={styles.ways}>
        <Button onClick={() => setShown(false)}>{text("table.hint.close")}</Button>
        {isFirst && partsOf(game).lessons !== undefined ? (
          <LessonButton game={game} />
        ) : (
          <Button kind="quiet" onClick={() => changeSettings({ hints: false })}>
            {text("table.hint.off")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who has never been told anything of a game may learn it first; the table stays among the own games meanwhile. */
function LessonButton({ game }: { readonly game: string }) {
  const text = useText();
  const [, navigate] = useLocation();
  const [isLoading, setLoading] = useState(false);
  const learn = async (): Promise<void> => {
    setLoading(true);
    const course = await partsOf(game)
      .lessons?.course()
      .catch(() => undefined);
    const [first] = course?.lessons ?? [];
    navigate(first === undefined ? PATHS.learn : lessonPath(game, first.id));
  };
  return (
    <Button kind="quiet" disabled={isLoading} onClick={() => void learn()}>
      {text("table.hint.lesson")}
    </Button>
  );
}
