import { setTimeout as delay } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { CHROME_TAG } from "../../features/chrome/loadChrome";
import { documentTag } from "../../features/page/loadPage";
import { takeWebhook } from "../../features/publish/takeWebhook";
import { forgetRecentPages } from "../../front/recentPages";
import { forgetRoutes } from "../../routing/routeCache";

/** For as long as this a page that nobody looks at may keep the chrome of before. */
const CHROME_EXPIRES_S = 60;
/** Longer than a page that waits for a source in vain takes to be made. */
const MADE_WITHIN_MS = 5_000;

/** Takes the content repository's webhook, and drops exactly the documents that it names, with every page that shows them. */
export async function POST(request: Request): Promise<Response> {
  const named: string[] = [];
  const answer = await takeWebhook(request, (id) => void named.push(documentTag(id)));
  if (answer.ok) {
    drop(named);
    // What stands around pages may show a document now that it could not name before: behind the next look at each.
    revalidateTag(CHROME_TAG, { expire: CHROME_EXPIRES_S });
    // Next dates a page by when it was done. One that was begun before this publish is of before it, whatever its date.
    after(async () => {
      await delay(MADE_WITHIN_MS);
      drop(named);
    });
  }
  return answer;
}

function drop(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  forgetRoutes();
  forgetRecentPages();
}
