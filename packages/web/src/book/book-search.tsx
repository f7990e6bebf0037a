import type { Book } from "@medallion/kernel";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { useText } from "../language/language.tsx";
import styles from "./book-search.module.css";
import { type Excerpt, type Found, indexOf, searchIn } from "./search-book.ts";
import { ChapterLink } from "./turning.tsx";

/** Finds words in the whole book as they are typed; the arrow keys go through what was found. */
export function BookSearch({ book }: { readonly book: Book }) {
  const text = useText();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const [query, setQuery] = useState("");
  const index = useMemo(() => indexOf(book), [book]);
  const sought = useDeferredValue(query).trim();
  const found = useMemo(() => searchIn(index, sought), [index, sought]);
  return (
    <search ref={place} className={styles.search} onKeyDown={(event) => moveFocus(place.current, event)}>
      <label htmlFor={id} className="unseen">
        {text("rules.search")}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text("rules.search")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || query === "") return;
          // The first Esc empties the field; a panel around it stays open.
          event.preventDefault();
          event.stopPropagation();
          setQuery("");
        }}
      />
      <p role="status" className={sought === "" ? "unseen" : styles.count}>
        {sought === "" ? "" : text("rules.found", { count: found.length, query: sought })}
      </p>
      {found.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are the links in it, which keys reach.
        <ol className={styles.results} onClick={() => setQuery("")}>
          {found.map((one) => (
            <Result key={one.chapter.id} found={one} />
          ))}
        </ol>
      )}
    </search>
  );
}

function Result({ found: { chapter, title, snippet } }: { readonly found: Found }) {
  return (
    <li>
      <ChapterLink chapter={chapter.id} className={styles.result}>
        <b>
          <Pieces pieces={title} />
        </b>
        <span>
          <Pieces pieces={snippet} />
        </span>
      </ChapterLink>
    </li>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Excerpt[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other name than their place.
  return pieces.map(({ text, hit }, i) => (hit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>));
}

/** Up and down lead from the field through the results and back. */
function moveFocus(place: HTMLElement | null, event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || place === null) return;
  const stops = [...place.querySelectorAll<HTMLElement>("input, a")];
  const next = stops[stops.findIndex((stop) => stop.matches(":focus")) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
