import { afterAll, beforeAll } from "vitest";
import { ownStack } from "./ownStack";
import { startBff, startSite } from "./servers";

interface ColdSite {
  readonly url: string;
}

/** A site and its BFF over the stack's stand-ins that have nothing in memory yet. */
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

/** The same for all tests of a file, or of a `describe`. */
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
