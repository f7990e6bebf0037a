import { Drawing, type DrawingProps } from "./drawing.tsx";

/** Path data of our own in a box of 100 × 100 units, in the colour and size of the text. */
export function Device({ path, ...rest }: DrawingProps & { readonly path: string }) {
  return (
    <Drawing viewBox="0 0 100 100" inText {...rest}>
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </Drawing>
  );
}
