import { useParams } from "wouter";
import { courseOf, TAUGHT } from "../../games/courses.ts";
import { NotFound } from "../../not-found/not-found.tsx";
import { LearnShelf } from "./learn-shelf.tsx";
import { LessonPage } from "./lesson-page.tsx";

/** `/learn` lists the lessons, of one game if it is named; `/learn/:game/:lesson` is one of them. */
export default function LearnPage() {
  const { game, lesson } = useParams<{ game?: string; lesson?: string }>();
  if (game === undefined) return <LearnShelf games={TAUGHT} />;
  if (courseOf(game) === undefined) return <NotFound />;
  if (lesson === undefined) return <LearnShelf games={[game]} />;
  // Each lesson looks up its own progress: nothing of the one before may be taken for it.
  return <LessonPage key={`${game}/${lesson}`} game={game} id={lesson} />;
}
