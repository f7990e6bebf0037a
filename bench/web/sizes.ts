import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";

/** What a load consists of, in bytes as gzip would send them; fonts are compressed already. */
export interface Weight {
  readonly code: number;
  readonly fonts: number;
  readonly art: number;
  readonly files: number;
}

const NOTHING: Weight = { code: 0, fonts: 0, art: 0, files: 0 };

/** Weighs all that a page fetches while something is done with it. */
export async function weighed(page: Page, doing: () => Promise<void>): Promise<Weight> {
  const responses: Response[] = [];
  const note = (response: Response): void => {
    responses.push(response);
  };
  page.on("response", note);
  await doing();
  page.off("response", note);
  const weights = await Promise.all(responses.map(weigh));
  return weights.reduce(plus, NOTHING);
}

function plus(one: Weight, other: Weight): Weight {
  return {
    code: one.code + other.code,
    fonts: one.fonts + other.fonts,
    art: one.art + other.art,
    files: one.files + other.files,
  };
}

async function weigh(response: Response): Promise<Weight> {
  const body = await response.body().catch(() => undefined);
  if (body === undefined || body.length === 0) return NOTHING;
  const type = response.headers()["content-type"] ?? "";
  const one = { ...NOTHING, files: 1 };
  if (/font|woff/.test(type)) return { ...one, fonts: body.length };
  const zipped = gzipSync(body, { level: 9 }).length;
  return isArt(response.url(), type) ? { ...one, art: zipped } : { ...one, code: zipped };
}

/** Pictures, and the part of the program that holds nothing but the outlines of what is drawn on cards. */
function isArt(url: string, type: string): boolean {
  return /^image\//.test(type) || /\/assets\/art-[^/]+\.js$/.test(url);
}
