import { useMemo } from "react";
import { encode } from "uqr";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Sheet } from "../../look/surface.tsx";
import { useCopy } from "../../sharing/use-copy.ts";
import styles from "./gathering.module.css";

/** How others come to this table: a link to send, or to point a phone at. */
export function Invitation({ link }: { readonly link: string }) {
  const text = useText();
  const copy = useCopy();
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: link });
    } catch {
      // Closed without sending: nothing to say.
    }
  };
  return (
    <Sheet as="section" aria-labelledby="invite-title" className={styles.invitation}>
      <h2 id="invite-title">{text("table.invite")}</h2>
      <QrCode link={link} />
      <div>
        <p>{text("table.invite.about")}</p>
        <p className={styles.link}>{link}</p>
        <div className={styles.acts}>
          <Button kind="brass" onClick={() => void copy(link)}>
            {text("table.copyLink")}
          </Button>
          {"share" in navigator && <Button onClick={() => void share()}>{text("table.send")}</Button>}
        </div>
      </div>
    </Sheet>
  );
}

function QrCode({ link }: { readonly link: string }) {
  const text = useText();
  const { data, size } = useMemo(() => encode(link, { border: 2 }), [link]);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text("table.invite.code")}
    >
      <title>{text("table.invite.code")}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
