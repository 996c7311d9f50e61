import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** An address in its short form, without port and interface; ::ffff:a.b.c.d as IPv4; "" for what is none. */
export function plainAddress(text) {
  const version = isIP(text);
  if (version === 0) return "";
  const [address] = text.split("%", 1);
  // ipaddr.js throws for an IPv4 ending (64:ff9b::192.0.2.1), which a URL writes out in groups, in the short form.
  const written = version === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  const parsed = ipaddr.process(written);
  return parsed.kind() === "ipv4" ? parsed.toString() : written;
}

/**
 * What senders are counted by: an IPv4 address, of an IPv6 address the /64; wider where the bits say so.
 * @param {string} address
 * @param {{ v4?: 24 | 32, v6?: 48 | 64 }} [bits] of the address that count
 * @returns {string} such as "203.0.113.7", "2001:db8:0:12"; "unknown" for what is no address
 */
export function senderNetwork(address, { v4 = 32, v6 = 64 } = {}) {
  const plain = plainAddress(address);
  if (plain === "") return "unknown";
  const parsed = ipaddr.parse(plain);
  return parsed.kind() === "ipv4"
    ? parsed.octets.slice(0, v4 / 8).join(".")
    : parsed.parts
        .slice(0, v6 / 16)
        .map((group) => group.toString(16))
        .join(":");
}
