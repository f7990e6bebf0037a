import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Buckets, NetworkBuckets, NetworkCounts, networkOf, regionOf } from "./rate-limit.ts";

/** Buckets with a clock that the test moves. */
function arranged(burst: number, perSecond: number, most?: number) {
  const clock = { at: 0 };
  const now = () => clock.at;
  return { clock, buckets: new Buckets({ burst, perSecond, now, ...(most === undefined ? {} : { most }) }) };
}

const takeAll = (buckets: Buckets, key: string, times: number): number =>
  Array.from({ length: times }, () => buckets.take(key)).filter(Boolean).length;

describe("a bucket", () => {
  test("gives its burst at once, then what came back, never more than its burst", () => {
    const { clock, buckets } = arranged(5, 2);
    expect(takeAll(buckets, "a", 10)).toBe(5);
    clock.at += 499;
    expect(buckets.take("a")).toBe(false);
    clock.at += 1;
    expect(takeAll(buckets, "a", 10)).toBe(1);
    clock.at += 3_600_000;
    expect(takeAll(buckets, "a", 10)).toBe(5);
  });

  test("is nobody else's", () => {
    const { buckets } = arranged(1, 1);
    expect([buckets.take("a"), buckets.take("a"), buckets.take("b")]).toEqual([true, false, true]);
  });

  test("neither fills nor locks when the clock is set back", () => {
    const { clock, buckets } = arranged(1, 1);
    clock.at = 10_000;
    buckets.take("a");
    clock.at = 0;
    expect(buckets.take("a")).toBe(false);
    clock.at = 1000;
    expect(buckets.take("a")).toBe(true);
  });

  test("per minute and per hour are what they say", () => {
    const clock = { at: 0 };
    const minute = Buckets.perMinute(10, () => clock.at);
    const hour = Buckets.perHour(60, () => clock.at);
    expect([takeAll(minute, "a", 100), takeAll(hour, "a", 100)]).toEqual([10, 60]);
    clock.at += 60_000;
    expect([takeAll(minute, "a", 100), takeAll(hour, "a", 100)]).toEqual([10, 1]);
  });

  test("never gives more than burst + time × rate over any stretch, and that much if asked often enough", () => {
    const steps = fc.array(fc.record({ wait: fc.nat(3000), tries: fc.nat(6) }), { maxLength: 60 });
    const rates = { burst: fc.integer({ min: 1, max: 20 }), perSecond: fc.integer({ min: 1, max: 10 }) };
    fc.assert(
      fc.property(steps, rates.burst, rates.perSecond, (waits, burst, perSecond) => {
        const { clock, buckets } = arranged(burst, perSecond);
        const taken: { at: number; count: number }[] = [];
        for (const { wait, tries } of waits) {
          clock.at += wait;
          taken.push({ at: clock.at, count: takeAll(buckets, "a", tries) });
        }
        for (let first = 0; first < taken.length; first++) {
          let sum = 0;
          for (const { at, count } of taken.slice(first)) {
            sum += count;
            const allowed = burst + ((at - (taken[first]?.at ?? 0)) / 1000) * perSecond;
            expect(sum).toBeLessThanOrEqual(allowed + 1e-6);
          }
        }
        clock.at += (burst / perSecond) * 1000 + 1;
        expect(takeAll(buckets, "a", burst + 5)).toBe(burst);
      }),
      { numRuns: 100 },
    );
  });
});

describe("memory", () => {
  test("buckets that are full again are dropped", () => {
    const { clock, buckets } = arranged(2, 1);
    for (let key = 0; key < 1000; key++) buckets.take(`k${key}`);
    expect(buckets.size).toBe(1000);
    clock.at += 2000;
    buckets.take("last");
    expect(buckets.size).toBe(1);
  });

  test("no more keys than `most`: who asked least recently is forgotten, who asks on is not", () => {
    const { buckets } = arranged(1, 0.001, 100);
    buckets.take("busy");
    for (let key = 0; key < 5000; key++) {
      buckets.take(`k${key}`);
      expect(buckets.take("busy")).toBe(false);
    }
    expect(buckets.size).toBe(100);
  });
});

describe("the key of an address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["0:0:0:0:0:ffff:9.8.7.6", "9.8.7.6"],
    ["::ffff:908:706", "9.8.7.6"],
    ["0000:0000:0000:0000:0000:FFFF:0908:0706", "9.8.7.6"],
    ["64:ff9b::192.0.2.7", "192.0.2.7"],
    ["64:ff9b::c000:207", "192.0.2.7"],
    ["64:ff9b:1::192.0.2.7", "64:ff9b:1:0::/64"],
    ["::ffff:0:908:706", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4::", "2001:db8:1:2::/64"],
    ["unix", "unix"],
    ["", ""],
  ])("%s counts as %s", (address, key) => expect(networkOf(address)).toBe(key));
});

describe("a region of IPv6", () => {
  const network = (site: number): string => networkOf(`2001:db8:3:${site.toString(16)}::1`);

  test("has four times as much as one of its networks, however many it asks from", () => {
    const buckets = new NetworkBuckets(5, () => 0);
    const taken = Array.from({ length: 1000 }, (_, site) => buckets.take(network(site)));
    expect(taken.filter((one) => one)).toHaveLength(20);
    expect(buckets.take(networkOf("2001:db8:4::1"))).toBe(true);
    expect(buckets.take("192.0.2.7")).toBe(true);
  });

  test("has four times as much open, and what is closed makes room again", () => {
    const counts = new NetworkCounts();
    let open = 0;
    for (let site = 0; site < 1000; site++) {
      if (counts.isFull(network(site), 5)) continue;
      counts.change(network(site), 1);
      open++;
    }
    expect(open).toBe(20);
    expect(counts.isFull(networkOf("2001:db8:4::1"), 5)).toBe(false);
    counts.change(network(0), -1);
    expect(counts.isFull(network(500), 5)).toBe(false);
  });

  test("addresses of IPv4 are each by themselves", () => {
    expect(regionOf("192.0.2.7")).toBe("192.0.2.7");
    expect(regionOf(network(1))).toBe(regionOf(network(0xff00)));
  });
});
