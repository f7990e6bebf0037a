import { Fragment } from "react";
import { useText } from "../language/language.tsx";
import styles from "./book-text.module.css";
import { type Block, plainText, readText, type Span } from "./read-text.ts";
import { tied } from "./tied.ts";
import { ChapterLink } from "./turning.tsx";

interface BookTextProps {
  readonly text: string;
  /** The level of the headings in it. */
  readonly level: 3 | 4;
  /** Whether a heading has an address of its own. */
  readonly linked: boolean;
}

/** A chapter as the book writes it, made of elements only: nothing in it can be anything else. */
export function BookText({ text, level, linked }: BookTextProps) {
  const blocks = readText(text);
  const headings = blocks.filter(({ kind }) => kind === "heading");
  return (
    <div className={styles.text}>
      {blocks.map((block, i) => (
        <TextBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
          key={i}
          block={block}
          level={level}
          address={linked ? `part-${headings.indexOf(block) + 1}` : undefined}
        />
      ))}
    </div>
  );
}

function TextBlock({ block, level, address }: { block: Block; level: 3 | 4; address: string | undefined }) {
  switch (block.kind) {
    case "heading":
      return <Heading spans={block.spans} level={level} address={address} />;
    case "paragraph":
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case "example":
      return <Example spans={block.spans} />;
    case "list":
      return (
        <ul>
          {block.items.map((spans) => (
            <li key={plainText(spans)}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
  }
}

/** Says that it is one, also to those who do not see its frame. */
function Example({ spans }: { readonly spans: readonly Span[] }) {
  const text = useText();
  return (
    <div className={styles.example}>
      <b>{text("rules.example")}</b>
      <p>
        <Spans spans={spans} />
      </p>
    </div>
  );
}

interface HeadingProps {
  readonly spans: readonly Span[];
  readonly level: 3 | 4;
  readonly address: string | undefined;
}

function Heading({ spans, level, address }: HeadingProps) {
  const text = useText();
  const Tag = level === 3 ? "h3" : "h4";
  return (
    <Tag id={address}>
      <Spans spans={spans} />
      {address !== undefined && (
        <a href={`#${address}`} aria-label={text("rules.link", { heading: plainText(spans) })}>
          §
        </a>
      )}
    </Tag>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
    <Fragment key={i}>
      <OneSpan span={span} />
    </Fragment>
  ));
}

function OneSpan({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case "plain":
      return tied(span.text);
    case "strong":
      return <strong>{span.text}</strong>;
    case "link":
      return <ChapterLink chapter={span.chapter}>{span.text}</ChapterLink>;
  }
}
