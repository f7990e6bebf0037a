import { use } from "react";
import { useWords } from "../../../../language/language.tsx";
import { linesIn } from "./lines.ts";

interface CardLineProps {
  readonly card: string;
  readonly className?: string | undefined;
}

/** What is said of a card for its own sake. */
export function CardLine({ card, className }: CardLineProps) {
  const { language } = useWords();
  const line = use(linesIn(language))[card];
  return line === undefined ? null : <p className={className}>{line}</p>;
}
