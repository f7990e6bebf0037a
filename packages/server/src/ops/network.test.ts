import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { addressesOf } from "./network.ts";

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: "255.255.255.0", family: "IPv4", mac: "", internal, cidr: null };
}

const interfaces = {
  lo: [ipv4("127.0.0.1", true)],
  tun0: [ipv4("100.64.1.2")],
  eth0: [ipv4("192.168.1.20"), ipv4("169.254.3.4")],
  wlan0: [{ ...ipv4("fe80::1"), family: "IPv6" as const, scopeid: 2 }, ipv4("10.0.0.7")],
  docker0: [ipv4("172.17.0.1")],
};

test("addresses of the home network come first; inner, invented and IPv6 ones are left out", () => {
  expect(addressesOf(8080, false, interfaces)).toEqual([
    "http://192.168.1.20:8080",
    "http://10.0.0.7:8080",
    "http://100.64.1.2:8080",
  ]);
});

test("the usual port of a scheme is not written", () => {
  const { eth0 } = interfaces;
  expect(addressesOf(443, true, { eth0 })).toEqual(["https://192.168.1.20"]);
  expect(addressesOf(80, true, { eth0 })).toEqual(["https://192.168.1.20:80"]);
  expect(addressesOf(80, false, { eth0 })).toEqual(["http://192.168.1.20"]);
});

test("this machine's own interfaces can be read", () => {
  for (const address of addressesOf(1234, false)) expect(address).toMatch(/^http:\/\/[\d.]+:1234$/);
});
