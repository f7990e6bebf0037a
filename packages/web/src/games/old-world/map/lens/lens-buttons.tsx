import type { ReactNode } from "react";
import { useTable } from "../../sight/table-context.ts";
import type { Lens } from "./lens.ts";
import styles from "./lens-buttons.module.css";

interface LensButtonsProps {
  readonly lens: () => Lens | undefined;
  /** What else stands there. */
  readonly children?: ReactNode;
}

/** What wheel, fingers and keys do, for who has none of them at hand. */
export function LensButtons({ lens, children }: LensButtonsProps) {
  const { text } = useTable();
  return (
    <div className={styles.buttons}>
      {children}
      <LensButton
        label={text("oldWorld.map.nearer")}
        path="M10 4V16M4 10H16"
        press={() => lens()?.nearer()}
      />
      <LensButton
        label={text("oldWorld.map.farther")}
        path="M4 10H16"
        press={() => lens()?.farther()}
        isForClose
        isFarther
      />
      <LensButton
        label={text("oldWorld.map.whole")}
        path="M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12"
        press={() => lens()?.whole()}
        isForClose
      />
    </div>
  );
}

interface LensButtonProps {
  readonly label: string;
  readonly path: string;
  readonly press: () => void;
  /** Of use only while not all is seen. */
  readonly isForClose?: boolean;
  /** What a phone can do without. */
  readonly isFarther?: boolean;
  readonly isPressed?: boolean;
}

export function LensButton({
  label,
  path,
  press,
  isForClose = false,
  isFarther = false,
  isPressed,
}: LensButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={press}
      data-close={isForClose ? "" : undefined}
      data-farther={isFarther ? "" : undefined}
      data-aside=""
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
