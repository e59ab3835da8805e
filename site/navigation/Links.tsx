"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isEntryBefore, pageLinkOf } from "./links";

/**
 * Follows links to pages of the site on the client. One listener does for every link what a component for each would
 * do: links stay plain anchors, which cost a page nothing, and those in rich text are followed like any other. A link that
 * closes a part of the page (`data-close`) goes back to the entry that it was opened from, or takes its place in the history.
 */
export function Links() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageLinkOf(event);
      if (!page) return;
      event.preventDefault();
      const go = (scroll: boolean) => {
        // What is closed is not to be opened again by going back.
        if (page.dataset.close === undefined) router.push(page.href, { scroll });
        else if (isEntryBefore(page.href)) router.back();
        else router.replace(page.href, { scroll });
      };
      // What looks after a navigation, and scrolls, comes with the first touch, before this. Where it cannot come, neither can the page.
      void import("./navigationWatcher").then(
        () => go(false),
        () => navigator.onLine && go(true),
      );
    };
    // On the window, after everything that may have taken the click for itself.
    addEventListener("click", follow);
    // From here on the page is React's. Tests wait for it, as for a form that its script has taken over.
    document.documentElement.dataset.live = "";
    return () => removeEventListener("click", follow);
  }, [router]);
  return null;
}
