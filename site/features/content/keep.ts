import { cacheLife } from "next/cache";

// The shortest life of what a page was made of is the page's own. `stale` is for how long a browser shows it again
// without asking: never, so that whoever follows a link sees what is published.
const WHOLE = { stale: 0, revalidate: 60, expire: 3600 };
/** Nothing that lacks a part is shown for longer than five seconds: one until it is made anew, and what that takes. */
const PARTIAL = { stale: 0, revalidate: 1, expire: 4 };

/**
 * Within `'use cache'`: keeps an answer until one of its documents is published, and looks after a minute whether a
 * publish was missed; one that lacks something for seconds. Zero seconds would forbid the page around it to be kept.
 */
export function keep(isWhole: boolean): void {
  cacheLife(isWhole ? WHOLE : PARTIAL);
}

/** Outside of it: makes the page that is being rendered one that lacks something. */
export async function keepBriefly(): Promise<void> {
  "use cache";
  keep(false);
}
