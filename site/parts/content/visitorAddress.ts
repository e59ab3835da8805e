import { headers } from "next/headers";

/**
 * Where this request comes from, as the BFF is told it (`x-forwarded-for`, which site/server.ts completes), for what is asked for this
 * visitor alone. What is made with it is never kept.
 */
export async function visitorAddress(): Promise<string | undefined> {
  return (await headers()).get("x-forwarded-for") ?? undefined;
}
