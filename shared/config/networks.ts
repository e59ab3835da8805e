import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** An address block with `prefix` significant bits. */
export interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

/** This machine's own addresses. */
export const LOOPBACK: readonly Network[] = [
  { address: "127.0.0.0", prefix: 8, family: "ipv4" },
  { address: "::1", prefix: 128, family: "ipv6" },
];

/** Schema of comma-separated addresses and CIDR blocks, such as `10.0.0.0/8, ::1`. The error names the invalid entry. */
export const networks = () =>
  z.string().transform((list, context): readonly Network[] => {
    const entries = list
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean);
    return entries.flatMap((entry) => {
      const network = toNetwork(entry);
      if (!network) context.addIssue(`must be addresses or CIDR blocks with commas between them, and "${entry}" is neither`);
      return network ?? [];
    });
  });

/** Returns a list that can check addresses. */
export function createNetworkList(all: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of all) list.addSubnet(address, prefix, family);
  return list;
}

function toNetwork(entry: string): Network | null {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const prefix = Number(bits ?? most);
  return version !== 0 && prefix <= most ? { address, prefix, family: version === 4 ? "ipv4" : "ipv6" } : null;
}
