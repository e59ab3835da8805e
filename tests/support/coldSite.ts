import { afterAll, beforeAll } from "vitest";
import { ownStack } from "./ownStack";
import { startBff, startSite } from "./servers";

interface ColdSite {
  readonly url: string;
}

/** A site and its BFF over the stack's stand-ins that have nothing in memory yet. */
export async function startColdSite(): Promise<ColdSite & { stop(): Promise<void> }> {
  const bff = await startBff({ upstreamsUrl: ownStack().upstreamsUrl });
  const site = await startSite({ bffUrl: bff.url });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await bff.stop();
    },
  };
}

/** The same for all tests of a file, or of a `describe`. */
export function coldSite(): ColdSite {
  let site: Awaited<ReturnType<typeof startColdSite>>;
  beforeAll(async () => void (site = await startColdSite()));
  afterAll(() => site?.stop());
  return {
    get url() {
      return site.url;
    },
  };
}
