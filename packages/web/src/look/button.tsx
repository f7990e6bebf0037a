import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./button.module.css";

type Kind = "brass" | "iron" | "quiet" | "danger";

interface Shape {
  /** `brass` for the one thing most people want here. */
  readonly kind?: Kind;
  readonly children: ReactNode;
}

export function Button({ kind = "iron", className, ...rest }: Shape & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classes(kind, className)} {...rest} />;
}

/** Leads to another page. */
export function ButtonLink({ kind = "iron", to, children, className }: Shape & { to: string; className?: string }) {
  return (
    <Link to={to} className={classes(kind, className)}>
      {children}
    </Link>
  );
}

function classes(kind: Kind, more: string | undefined): string {
  return [styles.button, styles[kind], more].filter(Boolean).join(" ");
}
