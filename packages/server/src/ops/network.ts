import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Networks that reach no further than this machine: containers and virtual machines. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni)/;
/** What a machine invents when nobody gave it an address. */
const NO_ADDRESS = /^169\.254\./;
const AT_HOME = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./;

/** The addresses that people in the same network can use, those of a home network first. */
export function addressesOf(
  port: number,
  tls: boolean,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  const reachable = ({ family, internal, address }: NetworkInterfaceInfo): boolean =>
    family === "IPv4" && !internal && !NO_ADDRESS.test(address);
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, infos = []]) => infos.filter(reachable).map(({ address }) => address));
  const home = addresses.filter((address) => AT_HOME.test(address));
  const elsewhere = addresses.filter((address) => !AT_HOME.test(address));
  return [...new Set([...home, ...elsewhere])].map((address) => originOf(address, port, tls));
}

function originOf(host: string, port: number, tls: boolean): string {
  const scheme = tls ? "https" : "http";
  return port === (tls ? 443 : 80) ? `${scheme}://${host}` : `${scheme}://${host}:${port}`;
}
