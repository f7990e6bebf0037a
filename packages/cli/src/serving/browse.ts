import { spawn } from "node:child_process";

type Environment = Readonly<Record<string, string | undefined>>;

/** Shows an address in the browser of this machine, if it has a screen; whatever goes wrong is nobody's trouble. */
export function browse(address: string, platform: NodeJS.Platform, env: Environment): void {
  const command = browserCommand(platform, env);
  if (command === undefined) return;
  const [program, ...args] = command;
  const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}

/** What opens an address here; `undefined` without a screen, as on a server or over ssh. */
export function browserCommand(
  platform: NodeJS.Platform,
  env: Environment,
): readonly [string, ...string[]] | undefined {
  if (env.SSH_CONNECTION) return undefined;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}
