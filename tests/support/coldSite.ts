import { afterAll, beforeAll } from "vitest";
import { ownStack } from "./ownStack";
import { startBff, startSite } from "./servers";

interface ColdSite {
  readonly url: string;
}

/** Starts a site and a BFF with empty caches over the stack's stand-ins. */
export async function startColdSite(env: Record<string, string> = {}): Promise<ColdSite & { stop(): Promise<void> }> {
  const bff = await startBff({ upstreamsUrl: ownStack().upstreamsUrl });
  const site = await startSite({ bffUrl: bff.url, env });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await bff.stop();
    },
  };
}

/** Starts a cold site for all tests of a file or a `describe`. */
export function coldSite(env?: Record<string, string>): ColdSite {
  let site: Awaited<ReturnType<typeof startColdSite>>;
  beforeAll(async () => void (site = await startColdSite(env)));
  afterAll(() => site?.stop());
  return {
    get url() {
      return site.url;
    },
  };
}
