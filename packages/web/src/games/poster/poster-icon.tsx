interface PosterIconProps {
  readonly path: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
  /** Degrees, around its middle. */
  readonly turn?: number;
  /** The side of the box that the path is drawn in: 512 for `game-icons`, 100 for our own devices. */
  readonly box?: number;
}

/** A single-coloured drawing somewhere on a poster. */
export function PosterIcon({ path, x, y, size, fill, opacity = 1, turn = 0, box = 512 }: PosterIconProps) {
  const scale = size / box;
  return (
    <path
      d={path}
      fill={fill}
      fillRule="evenodd"
      opacity={opacity}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-box / 2} ${-box / 2})`}
    />
  );
}
