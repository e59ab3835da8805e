import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { findDraftPage } from "./findDraftPage";
import { followContent } from "./followContent";

/** The site renders a published page again a moment after the BFF knows of the publish. */
const SETTLE_MS = 300;
/** Where Prismic's toolbar gives each saved draft a token, the version is the token: that it has expired only the content tells. */
const EXPIRY_MS = 60_000;

export interface LiveContentProps {
  /** The version of the content that the page was rendered from; null if it is unknown. */
  version: string | null;
  isDraft: boolean;
  /** What a screen reader says after an update, and when no more updates are possible. */
  texts: Record<"updated" | Trouble, string>;
}

/** Why the page cannot show the newest draft. */
type Trouble = "missing" | "expired";

/**
 * Updates the page in place when its content changes: React replaces only what differs, so scroll, focus and typed values stay. If the page
 * has left the draft, or the preview is over, the page stays as it is, and the draft bar says so (`data-draft` in draft-bar.css).
 */
export function LiveContent({ version, isDraft, texts }: LiveContentProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [isRefreshing, startRefresh] = useTransition();
  const [updates, setUpdates] = useState(0);
  const [problem, setProblem] = useState<{ trouble: Trouble; pathname: string } | null>(null);

  useEffect(() => {
    const refresh = () => {
      setProblem(null);
      setUpdates((before) => before + 1);
      startRefresh(() => router.refresh());
    };
    const tell = (trouble: Trouble) => setProblem({ trouble, pathname: location.pathname });
    const compare = async (isChanged: boolean) => {
      const page = await findDraftPage(location.pathname);
      if (page === "ended") location.reload();
      else if (typeof page === "object") location.replace(page.movedTo);
      else if (page !== "found") tell(page);
      else if (isChanged) refresh();
    };
    const end = followContent(version, {
      changed: async () => (isDraft ? compare(true) : void setTimeout(refresh, SETTLE_MS)),
      expired: () => tell("expired"),
    });
    const timer = setInterval(() => isDraft && !document.hidden && void compare(false).catch(() => {}), EXPIRY_MS);
    return () => {
      end();
      clearInterval(timer);
    };
  }, [version, isDraft, router]);

  // Another page may be in the draft.
  const trouble = problem?.pathname === pathname ? problem.trouble : null;
  useEffect(() => {
    if (!trouble) return;
    const { dataset } = document.documentElement;
    dataset.draft = trouble;
    return () => void delete dataset.draft;
  }, [trouble]);

  const isUpdated = updates > 0 && !isRefreshing;
  return <output className="visually-hidden">{trouble ? texts[trouble] : isUpdated && texts.updated}</output>;
}
