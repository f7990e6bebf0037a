import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "../../test/folders.ts";
import { pretended } from "../../test/pretended-server.ts";
import { started } from "../../test/running.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

/** The directives of a unit by their section; a comment is none. */
function readUnit(text: string): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const sections = new Map<string, (readonly [string, string])[]>();
  let section = "";
  for (const line of text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))) {
    const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (head !== undefined) {
      section = head;
      continue;
    }
    const [, name = "", value = ""] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    sections.set(section, [...(sections.get(section) ?? []), [name, value]]);
  }
  return sections;
}

const unit = readUnit(readFileSync(join(ROOT, "docs", "medallion.service"), "utf8"));
const service = new Map(unit.get("Service"));

test("the unit starts with the machine, comes back after failures, as a user of its own on a read-only system", () => {
  expect([...unit.keys()]).toEqual(["Unit", "Service", "Install"]);
  expect(new Map(unit.get("Install")).get("WantedBy")).toBe("multi-user.target");
  for (const [name, value] of Object.entries({
    ...{ Restart: "on-failure", User: "medallion", ProtectSystem: "strict", ProtectHome: "yes" },
    ...{ NoNewPrivileges: "yes", CapabilityBoundingSet: "", StateDirectory: "medallion" },
  }))
    expect([name, service.get(name)]).toEqual([name, value]);
});

test("its command is this program's: it starts a server for a proxy on this machine, in the state directory", async () => {
  const [node, script = "", ...argv] = (service.get("ExecStart") ?? "").split(" ");
  expect(node).toBe("/usr/bin/node");
  expect(existsSync(join(ROOT, script))).toBe(true);
  expect(argv).toContain(`sqlite:/var/lib/${service.get("StateDirectory")}/medallion.db`);
  const { configs, network } = pretended();
  const folder = freshFolder();
  const here = argv.map((word) => word.replace("/var/lib/medallion", folder));
  const serving = started(here, { world: { network } });
  await serving.until(/Ctrl-C/);
  expect(configs).toMatchObject([
    { host: "127.0.0.1", port: 8080, trustProxy: "loopback", database: `sqlite:${folder}/medallion.db` },
  ]);
  expect(existsSync(join(folder, "owner-token"))).toBe(true);
});
