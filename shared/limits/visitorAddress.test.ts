import { describe, expect, test } from "vitest";
import { createNetworkList } from "../config/networks";
import { readAddress } from "./visitorAddress";

describe("the address by which budgets are counted", () => {
  const HERE = "127.0.0.1";
  const of = (forwardedFor: string | undefined, peer = HERE, hops?: number) => readAddress({ forwardedFor, peer }, { hops });

  // The site is a proxy as well: the last address is the one that the site itself saw.
  test.each([
    [0, "203.0.113.9", "203.0.113.9"],
    [0, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
    [1, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [1, "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [2, "6.6.6.6, 203.0.113.9, 10.0.0.1, 10.0.0.2", "203.0.113.9"],
    // With fewer addresses than we have proxies, the site was reached past some of them.
    [2, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [1, " 203.0.113.9 ,, 10.0.0.2,", "203.0.113.9"],
  ])("behind %i proxies, %j yields %s", (hops, forwardedFor, address) => {
    expect(of(forwardedFor, HERE, hops)).toBe(address);
  });

  test.each(["203.0.113.9", "::ffff:203.0.113.9"])(
    "is the peer's, whatever its header says, where the peer %s is no proxy of ours",
    (peer) => {
      for (const forwardedFor of [undefined, "192.0.2.1", "192.0.2.1, 127.0.0.1"]) expect(of(forwardedFor, peer)).toBe("203.0.113.9");
    },
  );

  test.each(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])(
    "is taken from the header of a peer on this machine, such as %s",
    (peer) => {
      expect(of("203.0.113.9", peer)).toBe("203.0.113.9");
    },
  );

  test("is taken from the header of the configured proxies, instead of this machine", () => {
    const trusted = createNetworkList([
      { address: "10.0.0.0", prefix: 8, family: "ipv4" },
      { address: "fd00::", prefix: 8, family: "ipv6" },
    ]);
    const by = (peer: string) => readAddress({ forwardedFor: "203.0.113.9", peer }, { trusted });
    expect(["10.1.2.3", "::ffff:10.1.2.3", "fd12::1"].map(by)).toEqual(Array(3).fill("203.0.113.9"));
    expect([HERE, "11.1.2.3", "fe80::1"].map(by)).toEqual([HERE, "11.1.2.3", "fe80:0:0:0"]);
  });

  test("is null when a trusted peer sends no address: that is the site, for all visitors", () => {
    for (const forwardedFor of [undefined, "", " , "]) expect(of(forwardedFor)).toBeNull();
  });

  test("is the same for all connections without an address", () => {
    expect(readAddress({ forwardedFor: "192.0.2.1", peer: undefined })).toBe("unknown");
    expect([of("unknown"), of("x".repeat(5000)), of("203.0.113.999")]).toEqual(Array(3).fill("unknown"));
  });

  test.each([
    ["203.0.113.9:51234", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["[::ffff:203.0.113.9]:51234", "203.0.113.9"],
    ["::FFFF:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["[2001:db8:1:2:3:4:5:6]:51234", "2001:db8:1:2"],
    ["[2001:db8:1:2::6]", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8:1:2::", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["2001:db8:1::9", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("%s counts as %s", (forwardedFor, address) => {
    expect(of(forwardedFor)).toBe(address);
  });
});
