import { type ReactNode, useState } from "react";
import { Button } from "../../look/button.tsx";
import styles from "../../people/people.module.css";

interface FoldedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What few come for: a button until somebody wants it. */
export function Folded({ label, children }: FoldedProps) {
  const [open, setOpen] = useState(false);
  if (open) return children;
  return (
    <div className={`${styles.part} ${styles.actions}`}>
      <Button onClick={() => setOpen(true)}>{label}</Button>
    </div>
  );
}
