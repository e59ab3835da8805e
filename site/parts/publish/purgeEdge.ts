import { keysOfPublish, type Publish } from "../../../edge/keys";
import { createPurger } from "../../../edge/purge/createPurger";
import { createPurgeAfterPublish } from "../../../edge/purge/purgeAfterPublish";
import { siteConfig } from "../../config";

/** Ends what the CDN keeps of a publish's documents, if there is a CDN. It returns at once; a failure is logged. */
export function purgeEdge(publish: Publish): void {
  const { cdn } = siteConfig();
  if (!cdn) return;
  const keys = keysOfPublish(publish);
  const onFailure = (error: unknown) =>
    console.warn(
      JSON.stringify({ cdn: cdn.cdn, keys, message: "The CDN was not purged; it shows old pages for two minutes", cause: String(error) }),
    );
  void createPurgeAfterPublish({ purger: createPurger(cdn), onFailure })(keys);
}
