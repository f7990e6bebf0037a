/** A red seal for what is sure, a dashed ring for what is open, an eye where one chooses. */
export function ForecastMark({ kind }: { readonly kind: "sure" | "open" | "yours" }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {kind === "sure" ? <path d="M4 3h12l1 1v12l-1 1H4l-1-1V4zM6.5 10.2l2.4 2.6 4.8-5.6" /> : null}
      {kind === "open" ? <circle cx="10" cy="10" r="7" strokeDasharray="3.4 2.1" /> : null}
      {kind === "yours" ? (
        <>
          <path d="M2 10c3.4-5.4 12.6-5.4 16 0-3.4 5.4-12.6 5.4-16 0z" />
          <circle cx="10" cy="10" r="2.4" />
        </>
      ) : null}
    </svg>
  );
}
