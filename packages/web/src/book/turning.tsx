import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { Link } from "wouter";
import { rulesPath } from "../navigation/paths.ts";

/** Which book is open, and what happens when a reader turns to another chapter of it. */
interface Turning {
  readonly game: string;
  /** Prevents the default of the event if the reader stays on this page. */
  onTurn(chapter: string | undefined, event: MouseEvent): void;
}

export const TurningContext = createContext<Turning>({ game: "", onTurn: () => undefined });

interface ChapterLinkProps {
  /** None for the contents. */
  readonly chapter?: string;
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a chapter: on the page of the book to its address, in a panel to the chapter right here. */
export function ChapterLink({ chapter, current = false, className, children }: ChapterLinkProps) {
  const { game, onTurn } = useContext(TurningContext);
  return (
    <Link
      to={rulesPath(game, chapter)}
      className={className}
      aria-current={current ? "page" : undefined}
      onClick={(event) => onTurn(chapter, event)}
    >
      {children}
    </Link>
  );
}
