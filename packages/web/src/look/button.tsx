import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./button.module.css";

type Kind = "brass" | "iron" | "quiet" | "danger";
type Size = "usual" | "large" | "mark";

interface Shape {
  /** `brass` for the one thing most people want here. */
  readonly kind?: Kind;
  /** `mark` for a drawing without words; give it an `aria-label`. */
  readonly size?: Size;
  readonly children: ReactNode;
}

export function Button({
  kind = "iron",
  size = "usual",
  className,
  ...rest
}: Shape & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classes(kind, size, className)} {...rest} />;
}

interface LinkShape extends Shape {
  readonly to: string;
  readonly className?: string | undefined;
  readonly "aria-label"?: string;
}

/** Leads to another page. */
export function ButtonLink({ kind = "iron", size = "usual", className, ...rest }: LinkShape) {
  return <Link data-button="" className={classes(kind, size, className)} {...rest} />;
}

function classes(kind: Kind, size: Size, more: string | undefined): string {
  return [styles.button, styles[kind], styles[size], more].filter(Boolean).join(" ");
}
