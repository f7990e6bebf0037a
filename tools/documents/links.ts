import { dirname, posix } from "node:path";
import type { Known } from "./known.ts";
import type { Markdown } from "./markdown.ts";

/** Links and pictures that lead nowhere in the repository; addresses elsewhere are not looked at. */
export function linkFaults(file: string, { links, anchors }: Markdown, known: Known): string[] {
  return links.flatMap(({ text, line }) => {
    if (/^[a-z][a-z+.-]*:/i.test(text)) return [];
    const [path = "", anchor] = text.split("#", 2).map(decodeURIComponent);
    const target = path === "" ? file : posix.join(dirname(file), path).replace(/\/$/, "");
    const at = `${file}:${line}: the link ${text}`;
    if (path !== "" && !known.files.has(target) && !known.folders.has(target)) return [`${at} leads nowhere`];
    if (anchor === undefined) return [];
    const named = path === "" ? anchors : known.anchors.get(target);
    return named?.has(anchor) === true ? [] : [`${at} names a heading that is not there`];
  });
}
