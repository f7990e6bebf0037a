import type { ConsequenceMark } from "../tale/consequence.ts";
import styles from "./story-page.module.css";

/** Signs of our own, in a box of 24. */
const SIGNS: Readonly<Record<ConsequenceMark, string>> = {
  gold: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Zm0 2.500a7.500 7.500 0 1 1 0 15a7.500 7.500 0 1 1 0-15Zm0 2.500l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500Z",
  shield:
    "M12 1.500C9 3.500 6 4 3 4v7c0 6 4 9.500 9 11.500c5-2 9-5.500 9-11.500V4c-3 0-6-.500-9-2.500Zm0 3v15.200c-3.800-1.800-6.500-4.500-6.500-8.700V6.300c2.300-.2 4.500-.8 6.500-1.800Z",
  attribute: "M12 2l8 9h-4.500v11h-7V11H4Z",
  potion:
    "M9 1.500h6v2h-1v5l5.500 9.500c1.200 2.200.2 4.500-2.300 4.500H6.800c-2.500 0-3.500-2.300-2.300-4.500L10 8.500v-5H9Zm.2 11.500L7 17h10l-2.200-4Z",
  card: "M4 5.500L13 2l8 17-9.500 4ZM7 7l6.500 13L18 18 12 5Z",
  trail:
    "M7.500 2.500c2 0 3 2.500 3 5s-1 4-3 4s-3-1.500-3-4s1-5 3-5ZM5 13h5v3c0 1.500-1 2.500-2.500 2.500S5 17.500 5 16Zm11.500-7c2 0 3 2.500 3 5s-1 4-3 4s-3-1.500-3-4s1-5 3-5ZM14 16.500h5v3c0 1.500-1 2.500-2.500 2.500s-2.500-1-2.500-2.500Z",
  quest:
    "M5 2h12a3 3 0 0 1 3 3v1h-3v13a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-1h3Zm3 5v1.600h6V7Zm0 3.500v1.600h6v-1.600Zm0 3.500v1.600h4V14Z",
  kept: "M8 3h8v3h5v6h-6v-2h-6v2H3V6h5Zm2 1.500V6h4V4.500ZM3 13.500h6V15h6v-1.500h6V21H3Z",
  move: "M12 1.500a7 7 0 0 1 7 7c0 5-7 14-7 14s-7-9-7-14a7 7 0 0 1 7-7Zm0 4a3 3 0 1 0 0 6a3 3 0 1 0 0-6Z",
  turn: "M5 2h14v3c0 3-3 5-5 7c2 2 5 4 5 7v3H5v-3c0-3 3-5 5-7c-2-2-5-4-5-7Zm3 3c0 2 2.500 3.500 4 5c1.500-1.500 4-3 4-5Zm4 10c-1.500 1-3.500 2.500-4 4.500h8c-.5-2-2.500-3.500-4-4.500Z",
  trophy:
    "M6 2h12v2h4c0 5-2 8-5 8.500c-.8 1.500-2 2.500-3.500 3V19H17v3H7v-3h3.500v-3.500c-1.500-.5-2.700-1.500-3.500-3C4 12 2 9 2 4h4Zm0 4H4.300c.3 2 1 3.400 2 4Zm12 0v4c1-.6 1.700-2 2-4Z",
};

export function ConsequenceSign({ mark }: { readonly mark: ConsequenceMark }) {
  return (
    <svg aria-hidden="true" className={styles.sign} viewBox="0 0 24 24">
      <path d={SIGNS[mark]} fillRule="evenodd" />
    </svg>
  );
}
