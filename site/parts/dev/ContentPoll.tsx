import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useContentVersionQuery } from "../../bff/__generated__/browser/ContentVersion";

const POLL_MS = 1000;
/** The BFF knows of a publish before the site has dropped its cached page. */
const SETTLE_MS = 300;

/** Polls the version of the content and refreshes the page when it changes. */
export default function ContentPoll() {
  const router = useRouter();
  const seen = useRef<string | null>(null);
  const { data } = useContentVersionQuery({ pollInterval: POLL_MS });
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
