/** Four ember corners around what an effect will hit. */
export function Corners({ width, height }: { readonly width: number; readonly height: number }) {
  const [left, top, right, bottom] = [-5, -5, width + 5, height + 5];
  const arm = width * 0.28;
  const path = [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
  ].join("");
  return (
    <g fill="none">
      <path d={path} stroke="#3a0f06" strokeWidth="8" />
      <path d={path} stroke="#ff9a78" strokeWidth="5" />
    </g>
  );
}
