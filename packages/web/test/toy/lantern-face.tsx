import { CARDS } from "@medallion/suites/toy/cards";

const LIGHTS = { sun: "#e8b23c", moon: "#9db4d8", star: "#d86c5a" } as const;

/** A lantern by its number, or the back of one; 60 × 88 units. */
export function LanternFace({ card }: { readonly card?: number | undefined }) {
  const { suit, value } = CARDS[card ?? -1] ?? {};
  return (
    <svg aria-hidden="true" viewBox="0 0 60 88" data-card={card ?? "back"}>
      <rect width="60" height="88" rx="6" fill={suit === undefined ? "#3d2f1c" : "#f7efdd"} />
      {suit === undefined ? null : <circle cx="30" cy="38" r="20" fill={LIGHTS[suit]} />}
      <text x="30" y="80" textAnchor="middle" fontSize="20" fill="#1d1208">
        {value}
      </text>
    </svg>
  );
}
