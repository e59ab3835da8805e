import { type BlockList, isIP, isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { createNetworkList, LOOPBACK } from "../config/networks";
import { type ExperimentChoice, EXPERIMENT_COOKIE, experimentChoiceOf, PREVIEW_COOKIE, previewRefOf } from "./sources/prismic/cookies";

/** What a request's cookies say about the visitor. All of it is the visitor's word, and checked by the code that relies on it. */
export interface Visitor {
  /** The draft that an editor looks at. */
  previewRef?: string;
  experiment?: ExperimentChoice;
  /** Goes to the product backend, and nowhere else. */
  token?: string;
}

const TOKEN_COOKIE = "token";
const MAX_TOKEN_CHARS = 4096;

/** Reads the cookies that the BFF knows; one that is malformed counts as not there. */
export function readVisitor(cookieHeader: string | undefined, repository: string): Visitor {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(TOKEN_COOKIE);
  return {
    previewRef: previewRefOf(cookies.get(PREVIEW_COOKIE), repository),
    experiment: experimentChoiceOf(cookies.get(EXPERIMENT_COOKIE)),
    // What a bearer token may consist of: anything else could end the header and begin another.
    token: token && token.length <= MAX_TOKEN_CHARS && /^[\w.~+/-]+=*$/.test(token) ? token : undefined,
  };
}

/** Whether a request has one of the cookies that the BFF reads, even a malformed one: the answer may be specific to this visitor. */
export function hasVisitorCookie(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return false;
  const cookies = parseCookies(cookieHeader);
  return [PREVIEW_COOKIE, EXPERIMENT_COOKIE, TOKEN_COOKIE].some((name) => cookies.has(name));
}

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
 * Where a request comes from: the peer itself, or what a trusted one says, which is the address that the outermost proxy of ours
 * saw. The site is one, and adds its own visitor to the end of `x-forwarded-for`; what stands further left than our proxies reach
 * may be invented. Null where a trusted peer names no address: the site asks for pages that all visitors share. An IPv6 visitor
 * owns a whole /64 of addresses, and counts as one.
 */
export function readAddress({ forwardedFor, peer = "" }: Connection, { hops = 0, trusted = THIS_MACHINE }: Proxies = {}): string | null {
  if (!isTrusted(peer, trusted)) return toNetwork(peer);
  const told = (forwardedFor ?? "")
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

function parseCookies(header = ""): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const [name = "", ...value] = pair.split("=");
    // The first of a name is the one with the longest path.
    if (!cookies.has(name.trim()))
      cookies.set(
        name.trim(),
        decode(
          value
            .join("=")
            .trim()
            .replace(/^"(.*)"$/, "$1"),
        ),
      );
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
