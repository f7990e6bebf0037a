import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { LessonStanding } from "./lesson-table.ts";
import { visibleIn } from "./visible.ts";

interface Places {
  readonly standing: LessonStanding;
  readonly points: readonly string[] | undefined;
  readonly said: RefObject<HTMLElement | null>;
  /** What holds the button that leads on. */
  readonly next: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLElement | null>;
}

/**
 * Leads the focus through a lesson: to the words at first and at the end, to the button where one only goes on, and from
 * there to what the coach points at. Whoever is at the table already is left there.
 */
export function useCoachFocus({ standing, points, said, next, field }: Places): void {
  const begun = useRef(false);
  const lead = useEffectEvent(({ awaits }: LessonStanding) => {
    if (awaits === "others") return;
    if (!begun.current || awaits === "nothing") said.current?.focus({ preventScroll: true });
    else if (awaits === "next") next.current?.querySelector("button")?.focus({ preventScroll: true });
    else if (!isAtTable(field.current)) (pointedAt() ?? said.current)?.focus({ preventScroll: true });
    begun.current = true;
  });
  const pointedAt = (): HTMLElement | undefined =>
    points
      ?.flatMap((point) => visibleIn(field.current, [point]))
      .find((element) => element.matches("button:not(:disabled)"));
  useEffect(() => lead(standing), [standing]);
}

function isAtTable(field: HTMLElement | null): boolean {
  return field?.contains(document.activeElement) === true;
}
