import { CardShelf } from "./card-shelf.tsx";
import { ExampleRow } from "./example-row.tsx";
import { CARDS, EXAMPLES } from "./examples.ts";

interface ChapterFigureProps {
  readonly chapter: string;
  readonly place: "before" | "after";
}

/** The cards that a chapter of Gwent's rule book is about, and its examples as they lie on the table. */
export default function ChapterFigure({ chapter, place }: ChapterFigureProps) {
  const cards = place === "before" ? CARDS[chapter] : undefined;
  const examples = place === "after" ? EXAMPLES[chapter] : undefined;
  if (cards === undefined && examples === undefined) return null;
  return (
    <>
      {cards !== undefined && <CardShelf cards={cards} />}
      {examples?.map((example) => (
        <ExampleRow key={JSON.stringify(example)} example={example} />
      ))}
    </>
  );
}
