"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { pageOf } from "./links";

/**
 * Follows links to pages of the site on the client. One listener does for every link what a component for each would
 * do: links stay plain anchors, which cost a page nothing, and those in rich text are followed like any other.
 */
export function Links() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageOf(event);
      if (!page) return;
      event.preventDefault();
      const push = (scroll: boolean) => router.push(page.href, { scroll });
      // What looks after a navigation, and scrolls, comes with the first touch, before this. Where it cannot come, neither can the page.
      void import("./watch").then(
        () => push(false),
        () => navigator.onLine && push(true),
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
