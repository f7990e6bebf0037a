/** Worked gold for the rims of medals, as if lit from the upper left. */
export function GoldGradient({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".6" y2="1">
      <stop offset="0" stopColor="#fff6d2" />
      <stop offset=".22" stopColor="#e9c774" />
      <stop offset=".5" stopColor="#a77f2e" />
      <stop offset=".75" stopColor="#f0d48a" />
      <stop offset="1" stopColor="#6d511a" />
    </linearGradient>
  );
}
