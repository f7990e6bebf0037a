import type { HTMLAttributes, ReactNode } from "react";
import styles from "./surface.module.css";

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: "div" | "section" | "article" | "aside" | "nav" | "li" | "form";
  readonly roomy?: boolean;
  readonly children: ReactNode;
}

/** Blackened iron with a brass light on it: for things to use. */
export function Plate(props: SurfaceProps) {
  return <Surface {...props} surface="plate" />;
}

/** Vellum: for things to read. */
export function Sheet(props: SurfaceProps) {
  return <Surface {...props} surface="sheet" />;
}

function Surface({
  as: Tag = "div",
  roomy = false,
  surface,
  className,
  ...rest
}: SurfaceProps & { readonly surface: "plate" | "sheet" }) {
  const classes = [styles.surface, roomy && styles.roomy, className].filter(Boolean).join(" ");
  return <Tag data-surface={surface} className={classes} {...rest} />;
}
