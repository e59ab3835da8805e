"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { fragmentLinkOf, isEntryBefore, pageLinkOf } from "./links";

/**
 * Follows links to pages of the site by client-side navigation, and scrolls to the element of a link within the page. One listener handles
 * all links, so that links are plain anchors, also in rich text. A link that closes a part of the page (`data-close`) goes back to the
 * history entry that it was opened from, or replaces the entry.
 */
export function Links() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const within = fragmentLinkOf(event);
      const page = pageLinkOf(event);
      if (!within && !page) return;
      event.preventDefault();
      // The navigation watcher, which scrolls, is usually loaded by now.
      const loading = import("./navigationWatcher");
      if (within) return void loading.then(({ followWithin }) => followWithin(within)).catch(() => location.assign(within.href));
      if (!page) return;
      const go = (scroll: boolean) => {
        // The back button must not open a closed part again.
        if (page.dataset.close === undefined) router.push(page.href, { scroll });
        else if (isEntryBefore(page.href)) router.back();
        else router.replace(page.href, { scroll });
      };
      // If it cannot be loaded, the page probably cannot either.
      void loading.then(
        () => go(false),
        () => navigator.onLine && go(true),
      );
    };
    // On the window, so that other listeners can handle the click first.
    addEventListener("click", follow);
    // Tests wait for this attribute: the page is hydrated now.
    document.documentElement.dataset.live = "";
    return () => removeEventListener("click", follow);
  }, [router]);
  return null;
}
