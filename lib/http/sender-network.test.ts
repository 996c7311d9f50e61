import { isIP } from "node:net";
import fc from "fast-check";
import { plainAddress, senderNetwork } from "./sender-network.mjs";

// By whom limits, places and connections are counted: RFC 4291 addresses in all their spellings.
test.each<readonly [string, unknown, string, string]>([
  ["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113"],
  ["::FFFF:cb00:7107", "203.0.113.7", "203.0.113.7", "203.0.113"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7", "203.0.113.7", "203.0.113"],
  ["2001:db8:0:12::1", expect.any(String), "2001:db8:0:12", "2001:db8:0"],
  ["2001:0DB8:0000:0012:ffff:ffff:ffff:ffff", expect.any(String), "2001:db8:0:12", "2001:db8:0"],
  ["2001:db8::9", "2001:db8::9", "2001:db8:0:0", "2001:db8:0"],
  ["::1", "::1", "0:0:0:0", "0:0:0"],
  ["fe80::1%eth0", "fe80::1", "fe80:0:0:0", "fe80:0:0"],
  ["fe80::1%br-lan", "fe80::1", "fe80:0:0:0", "fe80:0:0"],
  ["::ffff:203.0.113.7%wlan0.5", "203.0.113.7", "203.0.113.7", "203.0.113"],
  ["::203.0.113.7", "::cb00:7107", "0:0:0:0", "0:0:0"],
  ["64:ff9b::203.0.113.7", "64:ff9b::cb00:7107", "64:ff9b:0:0", "64:ff9b:0"],
  ["2001:db8:0:12::203.0.113.7", "2001:db8:0:12::cb00:7107", "2001:db8:0:12", "2001:db8:0"],
  ...["", "unknown", "1.2", "0x7f.1", "010.0.0.1", "2001:db8::g", "203.0.113.7:80"].map(
    (text) => [text, "", "unknown", "unknown"] as const,
  ),
])("%j is %j, counted as %j, and widely as %j", (text, plain, network, wide) => {
  expect(plainAddress(text)).toEqual(plain);
  expect(senderNetwork(text)).toBe(network);
  expect(senderNetwork(text, { v4: 24, v6: 48 })).toBe(wide);
});

test("whatever Node takes for an address is read, and nothing else", () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{2,24}$/));
  const zone = fc.option(fc.oneof(fc.constantFrom("br-lan", "eth0", "wlan0.5", ""), fc.string()), { nil: null });
  fc.assert(
    fc.property(address, zone, (alone, name) => {
      const text = name === null ? alone : `${alone}%${name}`;
      const plain = plainAddress(text);
      expect(isIP(plain) > 0).toBe(isIP(text) > 0);
      expect(plainAddress(plain)).toBe(plain);
      expect(senderNetwork(text) === "unknown").toBe(isIP(text) === 0);
    }),
    { numRuns: 2000 },
  );
});
