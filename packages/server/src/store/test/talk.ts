import { expect, test } from "vitest";
import type { Stores } from "./places.ts";

/** Mutes and reports. */
export function talkContract({ open }: Stores): void {
  test("muting twice is muting once; unmuting whom one hears changes nothing", async () => {
    const { talk } = await open();
    await Promise.all([talk.mute("ciri", "bonhart"), talk.mute("ciri", "bonhart")]);
    await talk.mute("ciri", "avallac'h");
    await talk.unmute("ciri", "geralt");
    expect(await talk.muted("ciri")).toEqual(["avallac'h", "bonhart"]);
    expect(await talk.muted("bonhart")).toEqual([]);
    await talk.unmute("ciri", "bonhart");
    expect(await talk.muted("ciri")).toEqual(["avallac'h"]);
  });

  test("reports are read newest first with the words that were said", async () => {
    const { talk } = await open();
    const report = (at: number) => ({
      ...{ by: "ciri", about: "bonhart", table: `t${at}`, reason: "rude", at },
      words: ["one", `"two", 'three'`, "čtyři"],
    });
    for (const at of [2, 3, 1]) await talk.report(report(at));
    await talk.report(report(4));
    expect(await talk.reports(3)).toEqual([report(4), report(3), report(2)]);
    expect(await talk.reports(0)).toEqual([]);
  });
}
