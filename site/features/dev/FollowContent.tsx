"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useContentVersionQuery } from "../../bff/__generated__/hooks";
import { browserClient } from "../../bff/browser";

const POLL_MS = 1000;
/** The BFF knows of a publish a moment before the site has dropped its copy. */
const SETTLE_MS = 300;

/** In development, shows an edited document as soon as its file is saved: hot reload for content. */
export default function FollowContent() {
  const router = useRouter();
  const seen = useRef<string | null>(null);
  const { data } = useContentVersionQuery({ client: browserClient(), fetchPolicy: "no-cache", pollInterval: POLL_MS });
  const version = data?.contentVersion ?? null;

  useEffect(() => {
    if (!version) return;
    const isNew = seen.current !== null && seen.current !== version;
    seen.current = version;
    if (!isNew) return;
    const timer = setTimeout(() => router.refresh(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [version, router]);

  return null;
}
