import { keysOfPublish, type Publish } from "#shared/edge/keys.ts";
import { createPurger } from "#shared/edge/purge/createPurger.ts";
import { createPublishPurges } from "#shared/edge/purge/publishPurges.ts";
import { siteConfig } from "../config";
import { processWide } from "../processWide";

/** Ends what the CDN keeps of a publish's documents, if there is a CDN. It returns at once; a failure is logged. */
export function purgeEdge(publish: Publish): void {
  void purgesOfPublishes()?.purge(keysOfPublish(publish));
}

/** Sends the purges that publishes have left for later, before the process ends; resolves after two seconds at most. */
export async function finishPurges(): Promise<void> {
  await purgesOfPublishes()?.finish();
}

// The route of the webhook starts purges, and the server finishes them.
const purgesOfPublishes = () =>
  processWide("purges", () => {
    const { cdn } = siteConfig();
    if (!cdn) return null;
    const onFailure = (error: unknown, keys: readonly string[]) =>
      console.warn(
        JSON.stringify({ cdn: cdn.cdn, keys, message: "The CDN was not purged; it shows old pages for two minutes", cause: String(error) }),
      );
    return createPublishPurges({ purger: createPurger(cdn), onFailure });
  });
