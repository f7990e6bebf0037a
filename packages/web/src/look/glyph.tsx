/** A drawing of the `game-icons` set in the colour of the text: `import wolf from "virtual:game-icons/wolf-head"`. */
export function Glyph({ path, label }: { readonly path: string; readonly label?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      width="1em"
      height="1em"
      fill="currentColor"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {label !== undefined && <title>{label}</title>}
      <path d={path} />
    </svg>
  );
}
