import { type Settings, settings, watchSettings } from "../settings/settings.ts";

/** What the device asks for by itself. */
export interface Wishes {
  readonly light: boolean;
  readonly contrast: boolean;
  readonly still: boolean;
}

/** What the page wears: each becomes an attribute `data-…` of <html>. */
export interface Dress {
  readonly theme: "dark" | "light";
  readonly contrast: "normal" | "high";
  readonly motion: "full" | "reduced";
}

export function dressFor(
  { theme, contrast, motion }: Pick<Settings, "theme" | "contrast" | "motion">,
  wishes: Wishes,
): Dress {
  const still = motion === "reduced" || (motion === "system" && wishes.still);
  return {
    theme: theme === "system" ? (wishes.light ? "light" : "dark") : theme,
    contrast: contrast === "high" || wishes.contrast ? "high" : "normal",
    motion: still ? "reduced" : "full",
  };
}

/** The colour of the browser's own bars above the page. */
const BARS: Readonly<Record<Dress["theme"], string>> = { dark: "#241a13", light: "#d8bd8c" };

/** Dresses the page now, and again whenever the settings or the device's wishes change. */
export function dressPage(): void {
  const light = matchMedia("(prefers-color-scheme: light)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const dress = () => {
    const worn = dressFor(settings(), {
      light: light.matches,
      contrast: contrast.matches,
      still: still.matches,
    });
    Object.assign(document.documentElement.dataset, worn);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BARS[worn.theme]);
  };
  dress();
  watchSettings(dress);
  for (const wish of [light, contrast, still]) wish.addEventListener("change", dress);
}
