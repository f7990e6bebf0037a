import { short } from "../brush.ts";
import { shared } from "../inks.ts";

interface SharedPartProps {
  /** What `RoninDefs` calls it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
}

/** Something that all drawings share, at its place in one of them. */
export function SharedPart({ name, x, y, scale = 1, opacity }: SharedPartProps) {
  const sized = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return (
    <use
      href={`#${shared(name)}`}
      transform={`translate(${short(x)} ${short(y)})${sized}`}
      {...(opacity === undefined ? {} : { opacity })}
    />
  );
}
