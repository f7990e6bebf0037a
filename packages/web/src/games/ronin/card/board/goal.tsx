interface GoalProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a marker will come to. */
export function Goal({ x, y, radius }: GoalProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={radius}
      fill="none"
      stroke="var(--ro-board-line)"
      strokeWidth={radius / 5}
      strokeDasharray={`${radius / 3.6} ${radius / 5}`}
    />
  );
}
