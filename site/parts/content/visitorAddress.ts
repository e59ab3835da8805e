import { headers } from "next/headers";

/**
 * Returns the request's `x-forwarded-for` (completed by site/server.ts), for queries in the name of one visitor. A page that reads it is
 * not kept.
 */
export async function visitorAddress(): Promise<string | undefined> {
  return (await headers()).get("x-forwarded-for") ?? undefined;
}
