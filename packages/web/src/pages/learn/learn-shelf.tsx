import { useText } from "../../language/language.tsx";
import { Page } from "../../look/page.tsx";
import { CourseList } from "./course-list.tsx";

/** The lessons there are, with how far one is, and what comes after them. */
export function LearnShelf({ games }: { readonly games: readonly string[] }) {
  const text = useText();
  return (
    <Page title={text("learn.title")} lead={text("learn.lead")}>
      {games.map((game) => (
        <CourseList key={game} game={game} />
      ))}
    </Page>
  );
}
