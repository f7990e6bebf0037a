import { use, useCallback } from "react";
import { courseOf } from "../../games/courses.ts";
import { useAsked } from "../../hosts/use-asked.ts";
import { progressOf, UNTOUCHED } from "../../lessons/progress.ts";
import { Loading } from "../../look/loading.tsx";
import { NotFound } from "../../not-found/not-found.tsx";
import { TakenLesson } from "./taken-lesson.tsx";

/** One lesson, from where one left it. */
export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const loading = courseOf(game);
  if (loading === undefined) throw new Error(`there are no lessons for ${game}`);
  const course = use(loading);
  const { asked } = useAsked(useCallback(() => progressOf(game, id), [game, id]));
  const lesson = course.lessons.find((one) => one.id === id);
  if (lesson === undefined) return <NotFound />;
  if (asked.state === "asking") return <Loading rows={6} />;
  const progress = asked.state === "there" ? asked.value : UNTOUCHED;
  return <TakenLesson course={course} lesson={lesson} progress={progress} />;
}
