import type { IncomingMessage } from "node:http";
import { type BlockList, isIP, isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { createNetworkList, LOOPBACK } from "../config/networks";

const THIS_MACHINE = createNetworkList(LOOPBACK);

interface Connection {
  /** The header `x-forwarded-for`. */
  forwardedFor: string | undefined;
  /** The address that opened the connection. */
  peer: string | undefined;
}

export interface Proxies {
  /** Number of proxies in front of the site. */
  hops?: number;
  /** Peers whose `x-forwarded-for` is trusted, the site first of all. */
  trusted?: BlockList;
}

/**
 * Returns the address that a request comes from: the peer's own, or the one that a trusted peer forwards (`forwardedAddress`). The site is
 * a trusted peer, and appends its own visitor to `x-forwarded-for`. Returns null when a trusted peer sends no address: the site then asks
 * for pages that all visitors share.
 */
export function readAddress({ forwardedFor, peer = "" }: Connection, { hops = 0, trusted = THIS_MACHINE }: Proxies = {}): string | null {
  return isTrusted(peer, trusted) ? forwardedAddress(forwardedFor, hops) : toNetwork(peer);
}

/** Creates the function that returns the address of a request's visitor, as readAddress does. */
export function createAddressOf(proxies: Proxies) {
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string | null =>
    readAddress({ forwardedFor: headers["x-forwarded-for"]?.toString(), peer: socket.remoteAddress }, proxies);
}

/**
 * Returns the visitor's address in an `x-forwarded-for` to which the site has appended the address it saw itself: the one that the
 * outermost of our proxies saw. Entries further to the left may be invented. An IPv6 visitor owns a whole /64 of addresses, which counts as
 * one. Returns null when there is none.
 */
export function forwardedAddress(forwardedFor = "", hops = 0): string | null {
  const addresses = forwardedFor
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const address = addresses.at(-1 - hops) ?? addresses[0];
  return address === undefined ? null : toNetwork(address);
}

/** Returns whether a peer's `x-forwarded-for` is trusted. */
export function isTrusted(peer = "", trusted: BlockList = THIS_MACHINE): boolean {
  const peers = peersOf(trusted);
  const before = peers.get(peer);
  if (before !== undefined) return before;
  const answer = isIP(peer) !== 0 && trusted.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
  peers.set(peer, answer);
  return answer;
}

/**
 * Maximum number of peers to remember for each list: the site and its proxies open all connections, and each lookup would take
 * microseconds.
 */
const MAX_PEERS = 1000;

const peersByList = new WeakMap<BlockList, LRUCache<string, boolean>>();

function peersOf(list: BlockList): LRUCache<string, boolean> {
  const peers = peersByList.get(list) ?? new LRUCache<string, boolean>({ max: MAX_PEERS });
  peersByList.set(list, peers);
  return peers;
}

/**
 * Returns an address without the port that some proxies add; for IPv6 its /64, in one spelling. All invalid addresses yield the same text.
 */
function toNetwork(address: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const host = bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(host)) return isIP(host) ? host : "unknown";
  const [head = "", tail] = host.toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  // An IPv4 address at the end stands for two groups.
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length - (tail.includes(".") ? 1 : 0);
  const all = [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail ?? "")];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
