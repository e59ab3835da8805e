import { ContentChangedDocument, ContentVersionDocument } from "../../bff/__generated__/operations";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { subscribeFromBrowser } from "../../bff/subscribeFromBrowser";
import { errorsIn } from "../../bff/errorMessage";

/** Where a draft's version is computed from all documents, each query costs two of the 300 calls that a visitor has per minute. */
const PAUSE_MS = 2_000;
/** The pause while the BFF says by itself when the version changes, and the longest pause after failures. */
const MAX_PAUSE_MS = 30_000;

/** What a page does with news about its content. */
interface Follower {
  /** Brings the page up to date. If it rejects, it is called again later. */
  changed(): Promise<void>;
  /** The preview's token is no longer valid. If another preview begins in this browser, `changed` follows. */
  expired(): void;
}

/**
 * Follows the version of the content that this browser sees, and reports each change. `rendered` is the version that the page was rendered
 * from; if it is null, the first answer is taken for that. The BFF is asked when its subscription says that the version has changed, when
 * the page is visible again, and every half a minute; without a connection for subscriptions every two seconds, and less often while
 * answers fail. Returns a function that ends it.
 */
export function followContent(rendered: string | null, follower: Follower): () => void {
  let seen = rendered;
  let failures = 0;
  let isAsking = false;
  /** Whether the version may have changed since it was last asked for. */
  let isNews = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const { signal } = ended;

  const report = async (version: string) => {
    if (signal.aborted) return;
    if (seen !== null && version !== seen) await follower.changed();
    seen = version;
  };
  const ask = async () => {
    isAsking = true;
    isNews = false;
    try {
      await report(await askVersion());
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isPreviewExpired(error) && !signal.aborted) {
        // Any version that follows is new.
        seen = "";
        follower.expired();
      }
    }
    isAsking = false;
    const pause = news.isConnected() ? MAX_PAUSE_MS : PAUSE_MS;
    if (!signal.aborted && !document.hidden) timer = setTimeout(ask, isNews ? 0 : Math.min(pause * 2 ** failures, MAX_PAUSE_MS));
  };
  const askNow = () => {
    clearTimeout(timer);
    if (isAsking) isNews = true;
    else if (!document.hidden) void ask();
  };
  const news = subscribeFromBrowser(ContentChangedDocument, {
    onData: ({ contentChanged }) => contentChanged !== seen && askNow(),
    onEnd: askNow,
  });

  document.addEventListener("visibilitychange", askNow, { signal });
  addEventListener(
    // Prismic's toolbar has replaced the token because the draft was saved. It would reload the page.
    "prismicPreviewUpdate",
    (event) => {
      event.preventDefault();
      news.reconnect();
      askNow();
    },
    { signal },
  );
  askNow();
  return () => {
    ended.abort();
    news.end();
    clearTimeout(timer);
  };
}

async function askVersion(): Promise<string> {
  const { data, error } = await queryFromBrowser(ContentVersionDocument, {});
  if (data?.contentVersion) return data.contentVersion;
  throw error ?? new Error("The BFF knows no version of the content.");
}

/** Whether an error of a query says that the token of this browser's preview is no longer valid. */
function isPreviewExpired(error: unknown): boolean {
  return errorsIn(error).some(({ extensions }) => extensions?.code === "PREVIEW_EXPIRED");
}
