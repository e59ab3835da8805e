import { type BlockList, isIP, isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { createNetworkList, LOOPBACK } from "../config/networks";

const THIS_MACHINE = createNetworkList(LOOPBACK);

interface Connection {
  /** The header `x-forwarded-for`. */
  forwardedFor: string | undefined;
  /** Who has opened the connection. */
  peer: string | undefined;
}

interface Proxies {
  /** How many stand in front of the site. */
  hops?: number;
  /** Those whose word is taken, the site first of all. */
  trusted?: BlockList;
}

/**
 * Where a request comes from: the peer itself, or what a trusted one says (`toldAddress`). The site is one, and adds its own visitor to
 * the end of `x-forwarded-for`. Null where a trusted peer names no address: the site asks for pages that all visitors share.
 */
export function readAddress({ forwardedFor, peer = "" }: Connection, { hops = 0, trusted = THIS_MACHINE }: Proxies = {}): string | null {
  return isTrusted(peer, trusted) ? toldAddress(forwardedFor, hops) : toNetwork(peer);
}

/**
 * The visitor's address in an `x-forwarded-for` that the site has completed with whom it saw itself: the one that the outermost of so many
 * proxies saw; what stands further left than our proxies reach may be invented. An IPv6 visitor owns a whole /64 of addresses, and counts
 * as one. Null where none is named.
 */
function toldAddress(forwardedFor = "", hops = 0): string | null {
  const told = forwardedFor
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const address = told.at(-1 - hops) ?? told[0];
  return address === undefined ? null : toNetwork(address);
}

/** Whether a peer's word on whose request it sends is taken. */
export function isTrusted(peer = "", trusted: BlockList = THIS_MACHINE): boolean {
  const known = peersOf(trusted);
  const before = known.get(peer);
  if (before !== undefined) return before;
  const answer = isIP(peer) !== 0 && trusted.check(peer, isIPv6(peer) ? "ipv6" : "ipv4");
  known.set(peer, answer);
  return answer;
}

/** So many peers are remembered of each list: a site and its proxies open all connections, and to look one up takes microseconds. */
const MOST_PEERS = 1000;

const peersByList = new WeakMap<BlockList, LRUCache<string, boolean>>();

function peersOf(list: BlockList): LRUCache<string, boolean> {
  const known = peersByList.get(list) ?? new LRUCache<string, boolean>({ max: MOST_PEERS });
  peersByList.set(list, known);
  return known;
}

/** An address without the port that some proxies add; of IPv6 its /64, whichever way it is written. What is none is one and the same. */
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
