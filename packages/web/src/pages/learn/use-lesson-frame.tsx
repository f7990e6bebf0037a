import { type ReactNode, useCallback, useMemo, useState } from "react";
import { KeysDialog } from "../../keys/keys-dialog.tsx";
import type { Course, Lesson } from "../../lessons/lesson.ts";
import type { Frame, Scene } from "../../scene/scene.ts";
import { BARE_FRAME } from "../../table/frame/bare-frame.ts";
import { LiveRegion } from "../../table/frame/live/live-region.tsx";
import { useAnnouncements } from "../../table/frame/live/use-announcements.ts";
import { useReading } from "../../table/frame/use-reading.tsx";
import { LessonMenu } from "./lesson-menu.tsx";

interface Taken {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly title: string;
  readonly onAgain: () => void;
}

/** What a table asks of its surroundings in a lesson: nobody to talk to, nothing to take back, much to read. */
export function useLessonFrame(
  scene: Scene,
  { course, lesson, title, onAgain }: Taken,
): { readonly frame: Frame; readonly layers: ReactNode } {
  const [layer, setLayer] = useState<"menu" | "keys">();
  const openMenu = useCallback(() => setLayer("menu"), []);
  const close = useCallback(() => setLayer(undefined), []);
  const { openWhy, openRules, layers: reading } = useReading(scene);
  const { lines, announce } = useAnnouncements(scene);
  const frame = useMemo(
    (): Frame => ({ ...BARE_FRAME, isLed: true, openMenu, openRules, openWhy, announce }),
    [openMenu, openRules, openWhy, announce],
  );
  const layers = (
    <>
      <LiveRegion lines={lines} />
      {reading}
      {layer === "menu" && (
        <LessonMenu
          course={course}
          lesson={lesson}
          title={title}
          onAgain={onAgain}
          onRules={openRules}
          onKeys={() => setLayer("keys")}
          onClose={close}
        />
      )}
      {layer === "keys" && <KeysDialog onClose={close} />}
    </>
  );
  return { frame, layers };
}
