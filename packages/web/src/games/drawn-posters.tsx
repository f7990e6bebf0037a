import { renderToStaticMarkup } from "react-dom/server";
import { GwentPoster } from "./gwent/poster/gwent-poster.tsx";
import { OldWorldPoster } from "./old-world/poster/old-world-poster.tsx";
import { RoninPoster } from "./ronin/poster/ronin-poster.tsx";

/** The posters as the text of pictures, by the ids of their games. */
export function drawnPosters(): Readonly<Record<string, string>> {
  return {
    gwent: `${renderToStaticMarkup(<GwentPoster />)}\n`,
    "old-world": `${renderToStaticMarkup(<OldWorldPoster />)}\n`,
    ronin: `${renderToStaticMarkup(<RoninPoster />)}\n`,
  };
}
